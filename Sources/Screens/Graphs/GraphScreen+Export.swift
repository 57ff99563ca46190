import Formulas
import Graphing
import OrdinateNumerics
import Reals
import TextFormats

/// The formats in which a graph can be saved.
public enum GraphExport: Sendable {
  /// A picture of the part in sight, with a legend.
  case svg
  /// The values of the curves at the pixel columns in sight.
  case csv

  package init?(name: ArraySlice<UInt8>) {
    if name.spells("svg") {
      self = .svg
    } else if name.spells("csv") {
      self = .csv
    } else {
      return nil
    }
  }
}

extension GraphScreen {
  /// The curves in sight as a file.
  ///
  /// - Parameter title: The title of a picture.
  /// - Returns: UTF-8. A table has a column for the abscissa and one for each visible curve, each
  ///   with a header; undefined values are empty. Relations have no column.
  /// - Complexity: O(columns) values of each curve.
  public func export(_ format: GraphExport, title: String) -> [UInt8] {
    switch format {
    case .svg:
      var canvas = SVGCanvas(size: view.size, title: title)
      drawPicture(on: &canvas)
      return canvas.finished()
    case .csv: return table()
    }
  }

  private func table() -> [UInt8] {
    let xs =
      axesStyle.logarithmic.x
      ? view.columns.map { LogarithmicAxes.number(at: $0) } : view.columns
    let shown = curves.filter { $0.isShown && $0.hasValues }
    let columns = shown.map { $0.cells(at: xs) }
    var bytes = Self.cell((shown.first?.abscissa ?? "x").description)
    for curve in shown {
      bytes.append(UInt8(ascii: ","))
      bytes += shown.count == 1 ? Array("y".utf8) : Self.cell(curve.title)
    }
    bytes.append(UInt8(ascii: "\n"))
    for (index, x) in xs.enumerated() {
      bytes += (deepText(x, isOrdinate: false) ?? moment(at: x)?.text ?? x.text(.shortest)).utf8
      for column in columns {
        bytes.append(UInt8(ascii: ","))
        bytes += column[index].utf8
      }
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// A text, in quotation marks if it needs them.
  ///
  /// - Source: RFC 4180.
  private static func cell(_ text: String) -> [UInt8] {
    let quote = UInt8(ascii: "\"")
    let bytes = Array(text.utf8)
    guard bytes.contains(where: { $0 == quote || $0 == UInt8(ascii: ",") }) else { return bytes }
    return [quote] + bytes.flatMap { $0 == quote ? [quote, quote] : [$0] } + [quote]
  }
}

extension GraphCurve {
  /// The ordinates as a table has them: with true digits; empty where no value is known.
  fileprivate func cells(at xs: [Double]) -> [String] {
    guard var function = shownFunction else { return values(at: xs).map { $0.text(.shortest) } }
    return xs.map { x in (try? function.digits(at: Numeral(x)))?.asciiText ?? "" }
  }
}
