import Formulas
import Graphing
import Reals
import Screens
import Sheets
import TextFormats
import Words

// What a sheet draws, in words.
extension SheetReply {
  /// The most places of a kind that are named.
  private static let mostNamed = 12

  /// The rows in their order, with a sentence or a list in each line.
  static func write(
    descriptionsOf sheet: SheetScreen, _ places: SheetPlaces, on screen: GraphScreen,
    _ words: Words, _ digits: DigitsShown, to json: inout JSONText
  ) {
    json.beginArray()
    for description in RowDescription.all(of: sheet, places, on: screen) {
      json.beginObject()
      json.member("row", description.row)
      json.member("kind", words[SheetWord(description.kind)])
      json.member("math", description.mathML)
      json.name("lines")
      json.beginArray()
      for line in lines(of: description, on: screen, words, digits) { json.string(line) }
      json.endArray()
      json.endObject()
    }
    json.endArray()
  }

  private static func lines(
    of row: RowDescription, on screen: GraphScreen, _ words: Words, _ digits: DigitsShown
  ) -> [String] {
    var lines =
      row.gaps.map { $0.isEmpty ? [words[SheetWord.everywhere]] : $0.map { text(of: $0, words) } }
      ?? []
    if let extent = row.extent, extent.isSmallest {
      for (name, side) in [("x", extent.x), ("y", extent.y)] {
        let values: [(name: String, text: String)] = [
          (name: "name", text: name),
          (name: "lower", text: text(of: side.lower, leastDigits)),
          (name: "upper", text: text(of: side.upper, leastDigits)),
        ]
        lines.append(words.text(.extent, values))
      }
    }
    if let left = row.left {
      lines.append(text(of: left, [.leftEdge, .leftRising, .leftFalling], words))
    }
    lines += lists(of: row.places, on: screen, words, digits)
    if let right = row.right {
      lines.append(text(of: right, [.rightEdge, .rightRising, .rightFalling], words))
    }
    let exceptions = words.exceptions(
      row.endless, row.crowds, along: "x",
      { ShownAnalysis.x(of: $0, count: leastDigits) }, writtenBy: { Words.shown($0.text) })
    if !exceptions.isEmpty {
      lines += exceptions
      if row.isCompleteElsewhere {
        lines.append(words[.othersComplete])
        return lines
      }
    }
    let statement: SheetWord =
      row.isComplete ? .allOfRow : row.places.isEmpty ? .notFound : .somePlaces
    lines.append(words[statement])
    return lines
  }

  /// The places of each kind in a line.
  private static func lists(
    of places: [SheetPlaces.Place], on screen: GraphScreen, _ words: Words, _ digits: DigitsShown
  ) -> [String] {
    var kinds: [SheetPlaces.Kind] = []
    for place in places {
      for kind in place.kinds where !kinds.contains(kind) { kinds.append(kind) }
    }
    return kinds.map { kind in
      let all = places.filter { $0.kinds.contains(kind) }
      var line = name(of: kind, words) + ": "
      for (index, place) in all.prefix(mostNamed).enumerated() {
        line += (index > 0 ? "; " : "") + text(of: place, on: screen, digits)
      }
      return line + (all.count > mostNamed ? "; …" : "")
    }
  }

  private static func text(of gap: RowDescription.Gap, _ words: Words) -> String {
    switch gap {
    case .everywhere: words[.nowhere]
    case .left(let x): words.text(.noValueLeft, "x", Words.shown(x.text))
    case .right(let x): words.text(.noValueRight, "x", Words.shown(x.text))
    case .between(let lower, let upper):
      words.text(
        .noValueBetween,
        [
          (name: "lower", text: Words.shown(lower.text)),
          (name: "upper", text: Words.shown(upper.text)),
        ])
    }
  }

  /// - Parameter sentences: Without a direction, rising and falling.
  private static func text(
    of edge: RowDescription.Edge, _ sentences: [SheetWord], _ words: Words
  ) -> String {
    let sentence = edge.rises.map { sentences[$0 ? 1 : 2] } ?? sentences[0]
    return words.text(sentence, "y", Words.shown(edge.value.text))
  }
}
