import Graphing
import Requests
import Screens
import Sheets

/// Asks for the picture of a link's sheet: `link`, and `size`.
struct LinkQuery {
  private let format: PictureFormat
  private let text: SheetText
  private let size: Size

  /// - Returns: `nil` if the query has no link.
  init?(_ query: Query, as format: PictureFormat, _ budget: Budget) throws(RequestProblem) {
    guard query.has(Options.link.name) else { return nil }
    var query = query
    self.format = format
    try query.requireWithin(budget)
    let name = Options.link.name
    let link = try query.value(of: Options.link) ?? ""
    size = try query.setting(of: Options.size)
    if size.width * size.height > Double(budget.pixels) { throw Query.tooManyPixels(budget) }
    try query.requireNoMore()
    do throws(SheetLink.Problem) {
      text = try SheetLink.text(link: Array(link.utf8))
    } catch {
      throw .unusable(name, error.message)
    }
    if text.rows.count > budget.formulas {
      throw .exceeded("too-many-formulas", name, limit: budget.formulas)
    }
    if text.text.utf8.count > budget.formulaBytes {
      throw .exceeded("formula-too-long", name, limit: budget.formulaBytes)
    }
  }

  func answer(_ deadline: Deadline) throws(RequestProblem) -> Answer {
    let angle = text.view?.angle ?? .radians
    let sheet = Sheet(text.rows, angle: angle, work: PlotQuery.workOfRow)
    if let wrong = sheet.firstProblem { throw .row(wrong, of: sheet) }
    guard let picture = SheetPicture(of: text, size: size, shouldStop: deadline.shouldStop) else {
      throw .impossibleSize
    }
    do throws(PictureFormat.Problem) {
      return format.answer(try format.file(of: picture, size: size, title: picture.title))
    } catch {
      throw RequestProblem(error)
    }
  }
}
