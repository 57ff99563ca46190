import ArgumentParser
import Requests

struct Eval: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "eval",
    abstract: "Print the value of a formula.",
    usage: """
      ordinate eval FORMULA [--set NAME=VALUE ...] [--angle UNIT]
                    [--order ORDER] [--digits N] [--json]
      ordinate eval --file FILE [...]
      """,
    discussion: """
      The formula may use x and the names given with --set. With --file each line is a formula and \
      each answer a line, however many there are; a line that has no value is answered with \
      `error: …`, and the exit status is then 65.

      A value that differs from 0 by rounding alone is shown as 0: sin(π). JSON has the double.

      Examples:
        ordinate eval '2*sin(1)+3^4'
        ordinate eval 'a x²' --set a=-2 --set x=1.5
        ordinate eval 'sin 30' --angle degrees
        ordinate eval '1/3' --digits 5
        ordinate eval '√(-4)' --json              the error's code and place
        ordinate eval --file formulas.txt
        seq 10 | sed 's/$/^2/' | ordinate eval --file -

      Formulas:
        2.5 .5 2e-3          numbers
        + - * / ^ !          also × ÷ · − ** and superscripts: x³
        2x  2πx  (1+2)(3)    a product needs no sign; 1/2x is (1/2)·x
        -2^2  2^3^2          -4 and 512: powers apply first, from the right
        √x ∛x |x|            root and magnitude; sin x, sin²(x), sin⁻¹(x)
        pi e tau phi         constants, also π τ φ

      Functions: sin cos tan sec csc cot, asin acos atan acsc asec acot atan2, sinh cosh tanh asinh \
      acosh atanh, exp ln log log10 log2 log(base,x), sqrt cbrt root(x,n) pow, abs sign floor ceil \
      round trunc frac mod gcd lcm, min max sum avg hypot, fact gamma ncr npr, erf sinc clamp deg rad.
      """)

  enum Angle: String, ExpressibleByArgument, CaseIterable {
    case radians, degrees
  }

  enum Order: String, ExpressibleByArgument, CaseIterable {
    case precedence
    case leftToRight = "left-to-right"
  }

  @Argument(help: "The formula; - reads it from standard input.")
  var formula: FormulaArgument?

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

  @Option(
    help: ArgumentHelp("A file of formulas, - for standard input.", valueName: "file"),
    completion: .file())
  var file: String?

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
