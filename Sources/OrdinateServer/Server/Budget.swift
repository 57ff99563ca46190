/// What one request may cost, and the connections that may be open: all limits in one place.
///
/// The limits for requests are such that any request within them is answered in a moment; each can be
/// changed by an option of its name.
struct Budget: Sendable {
  /// Bytes of all formulas of a request.
  var formulaBytes = 2_000
  /// Formulas of a picture.
  var formulas = 16
  /// Samples of a plot of dots, or rows of a table; no more than the commands take.
  var samples = 10_000
  /// Pixels of a picture.
  var pixels = 4_000_000
  /// Milliseconds of a processor that computing one answer may take; evaluators are asked to stop
  /// after it.
  var milliseconds = 2_000

  /// Requests that wait for a processor or have one.
  var pending = 256
  /// The same, of one client's address.
  var pendingPerClient = 64
  /// Bytes of computed answers that clients have not taken yet; while there are more, nothing is
  /// computed.
  var unsentBytes = 67_108_864
  /// Seconds after which a request that still waits for a processor is given up.
  var waitingSeconds = 5
  /// Open connections; more wait in the system's queue.
  var connections = 1_024
  /// Seconds within which a request must have arrived whole.
  var requestSeconds = 10
  /// Seconds within which a client must have taken its answer.
  var answerSeconds = 60
  /// Seconds that a connection is kept open for a further request.
  var idleSeconds = 75

  /// Bytes of a request's line and fields each; a formula may be three times its length there.
  static let headBytes = 65_536
  /// Parameters of a request.
  static let parameters = 100
  /// Bytes of a body, which no request here needs.
  static let bodyBytes = 65_536

  /// The names of the limits that options can change, and where each is.
  static let options: [(name: String, limit: WritableKeyPath<Budget, Int> & Sendable)] = [
    ("formula-bytes", \.formulaBytes), ("formulas", \.formulas), ("samples", \.samples),
    ("pixels", \.pixels), ("milliseconds", \.milliseconds), ("pending", \.pending),
    ("pending-per-client", \.pendingPerClient), ("unsent-bytes", \.unsentBytes),
    ("waiting-seconds", \.waitingSeconds), ("connections", \.connections),
    ("request-seconds", \.requestSeconds), ("answer-seconds", \.answerSeconds),
    ("idle-seconds", \.idleSeconds),
  ]
}
