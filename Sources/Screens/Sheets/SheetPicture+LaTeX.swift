import Formulas
import Graphing
import OrdinateNumerics
import Sheets

extension SheetPicture {
  /// The picture for LaTeX: an axis of pgfplots.
  ///
  /// pgfplots computes a function where its samples show what is drawn here. Anything else has the coordinates
  /// of what is drawn.
  ///
  /// - Returns: `nil` so far from the origin that TeX has too few digits.
  /// - Complexity: O(points of what is drawn).
  func latex() -> String? {
    var writer = PGFPlotsWriter(of: screen)
    guard writer.axes.allSatisfy({ $0.hasDigits }) else { return nil }
    let shown = screen.curves.filter { $0.isShown }
    for curve in shown {
      var list = DrawList(size: screen.view.size)
      curve.drawRegion(in: screen.view, on: &list)
      curve.draw(in: screen.view, on: &list)
      writer.write(list.commands, function: curve.function)
    }
    let isDegrees = shown.contains { $0.angle == .degrees }
    return writer.finished(style: screen.axesStyle, title: screen.title, isDegrees: isDegrees)
  }
}

extension GraphCurve {
  fileprivate var function: PlottedFunction? {
    guard case .formula(let source)? = source else { return nil }
    return source.formula.pgfplots.map {
      PlottedFunction(text: $0, source: source, angle: angle ?? .radians)
    }
  }
}

/// A function that pgfplots can compute.
private struct PlottedFunction {
  let text: String
  let source: FormulaSource
  let angle: AngleUnit
}

/// One of the axes, and its numbers where a viewport has places.
private struct PGFPlotsAxis {
  let name: String
  /// What it stands for; empty for the name.
  let label: String
  /// The places in sight.
  let range: ClosedRange<Double>
  let isLogarithmic: Bool
  /// What is taken off all places, because dates are too many days for TeX: the first tick.
  let origin: Double
  /// Days and times, which TeX does not know.
  let ticks: [(days: Double, text: String)]

  /// How many ticks of days and times have room.
  private static let mostTicks = 6.0

  init(
    _ name: String, label: String, _ range: ClosedRange<Double>, isLogarithmic: Bool,
    time: TimeKind?
  ) {
    (self.name, self.label, self.range) = (name, label, range)
    self.isLogarithmic = isLogarithmic
    let width = range.upperBound - range.lowerBound
    let time = isLogarithmic ? nil : time
    ticks = time.map { TimeStep.ticks(in: range, atLeast: width / Self.mostTicks, $0) } ?? []
    origin = ticks.first?.days ?? 0
  }

  /// Whether all numbers are what a plane without such axes has.
  var isPlain: Bool { !isLogarithmic && ticks.isEmpty }

  /// Whether TeX can tell neighbouring points apart.
  var hasDigits: Bool {
    let (first, last) = (range.lowerBound - origin, range.upperBound - origin)
    return max(first.magnitude, last.magnitude) <= (isLogarithmic ? 300 : 100 * (last - first))
  }

  /// The number at a place, with decimals for a ten-thousandth of what is in sight.
  func text(_ place: Double) -> String {
    if isLogarithmic { return LogarithmicAxes.number(at: place).text(.data(6)) }
    let width = range.upperBound - range.lowerBound
    var unit = 1.0
    while unit * width < 1e4 { unit *= 10 }
    while unit * width >= 1e5 { unit /= 10 }
    // Without the sign of zero.
    return (((place - origin) * unit).rounded() / unit + 0).text(.shortest)
  }

  /// The options that every picture has.
  var window: String {
    name + "min=" + text(range.lowerBound) + ", " + name + "max=" + text(range.upperBound)
  }

  /// The options of axes that are not plain.
  var scale: String {
    if isLogarithmic { return ",\n  " + name + "mode=log" }
    if ticks.isEmpty { return "" }
    let places = ticks.map { text($0.days) }.joined(separator: ",")
    let texts = ticks.map { "{" + $0.text.escapedForTeX + "}" }.joined(separator: ",")
    return ",\n  " + name + "tick={" + places + "}, " + name + "ticklabels={" + texts + "}"
  }

  var labelOption: String {
    name + "label=" + (label.utf8.isEmpty ? "$" + name + "$" : "{" + label.escapedForTeX + "}")
  }
}

extension String {
  /// The text with TeX's own characters as TeX writes them.
  fileprivate var escapedForTeX: String {
    var result: [UInt8] = []
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "\\"): result += "\\textbackslash{}".utf8
      case UInt8(ascii: "^"): result += "\\textasciicircum{}".utf8
      case UInt8(ascii: "~"): result += "\\textasciitilde{}".utf8
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "$"), UInt8(ascii: "&"),
        UInt8(ascii: "%"), UInt8(ascii: "#"), UInt8(ascii: "_"):
        result += [UInt8(ascii: "\\"), byte]
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// Writes what is drawn, in points from the upper left corner, with the coordinates of the plane.
private struct PGFPlotsWriter {
  private let viewport: Viewport
  private let x: PGFPlotsAxis
  private let y: PGFPlotsAxis
  private var regions = ""
  private var plots = ""
  private var colors: Set<Int> = []

  /// The number of places at which pgfplots computes a function.
  private static let samples = 201
  /// The relative error of TeX's numbers, with some room.
  private static let precision = 2e-5

  init(of screen: GraphScreen) {
    viewport = screen.viewport
    let labels = screen.axisLabels.adding(day: screen.time.day(in: viewport.x))
    let logarithmic = screen.axesStyle.logarithmic
    x = PGFPlotsAxis(
      "x", label: labels.x, viewport.x, isLogarithmic: logarithmic.x, time: screen.time.x)
    y = PGFPlotsAxis(
      "y", label: labels.y, viewport.y, isLogarithmic: logarithmic.y, time: screen.time.y)
  }

  var axes: [PGFPlotsAxis] { [x, y] }

  /// - Parameters:
  ///   - commands: Lines and strokes of a `DrawList`.
  ///   - function: What pgfplots may compute in place of the coordinates.
  mutating func write(_ commands: [Double], function: PlottedFunction?) {
    var rest = commands[...]
    func take() -> Double { rest.removeFirst() }
    func takePoint() -> Point {
      let x = take()
      return Point(x: x, y: take())
    }
    while !rest.isEmpty {
      let (opcode, role, width, count) = (take(), take(), take(), Int(take()))
      let color = color(ofRole: Int(role))
      if opcode == 2 {
        let lines = (0..<count).map { _ in (takePoint(), takePoint()) }
        fill(lines, width: width, color + (role < 0 ? ", opacity=0.25" : ""))
      } else {
        let strokes = (0..<count).map { _ in (0..<Int(take())).map { _ in takePoint() } }
        draw(strokes.filter { $0.count > 1 }, color, function)
        mark(strokes.filter { $0.count == 1 }, width: width, color)
      }
    }
  }

  private mutating func color(ofRole role: Int) -> String {
    // The inner parts of open ends.
    if role == 0 { return "white" }
    let index = role < 0 ? -1 - role : role - 6
    colors.insert(index)
    return Self.name(of: index)
  }

  private static func name(of color: Int) -> String { "curve" + (color + 1).description }

  /// Writes rows of pixels as one path, so that no seams show.
  private mutating func fill(_ lines: [(Point, Point)], width: Double, _ style: String) {
    regions += "\\fill[" + style + "]"
    for (start, end) in lines {
      regions += "\n  " + pair(Point(x: start.x, y: start.y - width / 2)) + " rectangle "
      regions += pair(Point(x: end.x, y: end.y + width / 2))
    }
    regions += ";\n"
  }

  private mutating func draw(
    _ strokes: [[Point]], _ color: String, _ function: PlottedFunction?
  ) {
    if strokes.isEmpty { return }
    if let function, x.isPlain, y.isPlain, strokes.allSatisfy({ shows(function, $0) }) {
      for stroke in strokes {
        plots += "\\addplot[" + color + ", thick, domain=" + abscissa(stroke[0]) + ":"
        plots += abscissa(stroke[stroke.count - 1]) + ", samples=" + Self.samples.description
        plots += "] {" + function.text + "};\n"
      }
    } else {
      write(strokes, color + ", thick, unbounded coords=jump")
    }
  }

  private mutating func mark(_ dots: [[Point]], width: Double, _ color: String) {
    if dots.isEmpty { return }
    let radius = (width * 3 / 10).text(.shortest)
    write([dots.map { $0[0] }], color + ", only marks, mark size=" + radius + "pt")
  }

  private mutating func write(_ strokes: [[Point]], _ style: String) {
    plots += "\\addplot[" + style + "] coordinates {"
    for (index, stroke) in strokes.enumerated() {
      if index > 0 { plots += "\n  (nan,nan)" }
      for point in stroke { plots += "\n  " + pair(point) }
    }
    plots += "\n};\n"
  }

  // Functions.

  /// Whether what pgfplots computes is the stroke to about half a point, as far as it is in sight.
  private func shows(_ function: PlottedFunction, _ stroke: [Point]) -> Bool {
    let start = stroke[0].x
    let step = (stroke[stroke.count - 1].x - start) / Double(Self.samples - 1)
    guard step > 0 else { return false }
    let places = (0..<Self.samples).map { start + Double($0) * step }
    return samplesShow(stroke, at: places, step: step)
      && hasDigits(for: function, at: places.map { viewport.x(atDistance: $0) })
  }

  /// Whether straight lines between some places of a stroke come near to all of its points in sight.
  private func samplesShow(_ stroke: [Point], at places: [Double], step: Double) -> Bool {
    var index = 1
    let ys = places.map { x in
      while index < stroke.count - 1, stroke[index].x < x { index += 1 }
      let (from, to) = (stroke[index - 1], stroke[index])
      let share = to.x > from.x ? (x - from.x) / (to.x - from.x) : 1
      return from.y + (to.y - from.y) * share
    }
    return stroke.allSatisfy { point in
      let place = (point.x - places[0]) / step
      let sample = min(Int(place), Self.samples - 2)
      let y = ys[sample] + (ys[sample + 1] - ys[sample]) * (place - Double(sample))
      let isSeen = point.y >= -1 && point.y <= viewport.size.height + 1
      return !isSeen || (y - point.y).magnitude < 0.5
    }
  }

  /// Whether TeX computes the function well: no part of it is so large, and no divisor so small, that errors of
  /// the parts would show, and neither would those of the abscissas.
  private func hasDigits(for function: PlottedFunction, at xs: [Double]) -> Bool {
    let y = viewport.y
    let height = y.upperBound - y.lowerBound
    let largest = 50 * max(height, y.lowerBound.magnitude, y.upperBound.magnitude)
    func values(of part: Formula) -> [Double] {
      FormulaValues(integrating: part, angle: function.angle).values(at: xs)
    }
    let isCalm = function.source.formula.parts.allSatisfy { part in
      // A number alone has no error, and that of the abscissa is below.
      if part.operands.isEmpty { return true }
      if case .product(let factors) = part.kind {
        for factor in factors where factor.isInverted {
          if values(of: factor.formula).contains(where: { $0.magnitude < 1e-3 }) { return false }
        }
      }
      return values(of: part).allSatisfy { $0.magnitude <= largest }
    }
    let intervals = xs.map { x in
      Interval(x - x.magnitude * Self.precision, x + x.magnitude * Self.precision)
    }
    return isCalm
      && function.source.enclosures(over: intervals).allSatisfy {
        $0.upper - $0.lower < height / viewport.size.height
      }
  }

  // The axis.

  func finished(style: AxesStyle, title: String, isDegrees: Bool) -> String {
    var text = "% \\usepackage{pgfplots} \\pgfplotsset{compat=1.16}\n\\begin{tikzpicture}\n"
    for color in 0..<GraphCurve.colorCount where colors.contains(color) {
      let shade = Theme.light.color(of: .curve(color))
      text += "\\definecolor{" + Self.name(of: color) + "}{RGB}{" + shade.red.description + ","
      text += shade.green.description + "," + shade.blue.description + "}\n"
    }
    let height = (12_000 * viewport.size.height / viewport.size.width).rounded() / 1000
    text += "\\begin{axis}[width=12cm, height=" + height.text(.shortest) + "cm, scale only axis,\n"
    if !title.utf8.isEmpty { text += "  title={" + title.escapedForTeX + "},\n" }
    text += "  axis lines="
    text += style.hasAxes ? "middle, " + x.labelOption + ", " + y.labelOption : "none"
    text += (style.grid == .none ? "" : ", grid=major")
    text += ", trig format plots=" + (isDegrees ? "deg" : "rad")
    for axis in axes { text += axis.scale }
    for axis in axes { text += ",\n  " + axis.window }
    return text + "]\n" + regions + plots + "\\end{axis}\n\\end{tikzpicture}\n"
  }

  private func abscissa(_ point: Point) -> String {
    x.text(viewport.x(atDistance: point.x))
  }

  private func pair(_ point: Point) -> String {
    let share = point.y / viewport.size.height
    let y = viewport.y.upperBound * (1 - share) + viewport.y.lowerBound * share
    return "(" + abscissa(point) + "," + self.y.text(y) + ")"
  }
}
