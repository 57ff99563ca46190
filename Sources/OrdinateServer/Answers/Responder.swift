import HTTP
import NIOCore
import NIOHTTP1

/// Answers requests. All that it remembers of a request is counts.
struct Responder: Sendable {
  /// An answer, or the work that computes it on another thread than a connection's.
  enum Outcome {
    case answer(Answer)
    case work(Job)
  }

  /// Computes an answer, which is unusable if the deadline has passed.
  typealias Job = @Sendable (Deadline) throws(RequestProblem) -> Answer

  let site: Site
  let budget: Budget
  let metrics: Metrics
  let unsent: UnsentBytes

  /// The longest time that a connection's thread may compute an answer, in milliseconds.
  private static let moment = 10

  /// Answers a request, or returns the work that does.
  ///
  /// - Parameter isAlone: Whether no other request waits on the connection. If some do, plots are
  ///   computed on other threads, because other connections would have to wait for all of them.
  func outcome(
    of head: HTTPRequestHead, at endpoint: Endpoint, _ target: RequestTarget, isAlone: Bool
  ) -> Outcome {
    do throws(RequestProblem) {
      // RFC 9112, section 3.2.
      guard head.version != .http1_1 || head.headers["host"].count == 1 else { throw .malformed }
      guard head.method == .GET || head.method == .HEAD else { throw .methodNotAllowed }
      let outcome = try outcome(at: endpoint, target, head, isAlone: isAlone)
      guard head.method == .HEAD else { return outcome }
      switch outcome {
      case .answer(let answer): return .answer(answer.head)
      case .work(let job):
        return .work { (deadline) throws(RequestProblem) in try job(deadline).head }
      }
    } catch {
      return .answer(error.answer(to: head))
    }
  }

  private func outcome(
    at endpoint: Endpoint, _ target: RequestTarget, _ head: HTTPRequestHead, isAlone: Bool
  ) throws(RequestProblem) -> Outcome {
    switch endpoint {
    case .files:
      guard let path = RequestPath.decoded(target.path) else { throw .malformed }
      guard let file = site.file(at: path) else { throw .notFound }
      return .answer(try file.answer(to: head))
    case .health: return .answer(Answer(.json, Self.healthy, isLasting: false))
    case .metrics:
      return .answer(Answer(.metrics, ByteBuffer(string: metrics.text), isLasting: false))
    case .value:
      let value = try ValueQuery(query(target), budget)
      if let answer = try value.quickAnswer() { return .answer(answer) }
      return .work { [budget] (_) throws(RequestProblem) in try value.answer(budget) }
    case .formula:
      let formula = try FormulaQuery(query(target), budget)
      if formula.isQuick { return .answer(try formula.answer()) }
      return .work { (_) throws(RequestProblem) in try formula.answer() }
    case .plot(let format):
      if let link = try LinkQuery(query(target), as: format, budget) {
        if unsent.areTooMany { throw .busy }
        return .work { (deadline) throws(RequestProblem) in try link.answer(deadline) }
      }
      let plot = try PlotQuery(query(target), as: format, budget)
      if unsent.areTooMany { throw .busy }
      if isAlone, plot.isQuick {
        let deadline = Deadline(after: Self.moment)
        let answer = try plot.answer(deadline)
        if !deadline.hasPassed { return .answer(answer) }
      }
      return .work { (deadline) throws(RequestProblem) in try plot.answer(deadline) }
    case .proof:
      let plot = try PlotQuery(query(target), as: .svg, budget)
      return .work { (deadline) throws(RequestProblem) in try plot.counts(deadline) }
    case .table:
      let table = try TableQuery(query(target), budget)
      return .work { [budget] (deadline) throws(RequestProblem) in
        try table.answer(deadline, budget)
      }
    case .fit:
      let fit = try FitQuery(query(target), budget)
      return .work { [budget] (deadline) throws(RequestProblem) in
        try fit.answer(deadline, budget)
      }
    }
  }

  private func query(_ target: RequestTarget) throws(RequestProblem) -> Query {
    guard let query = Query(target.query) else { throw .malformed }
    if query.count > Budget.parameters {
      throw .exceeded("too-many-parameters", nil, limit: Budget.parameters)
    }
    return query
  }

  private static let healthy = ByteBuffer(string: "{\"status\":\"ok\"}\n")
}
