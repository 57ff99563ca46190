import Formulas
import Graphing
import Sheets

// Evaluates, differentiates, tabulates and analyses a formula, then draws it with a function of
// this program on the program's own canvas. The breaks of its curve are proved, not guessed.
let formula = try Formula("sin(x)/(x-1)")
print(try formula.value(variables: ["x": 2]))
print(try formula.derivative(withRespectTo: "x").text)
print(ValueTable(of: formula, over: -1...1, sampleCount: 2).csv, terminator: "")
let (curve, parabola) = (FormulaSource(formula), FunctionDataSource { x in x * x / 4 - 2 })
let found = CurveAnalysis(of: curve, over: -4...4)
print(found.zeros.map(\.x), found.poles.map(\.x), found.isComplete ? "proved" : "perhaps more")
var canvas = TextCanvas(columns: 65, rows: 25)
let sources = [AnyGraphDataSource(curve), AnyGraphDataSource(parabola)]
CurvePlot(x: -4...4, y: -4...4).draw(sources, on: &canvas)
print(canvas.text)
