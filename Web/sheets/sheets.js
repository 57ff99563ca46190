import { buildSheet } from "./build-sheet.js";

export { buildSheet };
