import ArgumentParser

/// Help and completions of the program `ordinate`, which `Program` runs.
struct OrdinateHelp: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ordinate",
    abstract: "A graphing calculator: values, graphs, tables and analyses of formulas.",
    discussion: """
      Examples:
        ordinate eval '2*sin(1)+3^4'           the value of a formula
        ordinate plot 'x*cos(1/x)' --x -1:1    its graph, here in the terminal
        ordinate plot 'x^3-2x' --out f.svg     a picture, also .png or .pdf
        ordinate analyze 'x^3-3x+2'            its extremes, zeros, poles, integral
        ordinate fit 'y ~ m x + b' --data f.csv  a line through data
        ordinate repl                          a calculator, line by line

      Values can begin with a minus: `ordinate eval -2^2` prints -4. A formula given as - is read from \
      standard input. `ordinate help eval` shows how formulas are written.

      Results go to standard output; errors go to standard error, with the place marked.

      Exit status:
        0   done
        64  wrong usage: an option is unknown, not a number or out of range
        65  a formula, key or input line cannot be read or has no value
        66  a file cannot be opened
        69  a required resource is unavailable: the server, its port, a library
        73  a file or standard output cannot be written

      Environment:
        NO_COLOR       if not empty, no colours, which only terminals get
        ORDINATE_HOME  the folder of histories, instead of $XDG_DATA_HOME/ordinate
                       or ~/.local/share/ordinate
        LC_ALL, LC_MESSAGES, LANG
                       the language of messages of calculators: English, German,
                       Spanish, French or Chinese
      """,
    version: "0.2.0",
    subcommands: [
      EvalHelp.self, KeysHelp.self, PlotHelp.self, TableHelp.self, DescribeHelp.self,
      AnalyzeHelp.self, FitHelp.self, SheetHelp.self, LinkHelp.self, ReplHelp.self,
      HistoryHelp.self, ServeHelp.self,
    ])
}
