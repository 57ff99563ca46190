import FoundationEssentials
import NIOCore

/// The files of the web app, read once when the server starts.
///
/// Requests are looked up among them and never reach the file system, so that no path can leave the
/// folder.
struct Site: Sendable {
  private var files: [String: SiteFile] = [:]

  /// Reads a folder and all below it; `name.br` and `name.gz` become encodings of `name`.
  ///
  /// - Throws: when the folder or a file cannot be read, or there is no `index.html`.
  init(folder: String) throws {
    let manager = FileManager.default
    var encoded: [(path: String, coding: ContentCoding, bytes: ByteBuffer)] = []
    for path in try manager.subpathsOfDirectory(atPath: folder) {
      var isDirectory = false
      guard manager.fileExists(atPath: folder + "/" + path, isDirectory: &isDirectory),
        !isDirectory
      else { continue }
      let bytes = ByteBuffer(bytes: try Data(contentsOf: URL(filePath: folder + "/" + path)))
      if let coding = ContentCoding.allCases.first(where: { path.hasSuffix($0.suffix) }) {
        encoded.append((String(path.dropLast(coding.suffix.count)), coding, bytes))
      } else {
        files["/" + path] = SiteFile(mediaType: MediaTypes.type(ofPath: path), identity: bytes)
      }
    }
    for (path, coding, bytes) in encoded {
      files["/" + path]?.encodings[coding] = bytes
    }
    guard files["/index.html"] != nil else { throw CocoaError(.fileNoSuchFile) }
  }

  /// The file at a decoded path; of a path that ends with `/`, its `index.html`.
  func file(at path: String) -> SiteFile? {
    files[path.hasSuffix("/") ? path + "index.html" : path]
  }
}

/// A file in every encoding there is of it.
struct SiteFile: Sendable {
  let mediaType: String
  let identity: ByteBuffer
  var encodings: [ContentCoding: ByteBuffer] = [:]
  /// Tells versions of the file apart: FNV-1a over its bytes.
  let version: String

  init(mediaType: String, identity: ByteBuffer) {
    self.mediaType = mediaType
    self.identity = identity
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in identity.readableBytesView {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    version = String(hash, radix: 36)
  }
}
