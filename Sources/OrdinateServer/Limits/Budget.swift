/// All limits of the server: for one request, for one client, and in total.
///
/// With the defaults, any request within the limits is answered in a moment. The option with the
/// name of a limit changes it.
struct Budget: Sendable {
  /// Bytes of all formulas in a request.
  var formulaBytes = 2_000
  /// Bytes of the data of a fit.
  var dataBytes = 50_000
  /// Formulas in one picture.
  var formulas = 16
  /// Samples of a dot plot, or rows of a table; no more than the commands take.
  var samples = 10_000
  /// Pixels in one picture.
  var pixels = 4_000_000
  /// Milliseconds of processor time for computing one answer.
  var milliseconds = 2_000

  /// Requests that wait for a thread or are being computed.
  var pending = 256
  /// The same, for one client's address.
  var pendingPerClient = 64
  /// Bytes of computed answers that clients have not received yet; beyond that, nothing is
  /// computed.
  var unsentBytes = 67_108_864
  /// The longest time that a request may wait for a thread, in seconds.
  var waitingSeconds = 5
  /// Open connections; further ones wait in the system's queue.
  var connections = 1_024
  /// Seconds for a request to arrive completely.
  var requestSeconds = 10
  /// Seconds for a client to receive its answer.
  var answerSeconds = 60
  /// Seconds that a connection stays open without a request.
  var idleSeconds = 75
  /// Seconds that answers under way may still take when the server is asked to end.
  var stoppingSeconds = 10

  /// Bytes of a request's line, and of its fields; percent escapes can make a formula three times
  /// as long.
  static let headBytes = 65_536
  /// Fields of a request.
  static let fields = 100
  /// Parameters of a request.
  static let parameters = 100
  /// Bytes of a request's body, which the server ignores.
  static let bodyBytes = 65_536

  /// The limits that options can change, by the options' names.
  static let options: [(name: String, limit: WritableKeyPath<Budget, Int> & Sendable)] = [
    ("formula-bytes", \.formulaBytes), ("data-bytes", \.dataBytes), ("formulas", \.formulas),
    ("samples", \.samples),
    ("pixels", \.pixels), ("milliseconds", \.milliseconds), ("pending", \.pending),
    ("pending-per-client", \.pendingPerClient), ("unsent-bytes", \.unsentBytes),
    ("waiting-seconds", \.waitingSeconds), ("connections", \.connections),
    ("request-seconds", \.requestSeconds), ("answer-seconds", \.answerSeconds),
    ("idle-seconds", \.idleSeconds), ("stopping-seconds", \.stoppingSeconds),
  ]
}
