import Testing

@testable import HTTP

/// An event on a connection.
enum ConnectionEvent: Sendable {
  /// Complete requests that arrive together; one that ends in `!` says that it is the last.
  case requests([String])
  case head(String)
  case body(Int)
  case end
  case garbage
  /// The channel is about to read; the step is `read`, unless reading pauses.
  case read
  case answered
  case sent
  case writable(Bool)
  case inputClosed
  case shutDown
  case timeIsUp
  case failed
  case closed
}

/// A connection whose bodies may have 10 bytes, and the steps that it took.
struct ConnectionTranscript {
  private var machine = ConnectionMachine<String>(bodyLimit: 10)
  private var isWritable = true
  private(set) var steps: [String] = []

  var wait: ConnectionMachine<String>.Wait? { machine.wait }

  init(_ events: [ConnectionEvent]) {
    for event in events { add(event) }
  }

  private mutating func add(_ event: ConnectionEvent) {
    switch event {
    case .requests(let requests):
      machine.bytesArrived()
      for request in requests {
        machine.headArrived(request.filter { $0 != "!" }, isLast: request.hasSuffix("!"))
        machine.requestEnded()
      }
    case .head(let request):
      machine.bytesArrived()
      machine.headArrived(request, isLast: false)
    case .body(let count): machine.bodyArrived(byteCount: count)
    case .end: machine.requestEnded()
    case .garbage: machine.refuse(.malformed)
    case .read: if machine.mayRead() { steps.append("read") }
    case .answered:
      switch machine.answered() {
      case nil: steps.append("dropped")
      case true?: steps.append("last")
      case false?: break
      }
    case .sent: machine.sent()
    case .writable(let isWritable): self.isWritable = isWritable
    case .inputClosed: machine.inputClosed()
    case .shutDown: machine.shutDown()
    case .timeIsUp: machine.timeIsUp()
    case .failed: machine.fail()
    case .closed: machine.closed()
    }
    while let step = machine.nextStep(isWritable: isWritable) {
      switch step {
      case .answer(let request, let isAlone): steps.append(request + (isAlone ? "" : " of many"))
      case .refuse(let refusal): steps.append("refuse \(refusal)")
      case .read: steps.append("read")
      case .closeOutput: steps.append("close output")
      case .close: steps.append("close")
      }
    }
  }
}

struct ConnectionMachineTests {
  typealias Row = (events: [ConnectionEvent], steps: [String])

  @Test(
    "answers requests one after the other, in their order",
    arguments: [
      ([.requests(["a"])], ["a"]),
      ([.requests(["a"]), .answered, .sent, .requests(["b"])], ["a", "b"]),
      ([.requests(["a", "b"])], ["a of many"]),
      ([.requests(["a", "b"]), .answered], ["a of many", "b"]),
      ([.requests(["a"]), .requests(["b"]), .answered, .sent], ["a", "b"]),
      ([.head("a"), .body(10), .end], ["a"]),
    ] as [Row])
  func answers(row: Row) { #expect(ConnectionTranscript(row.events).steps == row.steps) }

  @Test(
    "stops reading while requests wait",
    arguments: [
      ([.read, .requests(["a"]), .read], ["read", "a"]),
      ([.requests(["a"]), .read, .answered], ["a", "read"]),
      ([.requests(["a", "b"]), .read, .answered], ["a of many", "b"]),
      ([.requests(["a", "b"]), .read, .answered, .answered], ["a of many", "b", "read"]),
      ([.head("a"), .read], ["read"]),
      ([.requests(["a!"]), .read, .answered], ["a", "last", "read"]),
    ] as [Row])
  func reading(row: Row) { #expect(ConnectionTranscript(row.events).steps == row.steps) }

  @Test(
    "answers nothing while the client takes no answer",
    arguments: [
      ([.writable(false), .requests(["a"])], []),
      ([.writable(false), .requests(["a"]), .read, .writable(true)], ["a"]),
      ([.requests(["a", "b"]), .writable(false), .answered], ["a of many"]),
    ] as [Row])
  func writability(row: Row) { #expect(ConnectionTranscript(row.events).steps == row.steps) }

  @Test(
    "sends every answer before it closes",
    arguments: [
      ([.requests(["a!"]), .answered], ["a", "last"]),
      ([.requests(["a!"]), .answered, .sent], ["a", "last", "close output"]),
      (
        [.requests(["a", "b!"]), .answered, .answered, .sent],
        ["a of many", "b", "last"]
      ),
      (
        [.requests(["a", "b!"]), .answered, .answered, .sent, .sent, .inputClosed],
        ["a of many", "b", "last", "close output", "close"]
      ),
      ([.inputClosed], ["close"]),
      ([.requests(["a"]), .inputClosed, .answered], ["a", "last"]),
      ([.requests(["a"]), .answered, .inputClosed, .sent], ["a", "close"]),
      ([.requests(["a", "b"]), .inputClosed, .answered, .answered], ["a of many", "b", "last"]),
      ([.head("a"), .body(3), .inputClosed], ["close"]),
    ] as [Row])
  func endings(row: Row) { #expect(ConnectionTranscript(row.events).steps == row.steps) }

  @Test(
    "reads nothing after the last request",
    arguments: [
      ([.requests(["a!", "b"]), .answered], ["a", "last"]),
      ([.requests(["a!"]), .garbage, .answered], ["a", "last"]),
      ([.requests(["a!"]), .answered, .garbage, .sent], ["a", "last", "close output"]),
    ] as [Row])
  func behindTheLast(row: Row) { #expect(ConnectionTranscript(row.events).steps == row.steps) }

  @Test(
    "refuses bytes that are no request, after answering the requests before them",
    arguments: [
      ([.garbage], ["refuse malformed"]),
      ([.garbage, .sent], ["refuse malformed", "close output"]),
      ([.requests(["a"]), .garbage], ["a"]),
      ([.requests(["a"]), .garbage, .answered], ["a", "refuse malformed"]),
      (
        [.requests(["a"]), .garbage, .answered, .sent, .sent],
        ["a", "refuse malformed", "close output"]
      ),
      ([.requests(["a"]), .garbage, .requests(["b"]), .answered], ["a", "refuse malformed"]),
      ([.requests(["a"]), .garbage, .inputClosed, .answered], ["a", "refuse malformed"]),
      ([.head("a"), .body(5), .body(6)], ["refuse bodyTooLong"]),
      ([.head("a"), .body(11), .body(11), .end], ["refuse bodyTooLong"]),
    ] as [Row])
  func refusals(row: Row) { #expect(ConnectionTranscript(row.events).steps == row.steps) }

  @Test(
    "shuts down after the current answer",
    arguments: [
      ([.shutDown], ["close"]),
      ([.head("a"), .shutDown], ["close"]),
      ([.requests(["a", "b"]), .shutDown, .answered], ["a of many", "last"]),
      ([.requests(["a"]), .shutDown, .answered, .sent], ["a", "last", "close output"]),
      ([.requests(["a"]), .answered, .shutDown, .sent], ["a", "close"]),
      (
        [.writable(false), .requests(["a", "b"]), .shutDown, .writable(true), .answered],
        ["a", "last"]
      ),
      ([.requests(["a"]), .shutDown, .requests(["b"]), .answered], ["a", "last"]),
      ([.requests(["a!"]), .answered, .sent, .shutDown], ["a", "last", "close output", "close"]),
    ] as [Row])
  func shutDown(row: Row) { #expect(ConnectionTranscript(row.events).steps == row.steps) }

  @Test(
    "gives up on clients that take too long, and says so to those that send a body",
    arguments: [
      ([.timeIsUp], ["close"]),
      ([.head("a"), .body(3), .timeIsUp], ["refuse slow"]),
      ([.head("a"), .timeIsUp, .timeIsUp], ["refuse slow", "close"]),
      ([.requests(["a"]), .answered, .timeIsUp], ["a", "close"]),
      ([.requests(["a"]), .answered, .head("b"), .timeIsUp], ["a", "close"]),
      ([.requests(["a"]), .answered, .sent, .timeIsUp], ["a", "close"]),
      ([.requests(["a!"]), .answered, .sent, .timeIsUp], ["a", "last", "close output", "close"]),
    ] as [Row])
  func time(row: Row) { #expect(ConnectionTranscript(row.events).steps == row.steps) }

  @Test(
    "does nothing on a closed connection",
    arguments: [
      ([.failed], ["close"]), ([.failed, .failed, .inputClosed, .shutDown], ["close"]),
      ([.requests(["a"]), .closed, .answered], ["a", "dropped"]),
      ([.requests(["a", "b"]), .closed, .answered, .sent], ["a of many", "dropped"]),
      ([.requests(["a"]), .failed, .answered], ["a", "close", "dropped"]),
      ([.closed, .requests(["a"]), .garbage, .failed, .timeIsUp], []),
    ] as [Row])
  func gone(row: Row) { #expect(ConnectionTranscript(row.events).steps == row.steps) }

  @Test(
    "waits for one action of the client at a time",
    arguments: [
      ([], .request), ([.head("a")], .request), ([.head("a"), .body(3)], .request),
      ([.requests(["a"])], nil), ([.requests(["a"]), .head("b")], nil),
      ([.requests(["a"]), .answered], .answer),
      ([.requests(["a"]), .answered, .head("b")], .answer),
      ([.requests(["a", "b"]), .answered], nil),
      ([.requests(["a", "b"]), .answered, .answered, .sent], .answer),
      ([.requests(["a"]), .answered, .sent], .nextRequest),
      ([.requests(["a"]), .answered, .sent, .head("b")], .request),
      ([.requests(["a"]), .answered, .head("b"), .sent], .request),
      ([.garbage], .answer), ([.garbage, .sent], .end),
      ([.failed], nil), ([.closed], nil),
    ] as [([ConnectionEvent], ConnectionMachine<String>.Wait?)])
  func wait(events: [ConnectionEvent], wait: ConnectionMachine<String>.Wait?) {
    #expect(ConnectionTranscript(events).wait == wait)
  }
}
