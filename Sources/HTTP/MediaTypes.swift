/// Media types by the extension of a file name.
package enum MediaTypes {
  /// The media type of a file.
  ///
  /// - Returns: `application/octet-stream` if the extension is missing or unknown.
  package static func type(ofPath path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return "application/octet-stream" }
    return table[name[name.index(after: dot)...].lowercased()] ?? "application/octet-stream"
  }

  private static let table = [
    "css": "text/css; charset=utf-8",
    "csv": "text/csv; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "ico": "image/vnd.microsoft.icon",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "mjs": "text/javascript; charset=utf-8",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8",
    "wasm": "application/wasm",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
  ]
}
