extension Operation {
  /// The operation of a name, any of those that are read.
  ///
  /// - Parameter operandCount: How many operands it shall take, which tells `log(x)` from
  ///   `log(b, x)`; with none given, the operation that the name has first.
  /// - Returns: `nil` for a name that no operation has, and where none of the name takes so many.
  public init?(name: Name, operandCount: Int? = nil) {
    guard case .function(let operation)? = KnownNames.token(for: name) else { return nil }
    guard let operandCount, !operation.operandCount.contains(operandCount) else {
      self = operation
      return
    }
    guard let overload = operation.row.overload, overload.operandCount.contains(operandCount) else {
      return nil
    }
    self = overload
  }

  /// The name in ASCII: `sqrt`.
  public var asciiName: String { row.ascii }
}

extension Constant {
  /// The constant of a name, any of those that are read; `nil` if there is none.
  public init?(name: Name) {
    guard case .constant(let constant)? = KnownNames.token(for: name) else { return nil }
    self = constant
  }

  /// The name in text: `π`.
  public var name: String { row.names[0] }

  /// The name in ASCII: `pi`.
  public var asciiName: String { row.ascii }
}
