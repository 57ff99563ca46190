import Formulas
import Graphing
import OrdinateNumerics
import Reals
import Screens
import Sheets
import TextFormats
import Words

/// Writes the state of a graph as JSON; `docs/protocol.md` documents it.
enum GraphReply {
  static func state(
    of screen: GraphScreen, _ written: inout [Int: WrittenCurve], refused: Bool, _ words: Words,
    _ digits: DigitsShown
  ) -> [UInt8] {
    var json = JSONText()
    json.beginObject()
    state(of: screen, &written, refused: refused, words, digits, to: &json)
    json.endObject()
    return json.bytes
  }

  /// Writes the members of a state.
  ///
  /// - Parameter written: The curves as they were written the last time, by their identities.
  static func state(
    of screen: GraphScreen, _ written: inout [Int: WrittenCurve], refused: Bool, _ words: Words,
    _ digits: DigitsShown, to json: inout JSONText
  ) {
    json.member("refused", refused)
    writeCurves(of: screen, &written, words, to: &json)
    json.member("name", name(of: screen, words))
    json.member("window", window(of: screen, words))
    json.member("style", screen.view.style.name)
    json.member("scale", screen.scaleText)
    json.member("origin", screen.originText)
    json.member("yUnit", screen.yUnit)
    json.name("trace")
    trace(of: screen, words, digits, to: &json)
    let shown = screen.shownIndices
    let lacksValues = !shown.isEmpty && !shown.contains { screen.curves[$0].hasValues }
    json.member("untraceable", lacksValues ? words[screen.whyUntraceable] : nil)
    json.name("outOfSight")
    if let sight = screen.outOfSight {
      json.beginObject()
      json.member("message", words.message(for: sight, count: shown.count))
      json.member("fits", sight != .undefinedEverywhere && sight != .noSolution)
      json.endObject()
    } else {
      json.null()
    }
    json.name("statistics")
    if screen.showsStatistics {
      statistics(of: screen, words, digits, to: &json)
    } else {
      json.null()
    }
  }

  /// The members that a message about the trace changes.
  static func trace(
    of screen: GraphScreen, refused: Bool, _ words: Words, _ digits: DigitsShown
  ) -> [UInt8] {
    var json = JSONText()
    json.beginObject()
    json.member("refused", refused)
    json.name("trace")
    trace(of: screen, words, digits, to: &json)
    json.endObject()
    return json.bytes
  }

  private static func trace(
    of screen: GraphScreen, _ words: Words, _ digits: DigitsShown, to json: inout JSONText
  ) {
    guard let trace = screen.trace, let curve = screen.curves.first(where: { $0.id == trace.curve })
    else { return json.null() }
    let place = screen.tracePlace
    json.beginObject()
    json.member("curve", trace.curve)
    json.member("x", trace.x)
    json.member("y", trace.y ?? .nan)
    json.member(
      "text",
      timeText(of: trace, on: curve, screen, words, digits)
        ?? Words.shown(text(of: trace, on: curve, screen, words, digits)))
    json.member("kind", trace.kind.map { $0.name })
    json.member("kindText", trace.kind.map { words.name(of: $0) })
    json.member("left", place?.x ?? .nan)
    json.member("top", place?.y ?? .nan)
    json.endObject()
  }

  /// The coordinates of a trace, all of whose digits are true: at an ordinary point, y is the value for
  /// the x that is shown.
  private static func text(
    of trace: GraphTrace, on curve: GraphCurve, _ screen: GraphScreen, _ words: Words,
    _ digits: DigitsShown
  ) -> String {
    let name = curve.abscissa.description + " = "
    let (countOfX, countOfY) = (
      screen.digitCount(of: trace.x, digits),
      screen.digitCount(of: (trace.y ?? 0) / screen.yUnit, digits)
    )
    if let found = trace.found {
      let shown = curve.shownAnalysis
      let x = name + shown.x(of: found, count: countOfX).text
      return shown.y(of: found, count: countOfY).map { x + ", y = " + $0.text }
        ?? words.undefined(at: x)
    }
    let shownX = RealDigits(trace.x, count: countOfX)
    let x = name + shownX.text
    guard var function = curve.shownFunction else {
      return trace.y.map { x + ", y = " + screen.text(of: $0, digits) } ?? words.undefined(at: x)
    }
    do {
      return x + ", y = " + (try function.digits(at: shownX.numeral, count: countOfY)).text
    } catch {
      // What a moment does not decide, an enclosure may show.
      guard error.error == .undecided || error.error == .unfinished,
        let enclosure = curve.enclosure(around: trace.x),
        let y = RealDigits(agreeingOn: enclosure, count: countOfY)
      else { return words.undefined(at: x) }
      return x + ", y = " + y.text
    }
  }

  /// The coordinates of a trace where an axis has dates or times; `nil` where none has.
  private static func timeText(
    of trace: GraphTrace, on curve: GraphCurve, _ screen: GraphScreen, _ words: Words,
    _ digits: DigitsShown
  ) -> String? {
    guard screen.time != TimeAxes() else { return nil }
    let moment = screen.moment(at: trace.x)
    let x =
      curve.abscissa.description + " = "
      + (moment?.text ?? Words.shown(screen.text(of: trace.x, digits)))
    let place = trace.found == nil ? moment?.days ?? trace.x : trace.x
    var y = trace.y.map { Words.shown(screen.text(of: $0, digits)) }
    if var function = curve.shownFunction {
      let count = screen.digitCount(of: (trace.y ?? 0) / screen.yUnit, digits)
      y = (try? function.digits(at: Numeral(place), count: count)).map { Words.shown($0.text) }
    }
    if let shown = trace.y.flatMap({ screen.moment(at: $0, isOrdinate: true)?.text }) { y = shown }
    return y.map { x + ", y = " + $0 } ?? words.undefined(at: x)
  }

  /// The spoken name of a graph, for people who cannot see it.
  static func name(of screen: GraphScreen, _ words: Words) -> String {
    let shown = screen.shownIndices
    let x = screen.view.viewport.x
    let name = words.graph(
      of: shown.first.map { screen.curves[$0].title }, count: shown.count,
      variable: abscissa(of: screen).description,
      lower: screen.shownText(ofEnd: x.lowerBound), upper: screen.shownText(ofEnd: x.upperBound))
    return screen.title.utf8.isEmpty ? name : screen.title + ": " + name
  }

  /// The part of the plane in sight, in words.
  private static func window(of screen: GraphScreen, _ words: Words) -> String {
    let viewport = screen.viewport
    func text(_ end: Double) -> String { screen.shownText(ofEnd: end) }
    func ordinate(_ end: Double) -> String { screen.shownText(ofEnd: end, isOrdinate: true) }
    let (x, y) = (viewport.x, viewport.y)
    return words.window(
      (abscissa(of: screen).description, text(x.lowerBound), text(x.upperBound)),
      ("y", ordinate(y.lowerBound), ordinate(y.upperBound)))
  }

  /// The variable of the first curve that is shown.
  private static func abscissa(of screen: GraphScreen) -> Name {
    screen.shownIndices.first.map { screen.curves[$0].abscissa } ?? "x"
  }

  private static func writeCurves(
    of screen: GraphScreen, _ written: inout [Int: WrittenCurve], _ words: Words,
    to json: inout JSONText
  ) {
    json.name("curves")
    json.beginArray()
    var now: [Int: WrittenCurve] = [:]
    for index in screen.curves.indices {
      let (id, color) = (screen.curves[index].id, screen.curves[index].color)
      let isHidden = screen.curves[index].isHidden
      if let old = written[id], old.color == color, old.isHidden == isHidden {
        now[id] = old
        json.value(old.json)
        continue
      }
      var text = JSONText()
      write(screen.curves[index], words, to: &text)
      now[id] = WrittenCurve(color: color, isHidden: isHidden, json: text.bytes)
      json.value(text.bytes)
    }
    json.endArray()
    written = now
  }

  private static func write(_ curve: GraphCurve, _ words: Words, to json: inout JSONText) {
    json.beginObject()
    json.member("id", curve.id)
    json.member("source", curve.text)
    json.member("title", curve.equation)
    let relation = curve.relation?.mathML
    json.member("mathML", relation ?? curve.formula?.mathML)
    json.member("equationMathML", relation ?? curve.formula?.equationMathML)
    json.member("variable", curve.abscissa.description)
    let angle = curve.involvesAngles ? curve.angle : nil
    json.member("angle", angle.map { words.sign(of: $0) })
    json.member("color", curve.color)
    json.member("hidden", curve.isHidden)
    json.member("problem", curve.problem.map { words.message(for: $0) })
    json.endObject()
  }

  /// The words of a graph's controls.
  static func words(_ words: Words) -> [UInt8] {
    var json = JSONText()
    json.beginObject()
    for (name, text) in named { json.member(name, words[text]) }
    json.name("backTo")
    json.beginObject()
    for tab in Tab.allCases { json.member(tab.name, words.back(to: tab)) }
    json.endObject()
    json.name("colors")
    json.beginArray()
    for color in 0..<GraphCurve.colorCount { json.string(words.name(ofColor: color)) }
    json.endArray()
    json.endObject()
    return json.bytes
  }

  private static var named: [(String, Text)] {
    [
      ("graph", .graph), ("showGraph", .showGraph), ("addToGraph", .addToGraph),
      ("plotter", .plotter), ("dotPlot", .dotPlot), ("backToDotPlot", .backToDotPlot),
      ("zoomIn", .zoomIn), ("zoomOut", .zoomOut),
      ("reset", .resetView), ("fit", .fit), ("style", .style), ("dots", .dots), ("line", .line),
      ("statistics", .statistics), ("trace", .trace), ("close", .close), ("curves", .curves),
      ("equation", .equation), ("add", .add), ("remove", .remove), ("hide", .hide),
      ("show", .show), ("color", .color), ("export", .export), ("exportSVG", .saveSVG),
      ("exportPNG", .savePNG), ("exportCSV", .saveCSV),
    ]
  }
}

extension GraphScreen {
  /// Why no curve in sight can be traced.
  var whyUntraceable: LaterText { isDeep ? .zoomOutForValues : .onlyForCurves }

  /// The trace's place from the top left corner; a coordinate that is undefined or out of sight is
  /// NaN.
  var tracePlace: Point? {
    guard let trace else { return nil }
    let left = view.distanceFromLeft(trace.x)
    let top = trace.y.map { view.distanceFromTop($0 / yUnit) } ?? .nan
    guard left >= 0, left <= view.size.width else { return Point(x: .nan, y: .nan) }
    return Point(x: left, y: top >= 0 && top <= view.size.height ? top : .nan)
  }

  /// An end of the view as the page shows it.
  func shownText(ofEnd end: Double, isOrdinate: Bool = false) -> String {
    moment(at: end, isOrdinate: isOrdinate)?.text
      ?? Words.shown(text(ofEnd: end, isOrdinate: isOrdinate))
  }

  /// An end of the view with enough digits to distinguish pixels.
  func text(ofEnd end: Double, isOrdinate: Bool = false) -> String {
    let axes = axesStyle.logarithmic
    if isOrdinate ? axes.y : axes.x {
      return LogarithmicAxes.number(at: end).text(.significant(3))
    }
    return deepText(end, isOrdinate: isOrdinate)
      ?? text(of: end, digits: 1, unit: isOrdinate ? yUnit : 1)
  }

  /// A coordinate with the digits of the settings; automatically six, or enough to distinguish
  /// pixels.
  func text(of value: Double, _ digits: DigitsShown) -> String {
    value.text(.significant(digitCount(of: value, digits)))
  }

  /// How many digits of a coordinate are shown.
  func digitCount(of value: Double, _ digits: DigitsShown) -> Int {
    digits.count ?? max(6, digitCount(of: value))
  }

  /// A coordinate with enough digits to distinguish pixels.
  ///
  /// - Parameters:
  ///   - digits: The least number of digits; 15 at most.
  ///   - unit: How many units of the coordinate are as long as one of x.
  func text(of value: Double, digits: Int, unit: Double = 1) -> String {
    let ratio = value.magnitude / unit * view.scale * view.pixelRatio
    if ratio < 0.5 && digits == 1 { return "0" }
    return value.text(.significant(max(digitCount(of: value / unit), digits)))
  }

  /// How many digits of a coordinate distinguish pixels; 15 at most.
  private func digitCount(of value: Double) -> Int {
    let ratio = value.magnitude * view.scale * view.pixelRatio
    var (needed, power) = (1, 1.0)
    while power < ratio && needed < 15 {
      power *= 10
      needed += 1
    }
    return needed
  }
}
