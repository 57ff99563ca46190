/// Decides what a server does on one HTTP/1.1 connection: which request it answers next, when it
/// pauses reading, and when it closes the connection.
///
/// It knows no socket, no clock and no answers. Report each event to it, then carry out what
/// `nextStep` returns until that is `nil`. Requests are answered one at a time, in the order in
/// which they arrived.
///
/// Everything is inlinable so that the server compiles it for its type of request; a quick answer
/// took a quarter longer without.
///
/// - Source: RFC 9112, section 9.
package struct ConnectionMachine<Request> {
  /// Something to do on the connection.
  package enum Step {
    /// Answer this request, now or later, and then call `answered`.
    ///
    /// `isAlone` says whether no other request waits on the connection.
    case answer(Request, isAlone: Bool)
    /// Send an error that belongs to no request; nothing is answered afterwards.
    case refuse(Refusal)
    /// Do the reading that `mayRead` postponed.
    case read
    /// Close the sending side, so that the client sees the end of the last answer.
    case closeOutput
    case close
  }

  /// Why the input is not a request that can be answered.
  package enum Refusal: Equatable {
    case malformed, headTooLong, bodyTooLong, slow
  }

  /// The action that the client has to take, within a time that the caller sets.
  package enum Wait: Equatable {
    /// Send the rest of a request, or the first one.
    case request
    /// Receive the answers that were sent.
    case answer
    /// Begin another request.
    case nextRequest
    /// Close its side after the last answer.
    case end
  }

  @usableFromInline
  enum Phase {
    /// Requests are read and answered.
    case serving(Serving)
    /// The last answer is written; the number counts answers not sent yet.
    case finishing(unsent: Int)
    /// Everything is sent. Closing now could discard the answer on the client's side, because
    /// bytes that it still sends would reset the connection.
    case lingering
    /// The connection is to be closed at once.
    case leaving
    case closed
  }

  @usableFromInline
  struct Serving {
    @usableFromInline var arrival = Arrival.begun
    /// Complete requests without an answer so far, oldest first.
    @usableFromInline var waiting: ArraySlice<Request> = []
    @usableFromInline var isAnswering = false
    /// The number of answers that are written and not sent yet.
    @usableFromInline var unsent = 0

    @inlinable
    init() {}
  }

  /// The part of the next request that has arrived.
  @usableFromInline
  enum Arrival {
    case nothing
    /// A part of its head, or nothing on a new connection.
    case begun
    case body(Request, byteCount: Int)
    /// It is not a request; nothing after it is read.
    case refused(Refusal)
    /// No further request is accepted: the last one said so, the client closed its side, or the
    /// server is shutting down.
    case over
  }

  @usableFromInline
  var phase = Phase.serving(Serving())
  @usableFromInline
  var isReadHeld = false
  @usableFromInline
  let bodyLimit: Int

  /// A connection that was just accepted.
  ///
  /// - Parameter bodyLimit: The most bytes that the body of a request may have.
  @inlinable
  package init(bodyLimit: Int) { self.bodyLimit = bodyLimit }

  /// What the connection waits for; `nil` while an answer is computed, and at the end.
  @inlinable
  package var wait: Wait? {
    switch phase {
    case .serving(let serving):
      if serving.isAnswering { return nil }
      if serving.unsent > 0 { return .answer }
      if case .nothing = serving.arrival { return .nextRequest }
      return .request
    case .finishing: return .answer
    case .lingering: return .end
    case .leaving, .closed: return nil
    }
  }

  // MARK: Events

  /// Bytes arrived, perhaps only part of a request.
  @inlinable
  package mutating func bytesArrived() {
    serve { if case .nothing = $0.arrival { $0.arrival = .begun } }
  }

  /// The head of a request arrived.
  ///
  /// - Parameter isLast: Whether no further request is read.
  @inlinable
  package mutating func headArrived(_ request: Request, isLast: Bool) {
    serve { serving in
      switch serving.arrival {
      case .refused, .over: break
      case .nothing, .begun, .body:
        if isLast {
          serving.waiting.append(request)
          serving.arrival = .over
        } else {
          serving.arrival = .body(request, byteCount: 0)
        }
      }
    }
  }

  @inlinable
  package mutating func bodyArrived(byteCount: Int) {
    serve { [bodyLimit] serving in
      guard case .body(let request, let before) = serving.arrival else { return }
      let sum = before + byteCount
      serving.arrival =
        sum > bodyLimit ? .refused(.bodyTooLong) : .body(request, byteCount: sum)
    }
  }

  /// The request whose head arrived last is complete.
  @inlinable
  package mutating func requestEnded() {
    serve { serving in
      guard case .body(let request, _) = serving.arrival else { return }
      serving.waiting.append(request)
      serving.arrival = .nothing
    }
  }

  /// The input cannot be read as a request.
  @inlinable
  package mutating func refuse(_ refusal: Refusal) {
    serve { serving in
      switch serving.arrival {
      case .refused, .over: break
      case .nothing, .begun, .body: serving.arrival = .refused(refusal)
      }
    }
  }

  /// The client closed its side: it sends no more, but still takes answers.
  @inlinable
  package mutating func inputClosed() {
    if case .lingering = phase { phase = .leaving }
    serve { serving in
      if case .refused = serving.arrival { return }
      serving.arrival = .over
    }
  }

  /// The server is shutting down: the request that is being answered is the last one.
  @inlinable
  package mutating func shutDown() {
    if case .lingering = phase { phase = .leaving }
    serve { serving in
      serving.arrival = .over
      serving.waiting = serving.waiting.prefix(serving.isAnswering ? 0 : 1)
    }
  }

  /// The time for the action in `wait` has passed.
  @inlinable
  package mutating func timeIsUp() {
    if case .serving(let serving) = phase, wait == .request, case .body = serving.arrival {
      refuse(.slow)
    } else {
      fail()
    }
  }

  /// Sending or receiving has failed.
  @inlinable
  package mutating func fail() {
    if case .closed = phase { return }
    phase = .leaving
  }

  @inlinable
  package mutating func closed() { phase = .closed }

  /// Whether to read on. If not, `nextStep` returns `read` later.
  ///
  /// Reading pauses while requests wait, which limits the memory of a connection.
  @inlinable
  package mutating func mayRead() -> Bool {
    guard case .serving(let serving) = phase, serving.isAnswering || !serving.waiting.isEmpty
    else { return true }
    isReadHeld = true
    return false
  }

  /// The answer to the request of the last `answer` step is about to be written.
  ///
  /// - Returns: Whether it is the connection's last; `nil` if it can no longer be sent.
  @inlinable
  package mutating func answered() -> Bool? {
    guard case .serving(var serving) = phase, serving.isAnswering else { return nil }
    serving.isAnswering = false
    serving.unsent += 1
    if case .over = serving.arrival, serving.waiting.isEmpty {
      phase = .finishing(unsent: serving.unsent)
      return true
    }
    phase = .serving(serving)
    return false
  }

  /// An answer or a refusal has been sent.
  @inlinable
  package mutating func sent() {
    if case .finishing(let unsent) = phase { phase = .finishing(unsent: unsent - 1) }
    serve { $0.unsent -= 1 }
  }

  // MARK: Steps

  /// The next thing to do, or `nil` until another event.
  ///
  /// - Parameter isWritable: Whether the client takes more data. If not, no request is answered.
  @inlinable
  package mutating func nextStep(isWritable: Bool) -> Step? {
    switch phase {
    case .serving(let serving):
      if serving.isAnswering { return nil }
      if !serving.waiting.isEmpty { return isWritable ? nextAnswer() : nil }
      if case .refused(let refusal) = serving.arrival {
        phase = .finishing(unsent: serving.unsent + 1)
        return .refuse(refusal)
      }
      if case .over = serving.arrival, serving.unsent == 0 {
        phase = .closed
        return .close
      }
      return heldRead()
    case .finishing(unsent: 0):
      phase = .lingering
      return .closeOutput
    case .finishing, .lingering: return heldRead()
    case .leaving:
      phase = .closed
      return .close
    case .closed: return nil
    }
  }

  @inlinable
  mutating func nextAnswer() -> Step? {
    var step: Step?
    serve { serving in
      guard let request = serving.waiting.popFirst() else { return }
      if serving.waiting.isEmpty { serving.waiting = [] }
      serving.isAnswering = true
      step = .answer(request, isAlone: serving.waiting.isEmpty)
    }
    return step
  }

  @inlinable
  mutating func heldRead() -> Step? {
    guard isReadHeld else { return nil }
    isReadHeld = false
    return .read
  }

  /// Changes the state of a connection that answers requests; does nothing in the other phases.
  @inlinable
  mutating func serve(_ change: (inout Serving) -> Void) {
    guard case .serving(var serving) = phase else { return }
    // With two owners, `waiting` would be copied at each change.
    phase = .closed
    change(&serving)
    phase = .serving(serving)
  }
}
