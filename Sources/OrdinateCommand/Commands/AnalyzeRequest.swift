import Formulas
import Graphing
import Requests
import Sheets
import Words

/// `ordinate analyze`: prints the extremes, zeros, poles, mean and integral of a function, or the places of
/// relations and of several rows.
struct AnalyzeRequest: Request {
  private let arguments: [FormulaArgument]
  private let x: ClosedRange<Double>
  /// Whether a range of y is given, perhaps `auto`.
  private let hasY: Bool
  private let y: ClosedRange<Double>?
  private let json: Bool

  init(_ arguments: inout Arguments) throws(UsageProblem) {
    let first = try arguments.requiredOperand("formula")
    self.arguments = ([first] + arguments.takeOperands()).map(FormulaArgument.init)
    x = try arguments.setting(of: Options.x).doubles
    hasY = arguments.has(Options.y.name)
    y = try arguments.setting(of: Options.y)?.doubles
    json = try arguments.isSet(Flags.json)
  }

  func run() throws {
    let lines = arguments.flatMap(\.lines)
    let rows = try lines.map { try $0.row(angle: .radians) }
    if rows.count == 1, case .function(let formula) = rows[0] { return try analyze(formula) }
    let end = Clock.seconds + Self.patience
    let analysis = Progress.during("analysing") { _ in
      PlaneAnalysis(of: rows, x: x, y: y, shouldStop: { Clock.seconds > end })
    }
    let report = PlaneReport(analysis: analysis, texts: rows.map(\.text))
    Results.write(json ? report.json + "\n" : report.text(Words.english))
  }

  /// How long the search may take, in seconds, before the rest is left out.
  private static let patience = 10.0

  private func analyze(_ formula: Formula) throws {
    if hasY { throw Failure.usage("--y is for relations and for several rows.") }
    let function = FormulaSource(formula, isCertain: true)
    let analysis = Progress.during("analysing") { _ in CurveAnalysis(of: function, over: x) }
    let report = AnalysisReport(analysis: analysis, shown: ShownAnalysis(function))
    Results.write(json ? report.json + "\n" : report.text(Words.english))
  }
}
