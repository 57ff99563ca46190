import HTTP
import NIOCore
import NIOHTTP1

/// An answer to a request, without the fields that depend on the connection.
struct Answer: Sendable {
  let status: HTTPResponseStatus
  /// The fields that describe the body and its use, each ending with CR and LF.
  let fields: ByteBuffer
  let body: ByteBuffer
  /// The value of `Content-Length`; `nil` leaves the field out. An answer to HEAD has the length that
  /// the body of GET has.
  let length: Int?

  /// - Parameter length: The value of `Content-Length`; by default, the length of the body.
  init(
    _ status: HTTPResponseStatus, fields: [(name: String, value: String)], body: ByteBuffer,
    length: Int? = nil
  ) {
    self.init(
      status, fields: Self.block(of: fields), body: body, length: length ?? body.readableBytes)
  }

  init(_ status: HTTPResponseStatus, fields: ByteBuffer, body: ByteBuffer, length: Int?) {
    self.status = status
    self.fields = fields
    self.body = body
    self.length = length
  }

  /// A computed answer, which any page may use.
  ///
  /// - Parameter isLasting: Whether the same request gets the same answer for the next hour.
  init(_ type: MediaType, _ body: ByteBuffer, isLasting: Bool = true) {
    self.init(
      .ok, fields: isLasting ? type.lastingFields : type.momentaryFields, body: body,
      length: body.readableBytes)
  }

  /// The same answer without its body, for HEAD.
  var head: Answer { Answer(status, fields: fields, body: ByteBuffer(), length: length) }

  /// Fields in the form in which they are sent.
  static func block(of fields: [(name: String, value: String)]) -> ByteBuffer {
    ByteBuffer(string: fields.map { "\($0.name): \($0.value)\r\n" }.joined())
  }
}

/// The media types of computed answers.
enum MediaType: CaseIterable, Sendable {
  case svg, png, pdf, json, csv, text, mathML, metrics

  /// The fields of an answer of this type, which include the security headers.
  fileprivate var lastingFields: ByteBuffer { Self.lasting[index] }
  fileprivate var momentaryFields: ByteBuffer { Self.momentary[index] }

  private var index: Int {
    switch self {
    case .svg: 0
    case .png: 1
    case .pdf: 2
    case .json: 3
    case .csv: 4
    case .text: 5
    case .mathML: 6
    case .metrics: 7
    }
  }

  private static let lasting = allCases.map { Self.fields($0.name, cache: "public, max-age=3600") }
  private static let momentary = allCases.map { Self.fields($0.name, cache: "no-store") }

  private static func fields(_ name: String, cache: String) -> ByteBuffer {
    Answer.block(
      of: [("Content-Type", name), ("Cache-Control", cache)] + SecurityHeaders.ofComputed)
  }

  private var name: String {
    switch self {
    case .svg: "image/svg+xml"
    case .png: "image/png"
    case .pdf: "application/pdf"
    case .json: "application/json"
    case .csv: "text/csv; charset=utf-8"
    case .text: "text/plain; charset=utf-8"
    case .mathML: "application/mathml+xml"
    case .metrics: "text/plain; version=0.0.4; charset=utf-8"
    }
  }
}
