/// Why a formula has no derivative.
public struct DerivativeError: Error, Equatable, Sendable {
  /// An operation whose derivative is not among the operations.
  public let operation: Operation

  public init(operation: Operation) { self.operation = operation }
}

extension DerivativeError: CustomStringConvertible {
  public var description: String {
    operation.isSeries
      ? "There is no rule for the derivative of this " + operation.name + "."
      : "The derivative of " + operation.name + " is no combination of known functions."
  }
}
