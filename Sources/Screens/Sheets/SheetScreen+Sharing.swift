import Formulas
import Graphing
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
  /// A picture by the server, for an HTML page.
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
      if screen.isDeep { return nil }
      return SheetPicture(of: linkText(with: screen), size: screen.view.wholeSize)?.latex()
    case .markdown:
      let description = screen.description
      let name = description.utf8.isEmpty ? "Ordinate" : description
      let link = address + "#" + (try fragment(with: screen))
      // Parentheses would end an address without the angle brackets.
      return "[" + Self.escaped(name, "\\`*_[]<>|~&$") + "](<" + Self.escaped(link, "\\<>&") + ">)"
    case .image:
      return try image(of: screen, address: address)
    case .csv:
      let hasValues = screen.curves.contains { $0.isShown && $0.hasValues }
      return hasValues ? String(decoding: screen.export(.csv, title: ""), as: UTF8.self) : nil
    case .embed:
      return screen.isApart || screen.axesStyle.logarithmic.isAny ? nil : Self.element(of: screen)
    }
  }

  /// The element of a picture that the server beside the page draws.
  private func image(
    of screen: GraphScreen, address: String
  ) throws(SheetLink.Problem) -> String? {
    if screen.isDeep { return nil }
    let size = screen.view.wholeSize
    let bytes = Array(address.utf8)
    let end = bytes.lastIndex(of: UInt8(ascii: "/")) ?? -1
    let server = String(decoding: bytes[...end], as: UTF8.self)
    let (width, height) = (Int(size.width).description, Int(size.height).description)
    let link = PercentText.encoded(value: "#" + (try fragment(with: screen)))
    let source = server + "plot.svg?size=" + width + "x" + height + "&link=" + link
    return "<img src=\"" + source.escapedForMarkup + "\" width=\"" + width + "\" height=\"" + height
      + "\" alt=\"" + screen.description.escapedForMarkup + "\">\n"
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
    for curve in screen.curves where curve.isShown && curve.data == nil {
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
