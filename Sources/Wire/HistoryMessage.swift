import Calculators
import Formulas
import Screens
import TextFormats

/// What a page tells the histories. On the wire: see `HistorySession`.
enum HistoryMessage {
  case words(Language)
  case of(HistoryOwner, Request)

  enum Request {
    case open([History.Entry])
    case insert([History.Entry])
    case remove([Int])
    case show(HistoryScreen.Order, search: String)
    case rows(Range<Int>)
    case export(Format)
  }

  enum Format {
    case csv, text
  }

  /// - Returns: `nil` for a message that has no such name, or of which a field is missing or wrong.
  init?(utf8: [UInt8]) {
    guard utf8.prefix(8).elementsEqual("history.".utf8) else { return nil }
    let fields = utf8.split(separator: 0x1F, omittingEmptySubsequences: false)
    guard let name = fields.first else { return nil }
    if name.spells("history.words") {
      self = .words(
        Language(tag: fields.count > 1 ? String(decoding: fields[1], as: UTF8.self) : ""))
      return
    }
    guard fields.count > 1,
      let owner = HistoryOwner.allCases.first(where: { fields[1].spells($0.name) }),
      let request = Request(name, fields[2...])
    else { return nil }
    self = .of(owner, request)
  }
}

extension HistoryMessage.Request {
  fileprivate init?(_ name: ArraySlice<UInt8>, _ fields: ArraySlice<ArraySlice<UInt8>>) {
    let first = fields.startIndex
    let found: Self? =
      if name.spells("history.open") {
        Self.entries(fields).map { .open($0) }
      } else if name.spells("history.insert") {
        Self.entries(fields).map { .insert($0) }
      } else if name.spells("history.remove") {
        .remove(fields.compactMap { Self.whole($0) })
      } else if name.spells("history.show"), fields.count == 2 {
        Self.order(fields[first]).map {
          .show($0, search: String(decoding: fields[first + 1], as: UTF8.self))
        }
      } else if name.spells("history.rows"), fields.count == 2,
        let lower = Self.whole(fields[first]), let upper = Self.whole(fields[first + 1])
      {
        .rows(lower..<max(lower, upper))
      } else if name.spells("history.export"), fields.count == 1 {
        fields[first].spells("csv")
          ? .export(.csv) : fields[first].spells("text") ? .export(.text) : nil
      } else {
        nil
      }
    guard let found else { return nil }
    self = found
  }

  private static func order(_ field: ArraySlice<UInt8>) -> HistoryScreen.Order? {
    field.spells("newest") ? .newest : field.spells("kinds") ? .kinds : nil
  }

  /// Rows of five fields each: number, text, formula, kind, unit. One that cannot be read is left
  /// out.
  private static func entries(_ fields: ArraySlice<ArraySlice<UInt8>>) -> [History.Entry]? {
    guard fields.count % 5 == 0 else { return nil }
    var entries: [History.Entry] = []
    entries.reserveCapacity(fields.count / 5)
    for start in stride(from: fields.startIndex, to: fields.endIndex, by: 5) {
      let kind = fields[start + 3]
      let found = HistoryKind(name: kind)
      guard let id = whole(fields[start]), found != nil || kind.isEmpty else { continue }
      entries.append(
        History.Entry(
          id: id, text: String(decoding: fields[start + 1], as: UTF8.self),
          formula: String(decoding: fields[start + 2], as: UTF8.self), kind: found,
          unit: AngleUnit(name: fields[start + 4])))
    }
    return entries
  }

  /// A whole number of at most nine digits; `nil` for anything else.
  private static func whole(_ field: ArraySlice<UInt8>) -> Int? {
    guard !field.isEmpty, field.count <= 9 else { return nil }
    var value = 0
    for byte in field {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return value
  }
}
