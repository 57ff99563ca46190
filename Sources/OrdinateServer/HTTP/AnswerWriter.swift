import NIOCore

/// Writes answers as the bytes that are sent.
struct AnswerWriter {
  /// The value of the field `Connection`.
  enum Persistence {
    /// No field: by default a connection of HTTP/1.1 stays open.
    case byDefault
    /// The connection stays open; HTTP/1.0 needs this field for that.
    case keepsAlive
    case closes
  }

  private var date = DateField()

  /// Bodies of up to this many bytes are copied after their head, to be sent in one piece.
  private static let small = 16_384

  /// The head of an answer and its body.
  ///
  /// - Returns: No body if the first buffer contains it already.
  mutating func buffers(
    of answer: Answer, _ persistence: Persistence, _ allocator: ByteBufferAllocator
  ) -> (ByteBuffer, body: ByteBuffer?) {
    let bodyCount = answer.body.readableBytes
    let isSmall = bodyCount <= Self.small
    var bytes = allocator.buffer(
      capacity: 256 + answer.fields.readableBytes + (isSmall ? bodyCount : 0))
    bytes.writeStaticString("HTTP/1.1 ")
    bytes.writeString(String(answer.status.code))
    bytes.writeStaticString(" ")
    bytes.writeString(answer.status.reasonPhrase)
    bytes.writeStaticString("\r\n")
    bytes.writeImmutableBuffer(date.now())
    bytes.writeImmutableBuffer(answer.fields)
    if let length = answer.length {
      bytes.writeStaticString("Content-Length: ")
      bytes.writeString(String(length))
      bytes.writeStaticString("\r\n")
    }
    switch persistence {
    case .byDefault: break
    case .keepsAlive: bytes.writeStaticString("Connection: keep-alive\r\n")
    case .closes: bytes.writeStaticString("Connection: close\r\n")
    }
    bytes.writeStaticString("\r\n")
    if isSmall { bytes.writeImmutableBuffer(answer.body) }
    return (bytes, isSmall ? nil : answer.body)
  }
}
