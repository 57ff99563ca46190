import ArgumentParser
import Requests

struct KeysHelp: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keys",
    abstract: "Press keys of a calculator and print what it shows.",
    discussion: """
      Prints the description, then the display, which is empty after an error; JSON has the code of \
      the error, and its message in the language of LC_ALL, LC_MESSAGES or LANG.

      A key is given by its label or its name in ASCII; a number stands for its characters.

      calculator and scientific take 7 * 9 = and 45 sin. \
      rpn takes 3 enter 5 - for 3-5. Besides its keys it takes any letter as a variable, and any \
      function by its name, such as atan2, or max:3 for three operands; \
      `ordinate describe FORMULA --as rpn` prints the keys of a formula. \
      plotter plots with an X-Max of 5 and 50 samples.

      Examples:
        ordinate keys --on calculator 2 + 3 '*' 4 =     from left to right: 20
        ordinate keys --on scientific 45 sin --angle degrees
        ordinate keys --on scientific x square + 1 = --set x=3
        ordinate keys --on rpn 3 enter 5 - --trace
        ordinate keys --on rpn 10 sqrt 3 + --json
        ordinate keys --on plotter x pow 2 plot
      """)

  @Option(Options.calculator) var calculator: String
  @Argument(help: ArgumentHelp("A key, or a number.", valueName: "key")) var keys: [String] = []
  @Option(Options.angle) var angle: String?
  @Option(Options.set) var set: [String]
  @Flag(Flags.trace) var trace: Bool
  @Flag(Flags.json) var json: Bool
  @Flag(Flags.record) var record: Bool
}
