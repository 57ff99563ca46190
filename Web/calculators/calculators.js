import { openCalculator } from "./session.js";

export { openCalculator };
