import NIOCore
import NIOHTTP1

extension SiteFile {
  /// The file in the best encoding that the client reads, the part of it that is asked for, or 304
  /// when the client has it already.
  ///
  /// - Throws: `changed` if it is none of the versions that the request is for.
  /// - Source: RFC 9110, sections 13 and 14. Of several ranges at once all of the file is sent.
  func answer(to head: HTTPRequestHead) throws(RequestProblem) -> Answer {
    let form = form(accepting: head.headers.first(name: "accept-encoding") ?? "")
    if let tags = head.headers.first(name: "if-match"),
      !Self.lists(tags, form.tag, orWeakly: false)
    {
      throw .changed
    }
    if let tags = head.headers.first(name: "if-none-match"),
      Self.lists(tags, form.tag, orWeakly: true)
    {
      return Answer(
        .notModified, fields: form.unchangedFields, body: ByteBuffer(), length: nil)
    }
    let whole = Answer(.ok, fields: form.fields, body: form.bytes, length: form.bytes.readableBytes)
    guard head.method == .GET, let text = head.headers.first(name: "range"),
      head.headers.first(name: "if-range").map({ $0 == form.tag }) ?? true
    else { return whole }
    let count = form.bytes.readableBytes
    switch ByteRange(text, of: count) {
    case .whole: return whole
    case .part(let range):
      guard
        let part = form.bytes.getSlice(
          at: form.bytes.readerIndex + range.lowerBound, length: range.count)
      else { return whole }
      var fields = form.fields
      fields.writeString(
        "Content-Range: bytes \(range.lowerBound)-\(range.upperBound - 1)/\(count)\r\n")
      return Answer(.partialContent, fields: fields, body: part, length: range.count)
    case .unsatisfiable:
      var fields = form.unchangedFields
      fields.writeString("Content-Range: bytes */\(count)\r\n")
      return Answer(.rangeNotSatisfiable, fields: fields, body: ByteBuffer(), length: 0)
    }
  }

  private static func lists(_ tags: String, _ tag: String, orWeakly: Bool) -> Bool {
    tags.split(separator: ",").contains { item in
      let candidate = item.filter { $0 != " " }
      return candidate == "*" || candidate == tag || (orWeakly && candidate == "W/" + tag)
    }
  }
}

/// What a `Range` field asks for.
enum ByteRange: Equatable {
  /// All, for the field is none that is understood here.
  case whole
  /// Not empty.
  case part(Range<Int>)
  case unsatisfiable

  /// - Parameter count: How many bytes there are.
  init(_ text: String, of count: Int) {
    self = .whole
    let unit = "bytes="
    guard text.prefix(unit.count).lowercased() == unit else { return }
    let ends = text.dropFirst(unit.count).split(
      separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, ends.allSatisfy({ $0.utf8.allSatisfy(Self.isDigit) }) else { return }
    // What is too large for an integer is beyond the end of any file.
    let (first, last) = (ends[0], ends[1])
    switch (first.isEmpty, last.isEmpty) {
    case (true, true): return
    case (true, false):
      let length = min(Int(last) ?? .max, count)
      self = length > 0 ? .part(count - length..<count) : .unsatisfiable
    case (false, _):
      let lower = Int(first) ?? .max
      let upper = last.isEmpty ? Int.max : Int(last) ?? .max
      guard upper >= lower else { return }
      self = lower < count ? .part(lower..<min(upper, count - 1) + 1) : .unsatisfiable
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
