/// The calculators, in the order of the tabs. Each has its own keys, screen and history.
public enum Calculator: UInt8, CaseIterable, Sendable {
  case calculator, scientific, rpn, plotter

  /// The name in data and on the command line.
  public var name: String {
    switch self {
    case .calculator: "calculator"
    case .scientific: "scientific"
    case .rpn: "rpn"
    case .plotter: "plotter"
    }
  }

  /// - Parameter name: In UTF-8.
  /// - Returns: `nil` if no calculator has this name.
  public init?(name: some Sequence<UInt8>) {
    let name = Array(name)
    guard let calculator = Self.allCases.first(where: { $0.name.utf8.elementsEqual(name) }) else {
      return nil
    }
    self = calculator
  }
}
