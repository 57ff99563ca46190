import HTTP
import NIOCore
import NIOHTTP1

/// Serves one connection: reports the events of its channel to a `ConnectionMachine`, and carries
/// out its decisions.
///
/// Quick answers are computed here, on the thread that reads; other answers by the workshop.
final class Connection: ChannelDuplexHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundIn = Never
  typealias OutboundOut = ByteBuffer

  private let responder: Responder
  private let workshop: Workshop
  private var machine = ConnectionMachine<HTTPRequestHead>(bodyLimit: Budget.bodyBytes)
  private let clock: ConnectionClock
  private var writer = AnswerWriter()
  /// Sending can cause further events at once; the loop that sends handles them.
  private var isProceeding = false

  init(_ responder: Responder, _ workshop: Workshop) {
    self.responder = responder
    self.workshop = workshop
    clock = ConnectionClock(responder.budget)
  }

  // MARK: Events

  func channelActive(context: ChannelHandlerContext) {
    responder.metrics.connectionOpened()
    clock.start(on: context.eventLoop) { [self] in
      machine.timeIsUp()
      proceed(context)
    }
    clock.follow(machine.wait)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    responder.metrics.connectionClosed()
    machine.closed()
    clock.stop()
    context.fireChannelInactive()
  }

  /// Bytes arrived that have not been read as a request yet.
  func bytesArrived() {
    machine.bytesArrived()
    clock.follow(machine.wait)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): machine.headArrived(head, isLast: head.isLast)
    case .body(let bytes): machine.bodyArrived(byteCount: bytes.readableBytes)
    case .end: machine.requestEnded()
    }
  }

  /// Only now is the number of requests that arrived together known.
  func channelReadComplete(context: ChannelHandlerContext) { proceed(context) }

  func read(context: ChannelHandlerContext) {
    if machine.mayRead() { context.read() }
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    proceed(context)
    context.fireChannelWritabilityChanged()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error as? HTTPParserError {
    case nil: machine.fail()
    case .headerOverflow: machine.refuse(.headTooLong)
    default: machine.refuse(.malformed)
    }
    proceed(context)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case ChannelEvent.inputClosed: machine.inputClosed()
    case is ChannelShouldQuiesceEvent: machine.shutDown()
    default: return context.fireUserInboundEventTriggered(event)
    }
    proceed(context)
  }

  // MARK: Steps

  private func proceed(_ context: ChannelHandlerContext) {
    guard !isProceeding else { return }
    isProceeding = true
    while let step = machine.nextStep(isWritable: context.channel.isWritable) {
      switch step {
      case .answer(let head, let isAlone): answer(head, isAlone: isAlone, context)
      case .refuse(let refusal): refuse(refusal, context)
      case .read: context.read()
      case .closeOutput: context.close(mode: .output, promise: nil)
      case .close: context.close(promise: nil)
      }
    }
    isProceeding = false
    clock.follow(machine.wait)
  }

  private func answer(_ head: HTTPRequestHead, isAlone: Bool, _ context: ChannelHandlerContext) {
    let start = NIODeadline.now()
    let target = RequestTarget(head.uri)
    let endpoint = Endpoint(path: target.path)
    switch responder.outcome(of: head, at: endpoint, target, isAlone: isAlone) {
    case .answer(let answer):
      send(answer, to: head, at: endpoint, since: start, context)
    case .work(let job):
      let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
      let loop = context.eventLoop
      do throws(RequestProblem) {
        try workshop.start(job, for: context.remoteAddress?.ipAddress ?? "local") { result in
          loop.execute {
            let (connection, context) = bound.value
            let answer =
              switch result {
              case .success(let answer): answer
              case .failure(let problem): problem.answer(to: head)
              }
            connection.send(answer, to: head, at: endpoint, since: start, context)
            connection.proceed(context)
          }
        }
      } catch {
        send(error.answer(to: head), to: head, at: endpoint, since: start, context)
      }
    }
  }

  private func send(
    _ answer: Answer, to head: HTTPRequestHead, at endpoint: Endpoint, since start: NIODeadline,
    _ context: ChannelHandlerContext
  ) {
    guard let isLast = machine.answered() else { return }
    responder.metrics.answered(endpoint, answer, in: .now() - start)
    let persistence: AnswerWriter.Persistence =
      isLast ? .closes : head.version == .http1_0 ? .keepsAlive : .byDefault
    // The bytes of files are in memory only once, for all readers.
    write(answer, persistence, unsent: endpoint == .files ? 0 : answer.body.readableBytes, context)
  }

  private func refuse(
    _ refusal: ConnectionMachine<HTTPRequestHead>.Refusal, _ context: ChannelHandlerContext
  ) {
    let answer = RequestProblem(refusal).answer
    responder.metrics.answered(.files, answer, in: .zero)
    write(answer, .closes, unsent: 0, context)
  }

  /// - Parameter unsent: How many bytes are in memory for this answer alone.
  private func write(
    _ answer: Answer, _ persistence: AnswerWriter.Persistence, unsent count: Int,
    _ context: ChannelHandlerContext
  ) {
    clock.restart(.answer)
    responder.unsent.add(count)
    let promise = context.eventLoop.makePromise(of: Void.self)
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    promise.futureResult.whenComplete { _ in
      let (connection, context) = bound.value
      connection.responder.unsent.add(-count)
      connection.machine.sent()
      connection.proceed(context)
    }
    let (head, body) = writer.buffers(of: answer, persistence, context.channel.allocator)
    if let body {
      context.write(wrapOutboundOut(head), promise: nil)
      context.writeAndFlush(wrapOutboundOut(body), promise: promise)
    } else {
      context.writeAndFlush(wrapOutboundOut(head), promise: promise)
    }
  }
}

extension HTTPRequestHead {
  /// Whether nothing after it is read as a request: the connection will be closed, another protocol
  /// is requested (and refused), or a body waits for permission to be sent.
  ///
  /// - Source: RFC 9110, sections 7.8, 9.3.6 and 10.1.1.
  fileprivate var isLast: Bool {
    !isKeepAlive || method == .CONNECT || headers.contains(name: "upgrade")
      || headers.contains(name: "expect")
  }
}
