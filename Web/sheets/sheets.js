import { buildGallery, buildSheet } from "./build-sheet.js";

export { buildGallery, buildSheet };
