/// An encoding in which `make web` prepares files, best first.
package enum ContentCoding: String, CaseIterable, Sendable {
  case brotli = "br"
  case gzip

  /// The ending of an encoded file's name.
  package var suffix: String {
    switch self {
    case .brotli: ".br"
    case .gzip: ".gz"
    }
  }

  /// Whether an `Accept-Encoding` value allows this coding, by its name or `*` and without `q=0`.
  ///
  /// - Source: RFC 9110, section 12.5.3.
  package func isAccepted(by header: String) -> Bool {
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
