/// An opaque colour in sRGB.
public struct Color: Equatable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8

  /// - Parameter hex: As on a page: `0xd6313f` is red d6, green 31, blue 3f.
  public init(_ hex: UInt32) {
    red = UInt8(truncatingIfNeeded: hex >> 16)
    green = UInt8(truncatingIfNeeded: hex >> 8)
    blue = UInt8(truncatingIfNeeded: hex)
  }
}

extension Color {
  /// The colour between two, at a share of the way to the other.
  fileprivate func mixed(with other: Color, share: Double) -> Color {
    func mixed(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8(Double(a) + (Double(b) - Double(a)) * share + 0.5)
    }
    var result = self
    result.red = mixed(red, other.red)
    result.green = mixed(green, other.green)
    result.blue = mixed(blue, other.blue)
    return result
  }
}

/// Colours for the roles, for canvases that have no style sheet of their own.
public struct Theme: Equatable, Sendable {
  public var background: Color
  public var grid: Color
  public var fineGrid: Color
  public var axis: Color
  public var label: Color
  public var dot: Color
  /// The curves' colours, used in turn.
  ///
  /// - Invariant: Not empty.
  public var curves: [Color]
  /// The colours of regions; empty for those of the curves, but lighter.
  public var regions: [Color] = []

  public init(
    background: Color, grid: Color, fineGrid: Color, axis: Color, label: Color, dot: Color,
    curves: [Color]
  ) {
    precondition(!curves.isEmpty, "a theme has a colour for curves")
    self.background = background
    self.grid = grid
    self.fineGrid = fineGrid
    self.axis = axis
    self.label = label
    self.dot = dot
    self.curves = curves
  }

  /// Dark marks on white paper; labels have a contrast of at least 4.5, curves of at least 3.
  public static let light = Theme(
    background: Color(0xffffff), grid: Color(0xdcdce6), fineGrid: Color(0xf2f2f6),
    axis: Color(0x4a4c58), label: Color(0x666873), dot: Color(0xd6313f),
    curves: [
      Color(0xd6313f), Color(0x2f62d9), Color(0x16845b), Color(0xa044c8), Color(0xc26a00),
      Color(0x0e8296),
    ])

  /// The colour of a role.
  public func color(of role: Role) -> Color {
    switch role {
    case .background: background
    case .grid: grid
    case .fineGrid: fineGrid
    case .axis: axis
    case .label: label
    case .dot: dot
    case .curve(let index): curve(index)
    case .region(let index):
      regions.isEmpty
        ? curve(index).mixed(with: background, share: 0.75)
        : regions[Int(index.magnitude % UInt(regions.count))]
    }
  }

  private func curve(_ index: Int) -> Color { curves[Int(index.magnitude % UInt(curves.count))] }
}
