import ArgumentParser
import Screens

struct Repl: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "repl",
    abstract: "Work with a calculator line by line.",
    discussion: """
      Each line is keys with spaces between, as `ordinate keys` takes them: 3 5 + or M sin. A number \
      that follows another ends it, so that no enter is needed between. After each line come the \
      description and the display. `help` tells more, `keys` lists the keys, `quit` ends.

      At a terminal lines can be edited, the arrows recall earlier ones, Tab completes the names of \
      keys, Ctrl-C drops a line and Ctrl-D ends. What was typed is kept in the file repl-rpn in \
      $ORDINATE_HOME, which if it is not set is ~/.local/share/ordinate. This needs libedit or GNU \
      readline, and does without where neither is installed.

      Errors are told in the language of LC_ALL, LC_MESSAGES or LANG: English, German, Spanish, \
      French or Chinese.
      """)

  @Option(help: "Which calculator it is; so far rpn.") var on: Keys.Calculator

  func run() throws {
    guard on == .rpn else {
      throw Failure.usage("there is no repl of the \(on.rawValue) yet; --on rpn is")
    }
    var session = RPNSession(language: Environment.language)
    try LineSource.forEachLine(
      prompt: "rpn> ", history: "repl-rpn", completing: RPNSession.words
    ) { session.answer($0) }
    if session.hasFailed, !Input.isTerminal { throw Failure.input(nil) }
  }
}
