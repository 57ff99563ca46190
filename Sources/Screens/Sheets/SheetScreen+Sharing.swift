import Formulas
import Graphing
import OrdinateNumerics
package import Sheets
import TextFormats

/// The texts that a sheet is shared as, beside its link.
package enum SheetShare: String, CaseIterable, Sendable {
  /// A picture for pgfplots.
  case latex
  /// A link.
  case markdown
  /// The graph's element for an HTML page.
  case embed
  /// The picture that the server draws, for an HTML page.
  case image
  /// The values of functions, for spreadsheets.
  case csv
}

extension SheetScreen {
  /// The sheet as a text for other documents.
  ///
  /// - Parameters:
  ///   - screen: Shows the sheet.
  ///   - address: Of the page, without a fragment.
  /// - Returns: `nil` in a part of the plane that the text cannot name.
  package func shared(
    as form: SheetShare, on screen: GraphScreen, address: String
  ) throws(SheetLink.Problem) -> String? {
    switch form {
    case .latex:
      if !screen.hasPlainCoordinates { return nil }
      return SheetPicture(of: linkText(with: screen), size: screen.view.wholeSize)?.latex()
    case .markdown:
      let equations = screen.equations
      let name = equations.utf8.isEmpty ? "Ordinate" : equations
      let link = address + "#" + (try fragment(with: screen))
      // Parentheses would end an address without the angle brackets.
      return "[" + Self.escaped(name, "\\`*_[]<>|~&$") + "](<" + Self.escaped(link, "\\<>&") + ">)"
    case .image: return image(on: screen, address: address)
    case .csv:
      let hasValues = screen.curves.contains { $0.isShown && $0.hasValues }
      return hasValues ? String(decoding: screen.export(.csv, title: ""), as: UTF8.self) : nil
    case .embed:
      return screen.isApart || screen.axesStyle.logarithmic.isAny ? nil : Self.element(of: screen)
    }
  }

  /// The picture of a server, which knows rows and ranges.
  ///
  /// - Returns: `nil` if the picture would be another one.
  private func image(on screen: GraphScreen, address: String) -> String? {
    guard screen.hasPlainCoordinates, !screen.isApart, sheet.angle == .radians else { return nil }
    let size = screen.view.wholeSize
    let shown = screen.wholeViewport
    let rows = sheet.rows.indices.filter { index in
      let row = sheet.rows[index]
      return !row.isHidden && !row.text.utf8.isEmpty && sheet.result(at: index).problem == nil
    }
    let texts = rows.map { sheet.rows[$0].text }
    // What is hidden may define what is shown.
    let alone = Sheet(texts)
    guard alone.isDrawn else { return nil }
    var query: [(String, String)] = texts.map { ("f", $0) }
    for (name, range) in [("x", shown.x), ("y", shown.y)] {
      let ends = [range.lowerBound, range.upperBound].map { $0.text(.significant(6)) }
      query.append((name, ends[0] + ":" + ends[1]))
    }
    query.append(
      ("size", Int(size.width).description + "x" + Int(size.height).description))
    let pairs = query.map { $0.0 + "=" + PercentText.encoded(inQuery: $0.1) }
    let name = Self.attribute(screen.equations)
    let folder = address.utf8.lastIndex(of: UInt8(ascii: "/")).map { address[...$0] } ?? ""
    return "<img src=\"" + Self.attribute(folder + "plot.svg?" + pairs.joined(separator: "&"))
      + "\" alt=\"" + name + "\">"
  }

  private static func attribute(_ text: String) -> String {
    var result: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): result += "&amp;".utf8
      case UInt8(ascii: "<"): result += "&lt;".utf8
      case UInt8(ascii: "\""): result += "&quot;".utf8
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// A text with a backslash before each mark of Markdown.
  private static func escaped(_ text: String, _ marks: String) -> String {
    var result: [UInt8] = []
    for byte in text.utf8 {
      if marks.utf8.contains(byte) { result.append(UInt8(ascii: "\\")) }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The graph as an element of a page beside which the folders of the site are.
  private static func element(of screen: GraphScreen) -> String {
    var sources = JSONText()
    sources.beginArray()
    for curve in screen.curves where curve.isShown {
      sources.beginObject()
      sources.member("formula", curve.text)
      if curve.angle == .degrees { sources.member("angle", "degrees") }
      sources.endObject()
    }
    sources.endArray()
    return "<graph-view scale=\"" + screen.scaleText + "\" origin=\"" + screen.originText
      + "\" style=\"display: block; height: 400px\"></graph-view>\n<script type=\"module\">\n"
      + "  import { defineGraphView } from \"./graph/graph.js\";\n  defineGraphView();\n"
      + "  document.querySelector(\"graph-view\").dataSource = " + sources.text + ";\n</script>\n"
  }
}
