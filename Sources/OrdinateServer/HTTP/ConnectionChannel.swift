import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1

/// How Hummingbird serves connections here: its server accepts and ends them, and `Connection`
/// answers on the thread that reads.
///
/// Hummingbird's own way, a task for each connection, moves each request from one thread to another
/// and back.
struct ConnectionChannel: ServerChildChannel {
  struct Value: ServerChildChannelValue {
    let channel: any Channel
  }

  let responder: Responder
  let workshop: Workshop

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    channel.eventLoop.makeCompletedFuture {
      let connection = Connection(responder, workshop)
      var limits = NIOHTTPDecoderLimitConfiguration()
      limits.maxHeaderFieldSize = Budget.headBytes
      limits.maxHeaderListSize = Budget.headBytes
      limits.maxHeaderFieldCount = 100
      let decoder = HTTPRequestDecoder(
        leftOverBytesStrategy: .dropBytes, limitConfiguration: limits)
      try channel.pipeline.syncOperations.addHandlers([
        Arrivals(connection), ByteToMessageHandler(decoder), connection,
      ])
      // Else each plot of some size would tell all handlers that it is too much, and then that it
      // is not.
      try channel.syncOptions?.setOption(
        .writeBufferWaterMark, value: .init(low: 1 << 16, high: 1 << 18))
      return Value(channel: channel)
    }
  }

  func handle(value: Value, logger: Logger) async { try? await value.channel.closeFuture.get() }
}
