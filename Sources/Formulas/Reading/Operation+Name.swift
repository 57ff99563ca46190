extension Operation {
  /// The operation with a name; all names that are read count.
  ///
  /// - Parameter operandCount: The number of operands it must accept, which tells `log(x)` from
  ///   `log(b, x)`; `nil` for the first operation of the name.
  /// - Returns: `nil` if no operation has this name, or none with this name takes that many
  ///   operands.
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
  /// The constant with a name; all names that are read count. `nil` for an unknown name.
  public init?(name: Name) {
    guard case .constant(let constant)? = KnownNames.token(for: name) else { return nil }
    self = constant
  }

  /// The name in text: `π`.
  public var name: String { row.names[0] }

  /// The name in ASCII: `pi`.
  public var asciiName: String { row.ascii }
}
