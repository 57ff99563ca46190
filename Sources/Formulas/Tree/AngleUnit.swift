/// The unit in which trigonometric functions read angles and their inverses give them.
public enum AngleUnit: Equatable, Sendable {
  case radians, degrees
}
