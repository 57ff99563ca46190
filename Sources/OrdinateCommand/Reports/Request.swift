import Requests

/// A request that a command line makes.
protocol Request {
  /// Reads the options and operands of the command.
  ///
  /// - Throws: If one of them is missing or unusable.
  init(_ arguments: inout Arguments) throws(UsageProblem)

  /// Carries out the request.
  ///
  /// - Throws: `Failure`, `SystemProblem`.
  func run() throws
}

extension Request {
  /// - Throws: Also if there are other options or operands.
  init(_ arguments: Arguments) throws(UsageProblem) {
    var rest = arguments
    try self.init(&rest)
    try rest.requireNoMore()
  }
}
