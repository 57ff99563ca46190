import OrdinateNumerics

/// What stands before the formula of an equation that gives y: `y =`, or `f(x) =` with any letters
/// other than x and r for the function.
///
/// Empty for any other text. `x = 2`, `r = 2` and `a = 2` say something else about the plane, so
/// their left side is not dropped.
public struct EquationHead: Equatable, Sendable {
  /// Where the formula begins, in bytes; 0 without a head.
  public private(set) var end = 0
  /// The variable that the equation names: y itself, or x in `f(x) =`.
  public private(set) var name: Name?

  /// Whether the name is that of the values, which the formula must not contain.
  public private(set) var isOfValues = false

  public init(_ source: [UInt8]) {
    guard let sign = source.firstIndex(of: UInt8(ascii: "=")) else { return }
    let left = Self.withoutSpaces(source[..<sign])
    if left == [UInt8(ascii: "y")] {
      (name, isOfValues) = ("y", true)
    } else if left.count == 4, left[1] == UInt8(ascii: "("), left[3] == UInt8(ascii: ")"),
      left[0].isLetter, left[0] != UInt8(ascii: "x"), left[0] != UInt8(ascii: "r"),
      left[2].isLetter
    {
      name = Name(utf8: [left[2]])
    } else {
      return
    }
    end = sign + 1
    while end < source.count && source[end] == UInt8(ascii: " ") { end += 1 }
  }

  static func withoutSpaces(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    bytes.filter { $0 != UInt8(ascii: " ") }
  }
}

extension [UInt8] {
  /// The text with spaces for the parentheses in `y(x) =`, `x(y) =` and `r(θ) =`, which say what a coordinate depends on.
  package var withoutPlaneCall: [UInt8] {
    guard let sign = firstIndex(of: UInt8(ascii: "=")),
      let open = self[..<sign].firstIndex(of: UInt8(ascii: "("))
    else { return self }
    let left = EquationHead.withoutSpaces(self[..<sign])
    guard ["y(x)", "x(y)", "r(θ)", "r(theta)"].contains(where: { left.elementsEqual($0.utf8) })
    else { return self }
    return self[..<open] + [UInt8](repeating: UInt8(ascii: " "), count: sign - open) + self[sign...]
  }
}

/// What an equation or inequality says that does not give y.
public enum EquationKind: Equatable, Sendable {
  /// `x = …`: x in terms of y, or one coordinate of a moving point.
  case abscissa
  /// `r = …` or `θ = …`, in polar coordinates.
  case polar
  /// `a = …`: the meaning of a name.
  case definition(Name)
  /// Any other equation, such as x²+y² = 25.
  case equation
  case inequality

  /// The kind of a text that is not a formula because of a sign of comparison.
  ///
  /// - Parameters:
  ///   - left: What stands before the sign.
  ///   - sign: `=`, or one of `<`, `>`, `≤`, `≥`, `≠`.
  /// - Returns: `nil` for any other sign.
  public init?(left: ArraySlice<UInt8>, sign: Unicode.Scalar) {
    switch sign {
    case "<", ">", "≤", "≥", "≠": self = .inequality
    case "=":
      let left = EquationHead.withoutSpaces(left)
      let name = Name(utf8: left)
      if name == "x" {
        self = .abscissa
      } else if name == "r" || name == "θ" {
        self = .polar
      } else if left.count == 1, left[0].isLetter, name != "y" {
        self = .definition(name)
      } else {
        self = .equation
      }
    default: return nil
    }
  }
}
