import FoundationEssentials
import HTTP
import NIOCore

/// The files of the web app, read once when the server starts.
///
/// A request never reaches the file system, so that no path can leave the folder.
struct Site: Sendable {
  private var files: [String: SiteFile] = [:]

  /// Reads a folder and everything below it; `name.br` and `name.gz` become encodings of `name`.
  ///
  /// - Throws: If the folder or a file cannot be read, or `index.html` is missing.
  init(folder: String) throws {
    let manager = FileManager.default
    let folder = URL(filePath: folder).resolvingSymlinksInPath().path
    var identities: [String: ByteBuffer] = [:]
    var encodings: [String: [ContentCoding: ByteBuffer]] = [:]
    for path in try manager.subpathsOfDirectory(atPath: folder) {
      var isDirectory = false
      guard manager.fileExists(atPath: folder + "/" + path, isDirectory: &isDirectory),
        !isDirectory
      else { continue }
      let bytes = ByteBuffer(bytes: try Data(contentsOf: URL(filePath: folder + "/" + path)))
      if let coding = ContentCoding.allCases.first(where: { path.hasSuffix($0.suffix) }) {
        encodings[String(path.dropLast(coding.suffix.count)), default: [:]][coding] = bytes
      } else {
        identities[path] = bytes
      }
    }
    guard identities["index.html"] != nil else { throw CocoaError(.fileNoSuchFile) }
    for (path, bytes) in identities {
      files["/" + path] = SiteFile(path: path, identity: bytes, encodings: encodings[path] ?? [:])
    }
  }

  /// The file at a decoded path; if that ends with `/`, the `index.html` there.
  func file(at path: String) -> SiteFile? {
    files[path.utf8.last == UInt8(ascii: "/") ? path + "index.html" : path]
  }
}
