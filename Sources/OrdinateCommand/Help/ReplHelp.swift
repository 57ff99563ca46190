import ArgumentParser
import Requests

struct ReplHelp: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "repl",
    abstract: "Work with a calculator line by line.",
    discussion: """
      A line is a sequence of keys with spaces between them, as in `ordinate keys`. On rpn, as in 3 5 + \
      or M sin, a number ends the number before it, without enter. On calculator and scientific a \
      line can do without spaces, as in 2+3*4, and its end completes the calculation, unless an \
      operator is last or a parenthesis is open. On plotter a line is an equation, which is drawn. \
      After each line come the description and the display; at a terminal fractions and powers are \
      typeset. --json answers each line with a line like those of `ordinate keys --json`.

      `plot` draws what was entered, or formulas, with the options of `ordinate plot`; `set` changes \
      the unit of angles, the digits shown and other settings; `help` explains more, `keys` lists the \
      keys, `quit` ends the session.

      At a terminal lines can be edited and pasted, the arrows recall earlier ones, Ctrl-R searches \
      them, Tab completes names, Ctrl-C drops a line and Ctrl-D ends the session. Typed lines are kept \
      in the file repl-CALCULATOR in $ORDINATE_HOME; if that is not set, in ~/.local/share/ordinate. \
      Editing needs libedit or GNU readline. Results go into the history that `ordinate history` \
      lists, whether they were typed at a terminal or not.

      Errors are in the language of LC_ALL, LC_MESSAGES or LANG: English, German, Spanish, French or \
      Chinese.

      Examples:
        ordinate repl
        ordinate repl --on rpn
        echo '2+3*4' | ordinate repl --on calculator
        printf '3 x * x =\\nplot --x -2:2 --out f.svg\\n' | ordinate repl
        echo '1 0 /' | ordinate repl --on rpn --json
      """)

  @Option(ReplRequest.calculator) var calculator: String?
  @Flag(Flags.json) var json: Bool
}
