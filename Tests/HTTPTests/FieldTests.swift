import Testing

@testable import HTTP

struct FieldTests {
  @Test(
    "a range is read as RFC 9110 says",
    arguments: [
      ("bytes=0-3", .part(0..<4)), ("bytes=36-", .part(36..<40)), ("bytes=-4", .part(36..<40)),
      ("bytes=38-99", .part(38..<40)), ("bytes=-99", .part(0..<40)), ("Bytes=0-3", .part(0..<4)),
      ("bytes=39-39", .part(39..<40)), ("bytes=0-99999999999999999999", .part(0..<40)),
      ("bytes=40-", .unsatisfiable), ("bytes=99999999999999999999-", .unsatisfiable),
      ("bytes=-0", .unsatisfiable),
      ("bytes=3-1", .whole), ("bytes=0-1,3-4", .whole), ("lines=0-1", .whole),
      ("bytes=a-b", .whole), ("bytes=-", .whole), ("bytes=+1-2", .whole), ("", .whole),
    ] as [(String, ByteRange)])
  func range(field: String, range: ByteRange) { #expect(ByteRange(field, of: 40) == range) }

  @Test func anEmptyFileHasNoPart() { #expect(ByteRange("bytes=0-", of: 0) == .unsatisfiable) }

  @Test(
    "a tag is found in a list",
    arguments: [
      (#""a""#, true, true), ("*", true, true), (#""b", "a""#, true, true),
      (#""b","a" "#, true, true), (#"W/"a""#, false, true), (#""b""#, false, false),
      ("a", false, false), ("", false, false),
    ])
  func tags(field: String, strongly: Bool, weakly: Bool) {
    #expect(EntityTags(field).match(#""a""#, .strongly) == strongly)
    #expect(EntityTags(field).match(#""a""#, .weakly) == weakly)
  }

  @Test(
    "a coding is allowed by its name or by *",
    arguments: [
      ("gzip, deflate, br", true), ("br", true), ("*", true), ("BR ; q=0.5", true),
      ("br;q=0, gzip", false), ("*;q=0", false), ("br, *;q=0", true), ("gzip", false), ("", false),
    ])
  func coding(field: String, isAccepted: Bool) {
    #expect(ContentCoding.brotli.isAccepted(by: field) == isAccepted)
  }

  @Test(
    "dates agree with the calendar",
    arguments: [
      (0, "Thu, 01 Jan 1970 00:00:00 GMT"), (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
      (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"),
      (1_709_251_199, "Thu, 29 Feb 2024 23:59:59 GMT"),
      (4_107_542_400, "Mon, 01 Mar 2100 00:00:00 GMT"),
    ])
  func date(second: Int, text: String) { #expect(HTTPDate.text(ofSecond: second) == text) }

  @Test(
    "a file's type follows from its extension",
    arguments: [
      ("index.html", "text/html; charset=utf-8"), ("a/b.WASM", "application/wasm"),
      ("a.b/c", "application/octet-stream"), ("a.xyz", "application/octet-stream"),
    ])
  func mediaType(path: String, type: String) { #expect(MediaTypes.type(ofPath: path) == type) }
}
