import Graphing
import Screens
import Sheets

// Data tables, and models that are fitted to them.
extension GraphSession {
  /// - Returns: Whether the request was carried out.
  static func apply(
    _ message: SheetMessage, _ fields: inout FieldReader, toDataOf sheet: inout SheetScreen,
    on screen: inout GraphScreen
  ) throws(UnknownMessage) -> Bool {
    var isDone = true
    // Data that appear are shown as a whole.
    var isNew = false
    switch message {
    case .newTable:
      let text = try fields.rest()
      isDone = text.utf8.isEmpty ? sheet.insertTable() : sheet.insertTable(of: text)
      isNew = isDone && !text.utf8.isEmpty
    case .paste:
      isDone = sheet.paste(try fields.rest())
      // No row is edited then.
      isNew = isDone && sheet.active == nil
    case .pasteCells:
      let row = try fields.whole()
      let (line, column) = (try fields.whole(), try fields.whole())
      isNew = sheet.sheet.index(of: row).map { sheet.sheet.result(at: $0).plots.isEmpty } ?? false
      isDone = sheet.pasteCells(try fields.rest(), into: row, line: line, column: column)
    default:
      isDone = try apply(message, &fields, to: &sheet, ofTable: fields.whole(), on: screen)
      isNew = isDone && (message == .keepResiduals || message == .normalCurve)
    }
    sheet.show(on: &screen)
    if isNew { _ = screen.fitBounded() }
    return isDone
  }

  private static func apply(
    _ message: SheetMessage, _ fields: inout FieldReader, to sheet: inout SheetScreen,
    ofTable row: Int, on screen: GraphScreen
  ) throws(UnknownMessage) -> Bool {
    switch message {
    case .setCell:
      let (line, column) = (try fields.whole(), try fields.whole())
      return sheet.setCell(try fields.rest(), of: row, line: line, column: column)
    case .setHead:
      let column = try fields.whole()
      return sheet.setHead(try fields.rest(), of: row, column: column)
    case .addColumn: return sheet.addColumn(to: row)
    case .removeColumn: return sheet.removeColumn(try fields.whole(), of: row)
    case .insertLine: return sheet.insertLine(at: try fields.whole(), of: row)
    case .removeLine: return sheet.removeLine(try fields.whole(), of: row)
    case .joinPoints: return sheet.setJoined(try fields.flag(), of: row)
    case .dragCell:
      let (line, column) = (try fields.whole(), try fields.whole())
      return sheet.drag(row, line: line, column: column, to: fields.point(), on: screen)
    case .addFit:
      let model = try fields.value { UsualModel(rawValue: String(decoding: $0, as: UTF8.self)) }
      return sheet.addFit(model, to: row)
    case .keepEquation: return sheet.keepEquation(ofFit: row)
    case .keepResiduals: return sheet.keepResiduals(ofFit: row)
    case .normalCurve: return sheet.addNormalCurve(to: row)
    default: throw UnknownMessage()
    }
  }
}
