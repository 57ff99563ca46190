import Testing

@testable import HTTP

struct RequestTargetTests {
  @Test(
    "a target has a path and a query",
    arguments: [
      ("/", "/", ""), ("/a?b", "/a", "b"), ("/a?b?c", "/a", "b?c"), ("/a#b?c", "/a", ""),
      ("http://host", "/", ""), ("http://host?b", "/", "b"), ("http://host:1/a?b", "/a", "b"),
      ("*", "*", ""), ("", "", ""), ("/a?u=http://b", "/a", "u=http://b"),
    ])
  func parts(target: String, path: String, query: String) {
    let target = RequestTarget(target)
    #expect(String(decoding: target.path, as: UTF8.self) == path)
    #expect(String(decoding: target.query, as: UTF8.self) == query)
  }

  @Test(
    "a path is decoded, or refused",
    arguments: [
      ("/a%20b", "/a b"), ("/%CF%80", "/π"), ("/%2e%2E/", "/../"), ("/π", "/π"),
      ("a", nil), ("", nil), ("/%", nil), ("/%2", nil), ("/%zz", nil), ("/%ff%fe", nil),
      ("/%00", nil), ("/\u{7F}", nil),
    ])
  func path(text: String, path: String?) {
    #expect(RequestPath.decoded(Array(text.utf8)[...]) == path)
  }
}
