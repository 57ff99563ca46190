public import Formulas
public import Graphing

extension SheetText {
  /// What a sheet shows besides its rows: ranges of x and y with all digits, `nil` where nothing is said, the axes,
  /// the grid and the unit of angles, and whether each axis has a scale of its own.
  public struct View: Equatable, Sendable {
    public var x: Range?
    public var y: Range?
    public var axes: AxesStyle
    public var angle: AngleUnit
    /// Whether a picture shows both ranges and no more, so that a square may be seen as a rectangle.
    public var isApart: Bool

    public init(
      x: Range? = nil, y: Range? = nil, axes: AxesStyle = AxesStyle(), angle: AngleUnit = .radians,
      isApart: Bool = false
    ) {
      (self.x, self.y, self.axes, self.angle) = (x, y, axes, angle)
      self.isApart = isApart
    }

    /// Two numbers, of which the first is less.
    public struct Range: Equatable, Sendable {
      public let lower: Numeral
      public let upper: Numeral

      /// - Returns: `nil` if a picture cannot show the range.
      public init?(_ lower: Numeral, _ upper: Numeral) {
        guard PlotSide(from: lower, through: upper) != nil else { return nil }
        (self.lower, self.upper) = (lower, upper)
      }

      /// - Returns: As above.
      public init?(_ range: ClosedRange<Double>) {
        self.init(Numeral(range.lowerBound), Numeral(range.upperBound))
      }

      /// The range for a picture.
      public var side: PlotSide? { PlotSide(from: lower, through: upper) }
    }
  }
}

extension SheetText.View {
  /// Reads `@x=-10:10,y=-5:5,x=pi,grid=polar,degrees`; each part may be missing, and unknown ones mean nothing.
  ///
  /// - Returns: `nil` if no part is known, or if a second `@` says that the line is a row.
  package init?(_ line: ArraySlice<UInt8>) {
    let sign = UInt8(ascii: "@")
    guard line.first == sign, !line.dropFirst().contains(sign) else { return nil }
    self.init()
    var found = false
    for part in line.dropFirst().split(separator: UInt8(ascii: ",")) {
      let word = part.drop { $0 == UInt8(ascii: " ") }
      if read(word) { found = true }
    }
    if !found { return nil }
  }

  /// - Returns: Whether the word is known.
  private mutating func read(_ word: ArraySlice<UInt8>) -> Bool {
    if let known = Word.allCases.first(where: { word.elementsEqual($0.rawValue.utf8) }) {
      apply(known)
    } else if word.starts(with: "x=".utf8), let range = Range(word.dropFirst(2)) {
      x = x ?? range
    } else if word.starts(with: "y=".utf8), let range = Range(word.dropFirst(2)) {
      y = y ?? range
    } else {
      return false
    }
    return true
  }

  /// The words of what is not as usual, in their order.
  private enum Word: String, CaseIterable {
    case piX = "x=pi"
    case piY = "y=pi"
    case logarithmicX = "x=log"
    case logarithmicY = "y=log"
    case noAxes = "axes=none"
    case noGrid = "grid=none"
    case polarGrid = "grid=polar"
    case degrees
    case apart
  }

  private mutating func apply(_ word: Word) {
    switch word {
    case .piX: axes.isPiX = true
    case .piY: axes.isPiY = true
    case .logarithmicX: axes.logarithmic.x = true
    case .logarithmicY: axes.logarithmic.y = true
    case .noAxes: axes.hasAxes = false
    case .noGrid: axes.grid = .none
    case .polarGrid: axes.grid = .polar
    case .degrees: angle = .degrees
    case .apart: isApart = true
    }
  }

  /// The line; `nil` if all is as usual.
  package var text: String? {
    var parts: [String] = []
    if let x { parts.append("x=" + x.text) }
    if let y { parts.append("y=" + y.text) }
    for word in Word.allCases {
      var other = self
      other.apply(word)
      if other == self { parts.append(word.rawValue) }
    }
    return parts.isEmpty ? nil : "@" + parts.joined(separator: ",")
  }
}

extension SheetText.View.Range {
  fileprivate init?(_ text: ArraySlice<UInt8>) {
    let ends = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard ends.count == 2, let lower = Numeral(utf8: ends[0]), let upper = Numeral(utf8: ends[1])
    else { return nil }
    self.init(lower, upper)
  }

  fileprivate var text: String { lower.text + ":" + upper.text }
}
