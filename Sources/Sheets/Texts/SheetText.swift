public import Formulas

/// A sheet as text, a row a line: `y = x^2 @red, hidden`, and the view in a line of its own, `@x=-10:10,y=-5:5`.
///
/// Any text can be read: what is no colour and no view belongs to its row.
public struct SheetText: Equatable, Sendable {
  public var rows: [Sheet.Entry]
  /// The part of the plane that is shown, as it is written, and how; `nil` for the usual.
  public var view: View?

  /// - Parameter view: One that says nothing is `nil`.
  public init(_ rows: [Sheet.Entry], view: View? = nil) {
    (self.rows, self.view) = (rows, view == View() ? nil : view)
  }

  /// The colours that have a name, in their order.
  public static let colors = ["red", "blue", "green", "purple", "orange", "teal"]
}

// Lines.
extension SheetText {
  /// Reads a text. The last line may lack its end.
  public init(utf8 text: [UInt8]) {
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    self.init(
      lines: lines.map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 })
  }

  init(lines: [ArraySlice<UInt8>]) {
    var rows: [Sheet.Entry] = []
    var view: View?
    for line in lines {
      if let read = View(line) {
        view = read
      } else {
        rows.append(Sheet.Entry(line: line))
      }
    }
    self.init(rows, view: view)
  }

  /// Each line with its end.
  public var text: String {
    var text = ""
    for line in lines { text += line + "\n" }
    return text
  }

  var lines: [String] { rows.map { $0.line } + (view?.text.map { [$0] } ?? []) }
}

extension Sheet {
  /// The rows as they are written.
  public var entries: [Entry] { rows.indices.map { entry(at: $0) } }

  /// - Parameters: As for the sheet of texts.
  public init(_ entries: [Entry], angle: AngleUnit = .radians, work: Int64 = 10_000_000) {
    self.init([] as [String], angle: angle, work: work)
    insert(entries, at: 0)
  }
}
