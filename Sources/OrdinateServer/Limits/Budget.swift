/// All limits of the server: for one request, for one client and for everything at once.
///
/// The defaults are such that any request within them is answered in a moment. Each limit can be
/// changed by the option of its name.
struct Budget: Sendable {
  /// Bytes of all formulas in a request.
  var formulaBytes = 2_000
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
  /// Bytes of computed answers that clients have not taken yet; beyond that, nothing is computed.
  var unsentBytes = 67_108_864
  /// Seconds that a request may wait for a thread before it is given up.
  var waitingSeconds = 5
  /// Open connections; further ones wait in the system's queue.
  var connections = 1_024
  /// Seconds for a request to arrive completely.
  var requestSeconds = 10
  /// Seconds for a client to take its answer.
  var answerSeconds = 60
  /// Seconds that a connection stays open without a request.
  var idleSeconds = 75

  /// Bytes of a request's line, and of its fields; percent escapes triple a formula's length there.
  static let headBytes = 65_536
  /// Fields of a request.
  static let fields = 100
  /// Parameters of a request.
  static let parameters = 100
  /// Bytes of a request's body, which nothing here reads.
  static let bodyBytes = 65_536

  /// The limits that options can change, by the options' names.
  static let options: [(name: String, limit: WritableKeyPath<Budget, Int> & Sendable)] = [
    ("formula-bytes", \.formulaBytes), ("formulas", \.formulas), ("samples", \.samples),
    ("pixels", \.pixels), ("milliseconds", \.milliseconds), ("pending", \.pending),
    ("pending-per-client", \.pendingPerClient), ("unsent-bytes", \.unsentBytes),
    ("waiting-seconds", \.waitingSeconds), ("connections", \.connections),
    ("request-seconds", \.requestSeconds), ("answer-seconds", \.answerSeconds),
    ("idle-seconds", \.idleSeconds),
  ]
}
