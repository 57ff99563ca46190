import { openRPN } from "./rpn-screen.js";

export { openRPN };
