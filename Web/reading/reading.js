import { FormulaField } from "./formula-field.js";
import { ReadingViewElement } from "./reading-view.js";

export { FormulaField, ReadingViewElement };
