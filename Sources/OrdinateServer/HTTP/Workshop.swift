import NIOConcurrencyHelpers
import NIOCore
import NIOPosix

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The threads that compute slow answers while other connections are served.
///
/// A job first gets a short time. If that is not enough, it starts over on threads of lower priority,
/// with all the time that a request may take. So a few long jobs do not delay many short ones.
final class Workshop: Sendable {
  private struct Queue {
    var pending = 0
    var pendingOfClient: [String: Int] = [:]
  }

  private let budget: Budget
  private let unsent: UnsentBytes
  private let threads: NIOThreadPool
  private let patientThreads: NIOThreadPool
  private let queue = NIOLockedValueBox(Queue())

  /// The time that a job gets at first, in milliseconds.
  private static let short = 25

  /// - Parameter threadCount: How many threads of each priority to start.
  init(threadCount: Int, _ budget: Budget, _ unsent: UnsentBytes) {
    self.budget = budget
    self.unsent = unsent
    threads = NIOThreadPool(numberOfThreads: threadCount)
    patientThreads = NIOThreadPool(numberOfThreads: threadCount)
    threads.start()
    patientThreads.start()
  }

  /// Computes an answer.
  ///
  /// - Parameters:
  ///   - client: The address of the client.
  ///   - done: Called once, on any thread, with the answer or the reason why there is no answer.
  /// - Throws: If too many jobs wait.
  func start(
    _ job: @escaping Responder.Job, for client: String,
    _ done: @escaping @Sendable (Result<Answer, RequestProblem>) -> Void
  ) throws(RequestProblem) {
    if let problem = enter(client) { throw problem }
    let latest = NIODeadline.now() + .seconds(Int64(budget.waitingSeconds))
    threads.submit { [self] state in
      let deadline = Deadline(after: min(Self.short, budget.milliseconds))
      let result = compute(job, before: latest, deadline, state)
      guard deadline.hasPassed else { return leave(client, done, result) }
      patientThreads.submit { [self] state in
        yieldToOthers()
        let deadline = Deadline(after: budget.milliseconds)
        let result = compute(job, before: latest, deadline, state)
        leave(
          client, done,
          deadline.hasPassed ? .failure(.timeIsUp(limit: budget.milliseconds)) : result)
      }
    }
  }

  private func enter(_ client: String) -> RequestProblem? {
    queue.withLockedValue { queue in
      if queue.pending >= budget.pending { return .busy }
      if queue.pendingOfClient[client, default: 0] >= budget.pendingPerClient {
        return .tooMany(limit: budget.pendingPerClient)
      }
      queue.pending += 1
      queue.pendingOfClient[client, default: 0] += 1
      return nil
    }
  }

  private func leave(
    _ client: String, _ done: (Result<Answer, RequestProblem>) -> Void,
    _ result: Result<Answer, RequestProblem>
  ) {
    queue.withLockedValue { queue in
      queue.pending -= 1
      let rest = queue.pendingOfClient[client, default: 1] - 1
      queue.pendingOfClient[client] = rest > 0 ? rest : nil
    }
    done(result)
  }

  private func compute(
    _ job: Responder.Job, before latest: NIODeadline, _ deadline: Deadline,
    _ state: NIOThreadPool.WorkItemState
  ) -> Result<Answer, RequestProblem> {
    // After such a long wait the client may be gone.
    guard case .active = state, .now() < latest, !unsent.areTooMany else { return .failure(.busy) }
    do throws(RequestProblem) {
      return .success(try job(deadline))
    } catch {
      return .failure(error)
    }
  }

  /// Lowers the priority of the calling thread.
  private func yieldToOthers() {
    #if canImport(Glibc)
      // On Linux each thread has its own niceness.
      _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
    #endif
  }
}
