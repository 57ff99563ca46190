import Formulas
import Graphing
import OrdinateNumerics
import Reals
import Screens
import Sheets
import TextFormats
import Words

// Places of interest.
extension SheetReply {
  /// The places in sight, and whether these are all.
  static func places(
    _ places: SheetPlaces, of sheet: SheetScreen, on screen: GraphScreen, _ words: Words,
    _ digits: DigitsShown
  ) -> [UInt8] {
    var json = JSONText()
    json.beginObject()
    json.name("places")
    json.beginArray()
    let found = places.inSight(on: screen)
    for place in found { write(place, of: sheet, on: screen, words, digits, to: &json) }
    json.endArray()
    json.name("descriptions")
    write(descriptionsOf: sheet, places, on: screen, words, digits, to: &json)
    json.member(
      "statement", statement(of: places.knowledge(on: screen), isEmpty: found.isEmpty, words))
    json.endObject()
    return json.bytes
  }

  private static func statement(
    of knowledge: SheetPlaces.Knowledge, isEmpty: Bool, _ words: Words
  ) -> String {
    switch knowledge {
    case .searching: words[.searchingPlaces]
    case .nothing: words[.noPlaces]
    case .some: words[.somePlaces]
    case .all: words[isEmpty ? .noPlaces : .allPlaces]
    }
  }

  /// The coordinates of a place: exact ones, otherwise the digits that are proved, with `≈` before them.
  static func text(
    of place: SheetPlaces.Place, on screen: GraphScreen, _ digits: DigitsShown
  ) -> String {
    let count = max(digits.count ?? 0, leastDigits)
    let coordinates = [place.x, place.y].compactMap { $0 }
    let isExact = coordinates.allSatisfy { $0.exact != nil || $0.digits(count)?.isExact == true }
    let texts = coordinates.indices.map { index in
      moment(coordinates[index], isOrdinate: index > 0, on: screen)
        ?? text(of: coordinates[index], count)
    }
    return (isExact ? "" : "≈ ") + pair(texts, isPole: place.y == nil)
  }

  static func write(
    _ place: SheetPlaces.Place, of sheet: SheetScreen, on screen: GraphScreen, _ words: Words,
    _ digits: DigitsShown, to json: inout JSONText
  ) {
    let count = max(digits.count ?? 0, leastDigits)
    let coordinates = [place.x, place.y].compactMap { $0 }
    let decimals = coordinates.map { $0.digits(count) }
    let position = SheetPlaces.position(of: place, on: screen)
    json.beginObject()
    json.member("kind", place.kinds.map { name(of: $0, words) }.joined(with: " · "))
    json.member("text", text(of: place, on: screen, digits))
    json.name("math")
    json.beginArray()
    for (index, coordinate) in coordinates.enumerated() {
      if let moment = moment(coordinate, isOrdinate: index > 0, on: screen) {
        json.string(moment)
      } else if let exact = coordinate.exactBeyondDigits {
        json.string(exact.mathML)
      } else {
        json.string(Words.shown(coordinate.digits(count)?.text ?? ""))
      }
    }
    json.endArray()
    json.member(
      "decimals",
      screen.time == TimeAxes() && coordinates.contains { $0.exactBeyondDigits != nil }
        ? "≈ " + pair(decimals.map { Words.shown($0?.text ?? "") }, isPole: place.y == nil) : nil)
    json.name("rows")
    json.beginArray()
    for row in place.rows { if sheet.sheet.index(of: row) != nil { json.number(row) } }
    json.endArray()
    json.name("constructions")
    json.beginArray()
    if sheet.canConstruct(at: place) {
      let canEnclose = sheet.canEnclose(at: place)
      for construction in SheetConstruction.allCases where canEnclose || !construction.isOfTwo {
        json.string(construction.rawValue)
      }
    }
    json.endArray()
    json.member("left", position?.left ?? .nan)
    json.member("top", position?.top ?? .nan)
    json.endObject()
  }

  /// How many digits of decimals are shown.
  static let leastDigits = 8

  static func text(of coordinate: PlaneCoordinate, _ count: Int) -> String {
    Words.shown(coordinate.exactBeyondDigits?.text ?? coordinate.digits(count)?.text ?? "")
  }

  /// A coordinate as a date or a time; `nil` on an axis of plain numbers.
  private static func moment(
    _ coordinate: PlaneCoordinate, isOrdinate: Bool, on screen: GraphScreen
  ) -> String? {
    guard screen.timeKind(isOrdinate: isOrdinate) != nil,
      let text = coordinate.digits(15)?.asciiText, let value = Double(decimal: Array(text.utf8))
    else { return nil }
    return screen.moment(at: value, isOrdinate: isOrdinate)?.text
  }

  private static func pair(_ texts: [String], isPole: Bool) -> String {
    isPole ? "x = " + texts[0] : "(" + texts[0] + ", " + texts[1] + ")"
  }

  static func name(of kind: SheetPlaces.Kind, _ words: Words) -> String {
    switch kind {
    case .minimum: words[.localMinimum]
    case .maximum: words[.localMaximum]
    case .curve: words[.onCurve]
    case .of(.zero): words[.zero]
    case .of(.intercept): words[.intercept]
    case .of(.pole): words[.pole]
    case .of(.extreme): words[.extremePlace]
    case .of(.inflection): words[.inflection]
    case .of(.intersection): words[.intersection]
    case .of(.hole): words[.holePlace]
    case .of(.end): words[.endPlace]
    }
  }

  static func label(of construction: SheetConstruction, _ words: Words) -> String {
    switch construction {
    case .tangent: words[SheetWord.tangent]
    case .normal: words[SheetWord.normal]
    case .circle: words[SheetWord.circle]
    case .area: words[SheetWord.area]
    case .mean: words[SheetWord.meanValue]
    case .between: words[SheetWord.areaBetween]
    }
  }
}
