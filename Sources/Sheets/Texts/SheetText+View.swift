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
    /// What stands above the graph; empty for nothing.
    public var title: String

    public init(
      x: Range? = nil, y: Range? = nil, axes: AxesStyle = AxesStyle(), angle: AngleUnit = .radians,
      isApart: Bool = false, title: String = ""
    ) {
      (self.x, self.y, self.axes, self.angle) = (x, y, axes, angle)
      (self.isApart, self.title) = (isApart, title)
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
  /// Reads `@x=-10:10,y=-5:5,x=pi,grid=polar,degrees,title="Tides"`; each part may be missing, and unknown ones mean
  /// nothing, nor do ranges that a picture cannot show. In a title, `"` is doubled.
  ///
  /// - Returns: `nil` if no part is known, or if a second `@` outside of the title says that the line is a row.
  package init?(_ line: ArraySlice<UInt8>) {
    let sign = UInt8(ascii: "@")
    guard line.first == sign else { return nil }
    var parts: [ArraySlice<UInt8>] = []
    var (start, isQuoted) = (line.startIndex + 1, false)
    for index in line.indices.dropFirst() {
      if line[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if line[index] == sign { return nil }
      if line[index] == UInt8(ascii: ",") {
        parts.append(line[start..<index])
        start = index + 1
      }
    }
    if isQuoted { return nil }
    parts.append(line[start...])
    self.init()
    var found = false
    for part in parts {
      let word = part.drop { $0 == UInt8(ascii: " ") }
      if read(word) { found = true }
    }
    if !found { return nil }
  }

  /// - Returns: Whether the word is known.
  private mutating func read(_ word: ArraySlice<UInt8>) -> Bool {
    if let known = Word.allCases.first(where: { word.elementsEqual($0.rawValue.utf8) }) {
      apply(known)
    } else if word.starts(with: "x=".utf8), let ends = Self.ends(word.dropFirst(2)) {
      x = x ?? Range(between: ends.0, ends.1)
    } else if word.starts(with: "y=".utf8), let ends = Self.ends(word.dropFirst(2)) {
      y = y ?? Range(between: ends.0, ends.1)
    } else if let title = Self.title(quoted: word) {
      self.title = title
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
    if !title.utf8.isEmpty {
      let doubled = title.utf8.flatMap { $0 == UInt8(ascii: "\"") ? [$0, $0] : [$0] }
      parts.append("title=\"" + String(decoding: doubled, as: UTF8.self) + "\"")
    }
    return parts.isEmpty ? nil : "@" + parts.joined(separator: ",")
  }

  /// A text as a title: without spaces at its ends and signs that cannot be seen, and not too long.
  package static func title(_ text: String) -> String {
    var plain = Array(text.utf8).map { $0 < 0x20 || $0 == 0x7F ? UInt8(ascii: " ") : $0 }
    plain = Array(plain[plain.trimmed(0..<plain.count)])
    return String(decoding: plain, as: UTF8.self).cut(to: GraphTitle.longest)
  }

  /// Reads `-10:10`.
  private static func ends(_ text: ArraySlice<UInt8>) -> (Numeral, Numeral)? {
    let ends = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard ends.count == 2, let one = Numeral(utf8: ends[0]), let other = Numeral(utf8: ends[1])
    else { return nil }
    return (one, other)
  }

  /// Reads `title="…"`.
  private static func title(quoted word: ArraySlice<UInt8>) -> String? {
    let name = Array("title=\"".utf8)
    let quote = UInt8(ascii: "\"")
    let last = word.lastIndex { $0 != UInt8(ascii: " ") } ?? word.startIndex
    guard word.starts(with: name), word[last] == quote, last >= word.startIndex + name.count else {
      return nil
    }
    var text: [UInt8] = []
    var index = word.startIndex + name.count
    while index < last {
      text.append(word[index])
      index += word[index] == quote ? 2 : 1
    }
    return title(String(decoding: text, as: UTF8.self))
  }
}

extension SheetText.View.Range {
  /// The range between two numbers, of which any may be the greater one.
  fileprivate init?(between one: Numeral, _ other: Numeral) {
    guard let range = Self(one, other) ?? Self(other, one) else { return nil }
    self = range
  }

  fileprivate var text: String { lower.text + ":" + upper.text }
}
