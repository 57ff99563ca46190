import ArgumentParser
import Requests

struct SheetHelp: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet",
    abstract: "Print how the rows of a sheet are read, and their values.",
    usage: """
      ordinate sheet ROW ... [--json]
      ordinate sheet --file FILE [--json]
      """,
    discussion: """
      Rows define names that other rows use, in any order. A name is a letter, Latin or Greek, perhaps \
      with a subscript: a, x_1, v_max. x, y, r, θ and t are the plane's.

        a = 2                      a parameter; {-5 ≤ a ≤ 5, step 0.1} may give its range
        b = a²+1                   a definition
        f(x) = x²+a                a function; f(2), f'(x), f''(x) and d/dx(f(x)) use it
        1/3 + f(2)                 a value
        y = a x², x = y², x²       a curve
        x²+y² = 25, y > x          a relation
        r = 1+cos θ                a polar curve
        (cos t, sin t)             a curve of a parameter
        P = (1, a), [(1,2),(3,4)]  a point, a list of points
        L = [1, 2, 3], [1…10], [k² for k = 1…5]
                                   a list; y = L x draws a curve for each element
        "a note"                   a note

      Each line has the number of the row, its kind, its text and its value. A row that cannot be read or has \
      no value does not stop the others; the exit status is then 65. --json prints a line of JSON for each row; \
      for `solve(…)` with `complete`, which says whether all solutions are known.

      In a file, @ and the name of a colour may follow a row, and hidden keeps it out of the picture: \
      y = x² @red, hidden. A line such as @x=-10:10,y=-5:5 gives the ranges of plot --sheet.

      Examples:
        ordinate sheet 'a = 2' 'f(x) = x²+a' 'f(3)' "f'(x)"
        ordinate sheet --file lesson.txt --json | jq .value
        ordinate plot --sheet lesson.txt --out lesson.svg
      """)

  @Argument(help: "Rows; - reads them from standard input, one per line.")
  var rows: [String] = []
  @Option(Options.rows) var file: String?
  @Flag(Flags.json) var json: Bool
}
