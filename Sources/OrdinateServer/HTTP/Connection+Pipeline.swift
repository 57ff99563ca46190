import NIOCore
import NIOHTTP1

extension Connection {
  /// Sets a channel up as a connection of the server.
  static func serve(
    on channel: any Channel, _ responder: Responder, _ workshop: Workshop
  ) throws {
    let connection = Connection(responder, workshop)
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = Budget.headBytes
    limits.maxHeaderListSize = Budget.headBytes
    limits.maxHeaderFieldCount = Budget.fields
    let decoder = HTTPRequestDecoder(leftOverBytesStrategy: .dropBytes, limitConfiguration: limits)
    try channel.pipeline.syncOperations.addHandlers([
      Arrivals(connection), ByteToMessageHandler(decoder), connection,
    ])
    // With NIO's own limits, every larger plot would make the channel unwritable and then writable
    // again, and each change passes through all handlers.
    try channel.syncOptions?.setOption(
      .writeBufferWaterMark, value: .init(low: 1 << 16, high: 1 << 18))
  }
}

/// Reports bytes to a connection before they are read as a request.
private final class Arrivals: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private let connection: Connection

  init(_ connection: Connection) { self.connection = connection }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    connection.bytesArrived()
    context.fireChannelRead(data)
  }
}
