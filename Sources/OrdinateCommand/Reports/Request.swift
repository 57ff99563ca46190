import Requests

/// What a command is asked to do.
protocol Request {
  /// Takes out the options and operands that belong to the command.
  ///
  /// - Throws: If one of them is missing or cannot be used.
  init(_ arguments: inout Arguments) throws(UsageProblem)

  /// Does what the command is for.
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
