/// A rectangle of characters, and the row that is level with its neighbours.
struct TextBox {
  typealias Row = [Unicode.Scalar]

  /// - Invariant: All rows have the same length.
  private(set) var rows: [Row] = [[]]
  /// - Invariant: The index of a row.
  private(set) var baseline = 0
  /// Whether it is only a fraction; the bar of a fraction around it has to be longer.
  private var isFraction = false

  init() {}

  init(_ text: String) { rows = [Row(text.unicodeScalars)] }

  private init(rows: [Row], baseline: Int, isFraction: Bool = false) {
    (self.rows, self.baseline, self.isFraction) = (rows, baseline, isFraction)
  }

  var width: Int { rows[0].count }
  var height: Int { rows.count }

  /// The rows without trailing spaces.
  var lines: [String] {
    rows.map { row in
      let end = row.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
      var text = String.UnicodeScalarView()
      text.append(contentsOf: row[..<end])
      return String(text)
    }
  }

  /// Puts another box on the right; the baselines are level.
  mutating func append(_ box: TextBox) {
    if width == 0 {
      self = box
      return
    }
    let above = max(baseline, box.baseline)
    let below = max(height - baseline, box.height - box.baseline)
    let (left, right) = (self, box)
    rows = (0..<(above + below)).map { index in
      left.row(index - above + left.baseline) + right.row(index - above + right.baseline)
    }
    baseline = above
    isFraction = false
  }

  /// The row at an index; a row of spaces outside the box.
  private func row(_ index: Int) -> Row {
    rows.indices.contains(index) ? rows[index] : Row(repeating: " ", count: width)
  }

  private func centered(in width: Int) -> [Row] {
    let left = (width - self.width) / 2
    return rows.map { row in
      Row(repeating: " ", count: left) + row
        + Row(repeating: " ", count: width - self.width - left)
    }
  }

  /// A fraction with this as its numerator.
  func over(_ denominator: TextBox, hasBar: Bool) -> TextBox {
    let overhang = isFraction || denominator.isFraction ? 2 : 0
    let width = max(self.width, denominator.width) + overhang
    let bar = Row(repeating: hasBar ? "─" : " ", count: width)
    return TextBox(
      rows: centered(in: width) + [bar] + denominator.centered(in: width), baseline: height,
      isFraction: true)
  }

  /// A large sign with its limits below and above.
  func between(below: TextBox, above: TextBox) -> TextBox {
    let width = max(width, below.width, above.width)
    return TextBox(
      rows: above.centered(in: width) + centered(in: width) + below.centered(in: width),
      baseline: above.height + baseline)
  }

  /// A power with this as its base: the exponent in superscript characters if they exist, else in
  /// rows above.
  func raising(_ exponent: TextBox) -> TextBox {
    let raised = exponent.written(with: Self.superscripts) ?? exponent
    if raised.height == 1, height > 1 { return besideTop(raised) }
    if height == 1, exponent.written(with: Self.superscripts) != nil {
      var box = self
      box.append(raised)
      return box
    }
    let upper = raised.rows.map { Row(repeating: " ", count: width) + $0 }
    let lower = rows.map { $0 + Row(repeating: " ", count: raised.width) }
    return TextBox(rows: upper + lower, baseline: raised.height + baseline)
  }

  private func besideTop(_ box: TextBox) -> TextBox {
    let blank = Row(repeating: " ", count: box.width)
    return TextBox(
      rows: rows.indices.map { rows[$0] + ($0 == 0 ? box.rows[0] : blank) }, baseline: baseline)
  }

  /// With an index, in subscript characters if they exist, else in rows below.
  func lowering(_ index: TextBox) -> TextBox {
    if height == 1, let lowered = index.written(with: Self.subscripts) {
      var box = self
      box.append(lowered)
      return box
    }
    let upper = rows.map { $0 + Row(repeating: " ", count: index.width) }
    let lower = index.rows.map { Row(repeating: " ", count: width) + $0 }
    return TextBox(rows: upper + lower, baseline: baseline)
  }

  /// Between delimiters of the same height.
  func between(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> TextBox {
    let (opening, closing) = (Self.pieces(of: left), Self.pieces(of: right))
    let fenced = rows.indices.map { index in
      [opening.piece(at: index, of: height)] + rows[index] + [closing.piece(at: index, of: height)]
    }
    return TextBox(rows: fenced, baseline: baseline)
  }

  /// As a radicand.
  func underRadical(degree: TextBox?) -> TextBox {
    if height == 1, let sign = Self.radical(degree: degree) {
      var box = TextBox(rows: [sign], baseline: 0)
      let isWord = rows[0].allSatisfy { Self.isWordCharacter($0) }
      box.append(isWord && width > 0 ? self : between("(", ")"))
      return box
    }
    var root = rows.map { ["│"] + $0 }
    root.insert(["┌"] + Row(repeating: "─", count: width), at: 0)
    let radicand = TextBox(rows: root, baseline: baseline + 1)
    var sign = TextBox(rows: [["√"]], baseline: 0)
    if let degree {
      let width = max(degree.width, 1)
      sign = TextBox(
        rows: degree.centered(in: width) + [Row(repeating: " ", count: width - 1) + ["√"]],
        baseline: degree.height)
    }
    return sign.joined(toBottomOf: radicand)
  }

  /// Whether it is a letter, Latin or Greek, or a digit, not a sign.
  private static func isWordCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "a"..."z", "A"..."Z", "α"..."ω": true
    default: false
    }
  }

  private func joined(toBottomOf box: TextBox) -> TextBox {
    let height = max(self.height, box.height)
    let rows = (0..<height).map { index in
      row(index - height + self.height) + box.row(index - height + box.height)
    }
    return TextBox(rows: rows, baseline: box.baseline + height - box.height)
  }

  /// The sign of a root in one line; `nil` if superscripts cannot show the degree.
  private static func radical(degree: TextBox?) -> Row? {
    guard let degree else { return ["√"] }
    if degree.height == 1, degree.rows[0] == ["3"] { return ["∛"] }
    return degree.written(with: superscripts).map { $0.rows[0] + ["√"] }
  }

  /// The same text in other characters; `nil` if one has no counterpart or the box has several
  /// rows.
  private func written(with characters: [(Unicode.Scalar, Unicode.Scalar)]) -> TextBox? {
    guard height == 1 else { return nil }
    let row = rows[0].compactMap { scalar in characters.first { $0.0 == scalar }?.1 }
    return row.count == width ? TextBox(rows: [row], baseline: 0) : nil
  }

  private static let superscripts: [(Unicode.Scalar, Unicode.Scalar)] = [
    ("0", "⁰"), ("1", "¹"), ("2", "²"), ("3", "³"), ("4", "⁴"), ("5", "⁵"), ("6", "⁶"), ("7", "⁷"),
    ("8", "⁸"), ("9", "⁹"), ("−", "⁻"), ("n", "ⁿ"), ("x", "ˣ"),
  ]

  private static let subscripts: [(Unicode.Scalar, Unicode.Scalar)] = [
    ("0", "₀"), ("1", "₁"), ("2", "₂"), ("3", "₃"), ("4", "₄"), ("5", "₅"), ("6", "₆"), ("7", "₇"),
    ("8", "₈"), ("9", "₉"), ("x", "ₓ"),
  ]

  /// The pieces of a tall delimiter.
  private struct Pieces {
    let whole: Unicode.Scalar
    let top: Unicode.Scalar
    let middle: Unicode.Scalar
    let bottom: Unicode.Scalar

    func piece(at index: Int, of height: Int) -> Unicode.Scalar {
      if height == 1 { return whole }
      return index == 0 ? top : index == height - 1 ? bottom : middle
    }
  }

  private static func pieces(of delimiter: Unicode.Scalar) -> Pieces {
    switch delimiter {
    case "(": Pieces(whole: "(", top: "⎛", middle: "⎜", bottom: "⎝")
    case ")": Pieces(whole: ")", top: "⎞", middle: "⎟", bottom: "⎠")
    case "⌊": Pieces(whole: "⌊", top: "⎢", middle: "⎢", bottom: "⎣")
    case "⌋": Pieces(whole: "⌋", top: "⎥", middle: "⎥", bottom: "⎦")
    case "⌈": Pieces(whole: "⌈", top: "⎡", middle: "⎢", bottom: "⎢")
    case "⌉": Pieces(whole: "⌉", top: "⎤", middle: "⎥", bottom: "⎥")
    case "|": Pieces(whole: "|", top: "│", middle: "│", bottom: "│")
    default: Pieces(whole: delimiter, top: delimiter, middle: delimiter, bottom: delimiter)
    }
  }
}
