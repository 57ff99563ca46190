/// How curves are shown.
public enum CurveStyle: CaseIterable, Sendable {
  /// Connected where values belong together: no line crosses a pole, a jump or an undefined part.
  case line
  /// One dot for each pixel column.
  case dots

  /// The name in data.
  public var name: String {
    switch self {
    case .line: "line"
    case .dots: "dots"
    }
  }

  /// - Parameter name: The UTF-8 bytes of a name in data.
  public init?(name: ArraySlice<UInt8>) {
    for style in Self.allCases where style.name.utf8.elementsEqual(name) {
      self = style
      return
    }
    return nil
  }
}
