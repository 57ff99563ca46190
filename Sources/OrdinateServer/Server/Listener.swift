import NIOCore
import NIOPosix

/// Accepts connections, up to a limit, and ends them when the server shuts down.
///
/// Connections beyond the limit wait in the system's queue.
///
/// - Invariant: Used on the event loop of the listening channel only.
final class Listener: ChannelDuplexHandler {
  typealias InboundIn = any Channel
  typealias InboundOut = any Channel
  typealias OutboundIn = Never

  private let limit: Int
  /// Called with each error that prevents a connection from being accepted.
  private let report: (any Error) -> Void
  private var connections: [ObjectIdentifier: any Channel] = [:]
  private var isReadHeld = false
  private var isShuttingDown = false
  /// Fulfilled once, at the end of a shutdown.
  private var ended: EventLoopPromise<Void>?

  init(limit: Int, report: @escaping (any Error) -> Void) {
    self.limit = limit
    self.report = report
  }

  func read(context: ChannelHandlerContext) {
    if connections.count < limit { context.read() } else { isReadHeld = true }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let connection = unwrapInboundIn(data)
    connections[ObjectIdentifier(connection)] = connection
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    let id = ObjectIdentifier(connection)
    connection.closeFuture.hop(to: context.eventLoop).whenComplete { _ in
      let (listener, context) = bound.value
      listener.closed(id, context)
    }
    context.fireChannelRead(data)
  }

  private func closed(_ id: ObjectIdentifier, _ context: ChannelHandlerContext) {
    connections[id] = nil
    if isShuttingDown {
      if connections.isEmpty { end() }
    } else if isReadHeld {
      isReadHeld = false
      read(context: context)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    report(error)
    context.fireErrorCaught(error)
  }

  /// Stops accepting connections, and asks each connection to end after its current answer.
  ///
  /// - Parameters:
  ///   - patience: How long the connections may take; a client need not read its answer.
  ///   - ended: Fulfilled when all connections have closed, or the time is up.
  func shutDown(
    _ channel: any Channel, within patience: TimeAmount, _ ended: EventLoopPromise<Void>
  ) {
    isShuttingDown = true
    self.ended = ended
    channel.close(promise: nil)
    for connection in connections.values {
      // Runs after the setup of the connection's own handlers, which began earlier on the same
      // loop.
      connection.eventLoop.execute {
        connection.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
      }
    }
    if connections.isEmpty { return end() }
    let bound = NIOLoopBound(self, eventLoop: channel.eventLoop)
    channel.eventLoop.scheduleTask(in: patience) { bound.value.end() }
  }

  private func end() {
    ended?.succeed()
    ended = nil
  }
}
