import HTTP
import NIOCore
import NIOHTTP1

extension SiteFile {
  /// The file in the best encoding that the client accepts, or the requested part of it; 304 if the
  /// client has the current version.
  ///
  /// A request for several parts gets the whole file.
  ///
  /// - Throws: `changed` if `If-Match` does not name the current version.
  /// - Source: RFC 9110, sections 13 and 14.
  func answer(to head: HTTPRequestHead) throws(RequestProblem) -> Answer {
    let form = form(accepting: head.headers.first(name: "accept-encoding") ?? "")
    if let tags = head.headers.first(name: "if-match"),
      !EntityTags(tags).match(form.tag, .strongly)
    {
      throw .changed
    }
    if let tags = head.headers.first(name: "if-none-match"),
      EntityTags(tags).match(form.tag, .weakly)
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
}
