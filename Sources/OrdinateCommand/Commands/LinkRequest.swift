import Formulas
import Requests
import Sheets

/// `ordinate link`: prints the fragment of a link that holds a sheet.
struct LinkRequest: Request {
  private let source: SheetSource
  private let view: SheetText.View

  init(_ arguments: inout Arguments) throws(UsageProblem) {
    let x = arguments.has(Options.x.name) ? try arguments.setting(of: Options.x) : nil
    let y = try arguments.setting(of: Options.y)
    view = SheetText.View(x: Self.range(x), y: Self.range(y))
    source = try SheetSource(&arguments)
  }

  private static func range(_ range: DecimalRange?) -> SheetText.View.Range? {
    range.flatMap { SheetText.View.Range($0.lower, $0.upper) }
  }

  func run() throws {
    var text = try source.text()
    var view = text.view ?? SheetText.View()
    (view.x, view.y) = (self.view.x ?? view.x, self.view.y ?? view.y)
    text = SheetText(text.rows, view: view)
    let fragment: String
    do throws(SheetLink.Problem) {
      fragment = try SheetLink.fragment(of: text)
    } catch {
      throw Failure.input(error.message)
    }
    Results.write("#" + fragment + "\n")
  }
}
