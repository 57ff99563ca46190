import Calculators
import Requests
import Screens

/// `ordinate history`: lists, exports or clears the history of calculators.
///
/// The separate program that stores histories does the work.
struct HistoryRequest: Request {
  /// The action on the rows.
  private enum Action {
    case show(grouped: Bool, format: String)
    case clear(asking: Bool)
  }

  private let calculator: Calculator?
  private let search: String
  private let action: Action

  init(_ arguments: inout Arguments) throws(UsageProblem) {
    try arguments.require(.clearOrPrint)
    try arguments.require(.jsonOrExport)
    try arguments.require(Flags.yes.name, onlyWith: Flags.clear.name)
    calculator = try arguments.value(of: Options.calculator)
    search = try arguments.value(of: Options.search) ?? ""
    let isGrouped = try arguments.isSet(Flags.grouped)
    let export = try arguments.value(of: Options.export)
    let format = try arguments.isSet(Flags.json) ? "json" : export?.rawValue ?? "text"
    let isAnswered = try arguments.isSet(Flags.yes)
    action =
      try arguments.isSet(Flags.clear)
      ? .clear(asking: !isAnswered) : .show(grouped: isGrouped, format: format)
  }

  func run() throws {
    let file = try HistoryFile()
    let (owner, language) = (calculator?.name ?? "all", Environment.language.code)
    let words =
      switch action {
      case .show(let grouped, let format):
        ["show", owner, grouped ? "kinds" : "newest", format, language, search]
      case .clear(let asking): ["clear", owner, asking ? "ask" : "now", language, search]
      }
    throw Environment.become(file.program, arguments: [file.path] + words)
  }
}
