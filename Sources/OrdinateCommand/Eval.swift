import ArgumentParser

struct Eval: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "eval",
    abstract: "Print the value of a formula.",
    discussion: """
      The formula may use x and the names given with --set. With --file each line is a formula and \
      each answer a line.
      """)

  enum Angle: String, ExpressibleByArgument, CaseIterable {
    case radians, degrees
  }

  enum Order: String, ExpressibleByArgument, CaseIterable {
    case precedence
    case leftToRight = "left-to-right"
  }

  @Argument var formula: FormulaArgument?

  @Option(
    help: ArgumentHelp("A variable's value; may be given again.", valueName: "name=value"),
    transform: Setting.init)
  var set: [Setting] = []

  @Option(help: "The unit of angles.") var angle = Angle.radians

  @Option(help: "Which operators apply first.") var order = Order.precedence

  @Option(
    help: ArgumentHelp("The significant digits to print.", valueName: "n"),
    transform: OptionValues.digits)
  var digits: Int?

  @Option(help: "A file of formulas, - for standard input.") var file: String?

  @Flag(help: "Print JSON.") var json = false

  func validate() throws {
    guard (formula == nil) != (file == nil) else {
      throw ValidationError("Give either a formula or --file.")
    }
  }

  func run() throws {
    try EvalRequest(
      formula: formula, set: set, angle: angle, order: order, digits: digits, file: file, json: json
    ).run()
  }
}
