/// The unit in which trigonometric functions read angles and their inverses give them.
public enum AngleUnit: Hashable, NamedInData, Sendable {
  case radians, degrees

  public var name: String {
    switch self {
    case .radians: "radians"
    case .degrees: "degrees"
    }
  }
}
