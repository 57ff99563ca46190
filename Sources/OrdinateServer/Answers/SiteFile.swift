import HTTP
import NIOCore

/// A file of the site, in all its encodings.
struct SiteFile: Sendable {
  /// The file in one encoding, with the fields of its answers.
  struct Form: Sendable {
    let bytes: ByteBuffer
    let tag: String
    /// The fields of an answer with the file, and of one that says that it has not changed.
    let fields: ByteBuffer
    let unchangedFields: ByteBuffer
  }

  private let identity: Form
  /// Best first.
  private let encodings: [(coding: ContentCoding, form: Form)]

  init(path: String, identity: ByteBuffer, encodings: [ContentCoding: ByteBuffer]) {
    let version = Self.version(of: identity)
    let common = [
      (
        "Cache-Control",
        Self.isNamedByContents(path) ? "public, max-age=31536000, immutable" : "no-cache"
      ),
      ("Vary", "Accept-Encoding"), ("Accept-Ranges", "bytes"),
    ]
    func form(_ bytes: ByteBuffer, _ coding: ContentCoding?) -> Form {
      let tag = "\"\(version)\(coding.map { "-" + $0.rawValue } ?? "")\""
      let unchanged = common + [("ETag", tag)] + SecurityHeaders.ofFiles
      var fields = [("Content-Type", MediaTypes.type(ofPath: path))]
      if let coding { fields.append(("Content-Encoding", coding.rawValue)) }
      return Form(
        bytes: bytes, tag: tag, fields: Answer.block(of: fields + unchanged),
        unchangedFields: Answer.block(of: unchanged))
    }
    self.identity = form(identity, nil)
    self.encodings = ContentCoding.allCases.compactMap { coding in
      encodings[coding].map { (coding, form($0, coding)) }
    }
  }

  /// The best form that a client accepts.
  ///
  /// - Parameter accepted: The value of `Accept-Encoding`; empty if the request has none.
  func form(accepting accepted: String) -> Form {
    guard !accepted.isEmpty else { return identity }
    return encodings.first { $0.coding.isAccepted(by: accepted) }?.form ?? identity
  }

  /// Whether the name contains a hash of the contents, so that the file never changes: `-` and 12
  /// hexadecimal digits before a dot.
  static func isNamedByContents(_ path: String) -> Bool {
    let bytes = Array(path.utf8)
    return bytes.indices.dropLast(13).contains { index in
      bytes[index] == UInt8(ascii: "-") && bytes[index + 13] == UInt8(ascii: ".")
        && bytes[index + 1..<index + 13].allSatisfy { byte in
          (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
        }
    }
  }

  /// An identifier of this version of the file: FNV-1a over its bytes.
  private static func version(of bytes: ByteBuffer) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes.readableBytesView {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    return String(hash, radix: 36)
  }
}
