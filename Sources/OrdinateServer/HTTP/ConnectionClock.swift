import HTTP
import NIOCore
import NIOHTTP1

/// Calls back when a client has kept its connection waiting for too long.
///
/// It looks at the time every few seconds, which costs less than a timer for each request.
final class ConnectionClock {
  typealias Wait = ConnectionMachine<HTTPRequestHead>.Wait

  private let budget: Budget
  private var wait: Wait?
  /// The deadline of `wait`.
  private var end = NIODeadline.distantFuture
  private var next: Scheduled<Void>?

  /// How long the client has to close its side after the last answer.
  private static let endSeconds = 2

  init(_ budget: Budget) { self.budget = budget }

  /// Begins to look at the time.
  ///
  /// - Parameter timeIsUp: Called on `loop`; called repeatedly if nothing changes.
  func start(on loop: any EventLoop, timeIsUp: @escaping () -> Void) {
    schedule(NIOLoopBound((self, timeIsUp), eventLoop: loop), on: loop)
  }

  /// Without this, the scheduled task would keep the connection in memory.
  func stop() {
    next?.cancel()
    next = nil
  }

  /// Sets the time limit for another kind of wait; for the same kind the old limit stays.
  func follow(_ wait: Wait?) {
    if wait != self.wait { restart(wait) }
  }

  /// Sets the time limit for a wait that starts now.
  func restart(_ wait: Wait?) {
    self.wait = wait
    let seconds: Int
    switch wait {
    case nil:
      end = .distantFuture
      return
    case .request: seconds = budget.requestSeconds
    case .answer: seconds = budget.answerSeconds
    case .nextRequest: seconds = budget.idleSeconds
    case .end: seconds = Self.endSeconds
    }
    end = .now() + .seconds(Int64(seconds))
  }

  private func schedule(
    _ bound: NIOLoopBound<(ConnectionClock, () -> Void)>, on loop: any EventLoop
  ) {
    let now = NIODeadline.now()
    let time = min(max(end, now + .milliseconds(500)), now + .seconds(5))
    next = loop.scheduleTask(deadline: time) {
      let (clock, timeIsUp) = bound.value
      if clock.end <= .now() { timeIsUp() }
      if clock.next != nil { clock.schedule(bound, on: loop) }
    }
  }
}
