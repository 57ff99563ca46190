import NIOCore
import NIOHTTP1

/// Serves one connection: answers its requests one after the other, and closes it when its client
/// takes too long or the server ends.
///
/// It reads no further while an answer is computed or the client does not take what was sent, so
/// that what is kept of a connection is bounded.
final class Connection: ChannelDuplexHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundIn = Never
  typealias OutboundOut = ByteBuffer

  private let responder: Responder
  private let workshop: Workshop
  private var client = ""
  private var date = DateField()

  /// The request whose end has not arrived, and how long its body is so far.
  private var arriving: (head: HTTPRequestHead, bodyBytes: Int)?
  /// Requests that came before the one ahead of them was answered.
  private var waiting = CircularBuffer<HTTPRequestHead>()
  /// Why what came behind them is no request.
  private var refusal: RequestProblem?
  private var isComputing = false
  private var unsentCount = 0
  private var isReadHeld = false
  /// Whether nothing more is answered.
  private var isEnding = false
  private var isInputClosed = false
  private var isQuiescing = false
  /// When the connection is closed, if nothing happens before.
  private var end = NIODeadline.distantFuture
  private var isIdle = false
  private var watching: Scheduled<Void>?

  init(_ responder: Responder, _ workshop: Workshop) {
    self.responder = responder
    self.workshop = workshop
  }

  // MARK: What arrives

  func channelActive(context: ChannelHandlerContext) { begin(context) }

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { begin(context) }
  }

  private func begin(_ context: ChannelHandlerContext) {
    guard client.isEmpty else { return }
    client = context.remoteAddress?.ipAddress ?? "local"
    responder.metrics.connectionOpened()
    end = .now() + .seconds(Int64(responder.budget.requestSeconds))
    watch(NIOLoopBound(context, eventLoop: context.eventLoop), at: end)
  }

  func channelInactive(context: ChannelHandlerContext) {
    if !client.isEmpty { responder.metrics.connectionClosed() }
    isEnding = true
    waiting.removeAll()
    // What is scheduled would keep all of this.
    watching?.cancel()
    context.fireChannelInactive()
  }

  /// Bytes are there, perhaps not all of a request.
  func bytesArrived() {
    guard isIdle else { return }
    isIdle = false
    end = .now() + .seconds(Int64(responder.budget.requestSeconds))
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isEnding, refusal == nil else { return }
    switch unwrapInboundIn(data) {
    case .head(let head) where head.isLast:
      // It may have no end, or wait for leave to send a body.
      waiting.append(head)
    case .head(let head): arriving = (head, 0)
    case .body(let bytes):
      arriving?.bodyBytes += bytes.readableBytes
      if let arriving, arriving.bodyBytes > Budget.bodyBytes {
        self.arriving = nil
        refuse(.exceeded("body-too-long", nil, limit: Budget.bodyBytes), context)
      }
    case .end:
      guard let head = arriving?.head else { return }
      arriving = nil
      waiting.append(head)
    }
  }

  /// All that has come at once is known.
  func channelReadComplete(context: ChannelHandlerContext) { answerWaiting(context) }

  func read(context: ChannelHandlerContext) {
    if isComputing || !waiting.isEmpty, !isEnding { isReadHeld = true } else { context.read() }
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    answerWaiting(context)
    context.fireChannelWritabilityChanged()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let error = error as? HTTPParserError, !isEnding, !isInputClosed else {
      context.close(promise: nil)
      return
    }
    refuse(
      error == .headerOverflow
        ? .exceeded("request-too-long", nil, limit: Budget.headBytes) : .malformed, context)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case ChannelEvent.inputClosed:
      isInputClosed = true
      answerWaiting(context)
      closeIfDone(context)
    case is ChannelShouldQuiesceEvent:
      isQuiescing = true
      closeIfDone(context)
    default: context.fireUserInboundEventTriggered(event)
    }
  }

  // MARK: What is answered

  private func answerWaiting(_ context: ChannelHandlerContext) {
    while !isComputing, !isEnding, !waiting.isEmpty, context.channel.isWritable {
      answer(waiting.removeFirst(), context)
    }
    if let refusal, !isComputing, !isEnding, waiting.isEmpty {
      let answer = refusal.answer
      responder.metrics.answered(.files, answer, in: .zero)
      send(answer, to: nil, context)
    }
    if isReadHeld, !isComputing, waiting.isEmpty {
      isReadHeld = false
      context.read()
    }
  }

  private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    let start = NIODeadline.now()
    let target = RequestTarget(head.uri)
    let endpoint = Endpoint(path: target.path)
    end = .distantFuture
    isIdle = false
    switch responder.outcome(of: head, at: endpoint, target, isAlone: waiting.isEmpty) {
    case .answer(let answer):
      responder.metrics.answered(endpoint, answer, in: .now() - start)
      send(answer, to: head, context, isComputed: endpoint != .files)
    case .work(let job):
      isComputing = true
      let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
      let loop = context.eventLoop
      do throws(RequestProblem) {
        try workshop.start(job, for: client) { result in
          loop.execute {
            let (connection, context) = bound.value
            connection.computed(result, for: head, at: endpoint, since: start, context)
          }
        }
      } catch {
        computed(.failure(error), for: head, at: endpoint, since: start, context)
      }
    }
  }

  private func computed(
    _ result: Result<Answer, RequestProblem>, for head: HTTPRequestHead, at endpoint: Endpoint,
    since start: NIODeadline, _ context: ChannelHandlerContext
  ) {
    isComputing = false
    guard !isEnding else { return }
    let answer: Answer
    switch result {
    case .success(let success): answer = success
    case .failure(let problem):
      answer = head.method == .HEAD ? problem.answer.head : problem.answer
    }
    responder.metrics.answered(endpoint, answer, in: .now() - start)
    send(answer, to: head, context, isComputed: true)
    answerWaiting(context)
  }

  /// Answers what is no request once those before it are answered, and ends.
  private func refuse(_ problem: RequestProblem, _ context: ChannelHandlerContext) {
    refusal = problem
    answerWaiting(context)
  }

  /// - Parameter isComputed: Whether the body is in memory for this answer alone.
  private func send(
    _ answer: Answer, to head: HTTPRequestHead?, _ context: ChannelHandlerContext,
    isComputed: Bool = false
  ) {
    let isLast =
      head?.isLast ?? true || isQuiescing || (isInputClosed && waiting.isEmpty && refusal == nil)
    var bytes = context.channel.allocator.buffer(
      capacity: 256 + answer.fields.readableBytes
        + (answer.body.readableBytes <= Self.small ? answer.body.readableBytes : 0))
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
    if isLast {
      bytes.writeStaticString("Connection: close\r\n")
    } else if head?.version == .http1_0 {
      bytes.writeStaticString("Connection: keep-alive\r\n")
    }
    bytes.writeStaticString("\r\n")
    unsentCount += 1
    isEnding = isLast
    if isLast { waiting.removeAll() }
    end = .now() + .seconds(Int64(responder.budget.answerSeconds))
    let promise = context.eventLoop.makePromise(of: Void.self)
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    let count = isComputed ? answer.body.readableBytes : 0
    responder.unsent.add(count)
    promise.futureResult.whenComplete { _ in
      let (connection, context) = bound.value
      connection.responder.unsent.add(-count)
      connection.sent(context)
    }
    if answer.body.readableBytes <= Self.small {
      bytes.writeImmutableBuffer(answer.body)
      context.writeAndFlush(wrapOutboundOut(bytes), promise: promise)
    } else {
      context.write(wrapOutboundOut(bytes), promise: nil)
      context.writeAndFlush(wrapOutboundOut(answer.body), promise: promise)
    }
  }

  /// Bodies up to this many bytes are sent in one piece with their head.
  private static let small = 16_384

  private func sent(_ context: ChannelHandlerContext) {
    unsentCount -= 1
    guard unsentCount == 0, !isComputing else { return }
    if isEnding {
      // Closed at once, what the client still sends would make its system drop the answer.
      end = .now() + .seconds(2)
      context.close(mode: .output, promise: nil)
      if isInputClosed { context.close(promise: nil) }
    } else {
      end = .now() + .seconds(Int64(responder.budget.idleSeconds))
      isIdle = arriving == nil
      closeIfDone(context)
    }
  }

  // MARK: When it ends

  /// Closes the connection when no more requests can come and none is unanswered.
  private func closeIfDone(_ context: ChannelHandlerContext) {
    guard isInputClosed || isQuiescing else { return }
    if unsentCount == 0, !isComputing, waiting.isEmpty { context.close(promise: nil) }
  }

  /// Closes the connection once its time is up.
  private func watch(_ context: NIOLoopBound<ChannelHandlerContext>, at time: NIODeadline) {
    let bound = NIOLoopBound(self, eventLoop: context.value.eventLoop)
    let shortest = NIODeadline.now() + .milliseconds(500)
    let longest = NIODeadline.now() + .seconds(5)
    watching = context.value.eventLoop.scheduleTask(
      deadline: min(max(time, shortest), longest)
    ) {
      let connection = bound.value
      guard context.value.channel.isActive else { return }
      if connection.end > .now() { return connection.watch(context, at: connection.end) }
      if connection.arriving != nil, !connection.isEnding, connection.waiting.isEmpty,
        connection.unsentCount == 0
      {
        connection.refuse(.slow, context.value)
        connection.watch(context, at: connection.end)
      } else {
        context.value.close(promise: nil)
      }
    }
  }
}

extension HTTPRequestHead {
  /// Whether nothing that follows on the connection is read as a request: it is to be closed or to
  /// change its protocol, which it then does not, or a body waits for leave to be sent.
  ///
  /// - Source: RFC 9110, sections 7.8, 9.3.6 and 10.1.1.
  fileprivate var isLast: Bool {
    !isKeepAlive || method == .CONNECT || headers.contains(name: "upgrade")
      || headers.contains(name: "expect")
  }
}

/// Tells a connection of bytes before they are read as a request.
final class Arrivals: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private let connection: Connection

  init(_ connection: Connection) { self.connection = connection }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    connection.bytesArrived()
    context.fireChannelRead(data)
  }
}
