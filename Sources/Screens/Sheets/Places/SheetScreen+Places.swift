import Formulas
import Reals
import Sheets

extension SheetScreen {
  /// Adds a place as a row that is a point; see `PlaneCoordinate.rowText`.
  ///
  /// - Returns: `false` for a pole, and if there are too many rows.
  package mutating func add(_ place: SheetPlaces.Place) -> Bool {
    guard let y = place.y, sheet.rows.count < Sheet.mostRows else { return false }
    let texts = [place.x, y].compactMap { $0.rowText }
    guard texts.count == 2 else { return false }
    record()
    sheet.insert([Sheet.Entry("(" + texts[0] + ", " + texts[1] + ")")], at: sheet.rows.count)
    return true
  }
}

extension PlaneCoordinate {
  /// The number as rows have it: in decimals if these say all, otherwise exactly if that is known; `nil` if no digit is
  /// proved.
  var rowText: String? { exactBeyondDigits?.text ?? digits?.text ?? exact?.text }
}
