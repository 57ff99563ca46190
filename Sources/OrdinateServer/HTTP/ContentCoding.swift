/// An encoding in which `make web` keeps files ready, best first.
enum ContentCoding: String, CaseIterable, Sendable {
  case brotli = "br"
  case gzip

  /// What the encoded file's name ends with.
  var suffix: String {
    switch self {
    case .brotli: ".br"
    case .gzip: ".gz"
    }
  }

  /// Whether an `Accept-Encoding` value allows this coding: by name or `*`, and not with `q=0`.
  ///
  /// - Source: RFC 9110, section 12.5.3.
  func isAccepted(by header: String) -> Bool {
    var byStar = false
    for item in header.split(separator: ",") {
      let parts = item.split(separator: ";").map { $0.filter { $0 != " " }.lowercased() }
      guard let name = parts.first else { continue }
      let isRefused = parts.dropFirst().contains { part in
        part.hasPrefix("q=") && (Double(part.dropFirst(2)) ?? 0) <= 0
      }
      if name == rawValue { return !isRefused }
      if name == "*" { byStar = !isRefused }
    }
    return byStar
  }
}
