import Formulas
import Reals
import Sheets

extension SheetScreen {
  /// Adds a place as a row that is a point: exactly where that is known, otherwise with the digits that are
  /// proved.
  ///
  /// - Returns: `false` for a pole, and if there are too many rows.
  package mutating func add(_ place: SheetPlaces.Place) -> Bool {
    guard let y = place.y, sheet.rows.count < Sheet.mostRows else { return false }
    let texts = [place.x, y].compactMap { $0.exact?.text ?? $0.digits?.text }
    guard texts.count == 2 else { return false }
    record()
    sheet.insert([Sheet.Entry("(" + texts[0] + ", " + texts[1] + ")")], at: sheet.rows.count)
    return true
  }
}
