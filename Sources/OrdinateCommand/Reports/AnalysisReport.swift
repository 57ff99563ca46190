import Graphing
import OrdinateNumerics
import Screens
import Sheets
import TextFormats
import Words

/// The answer of `ordinate analyze` about a function.
struct AnalysisReport {
  let analysis: CurveAnalysis
  let shown: ShownAnalysis

  /// One line per statistic, with the numbers in a column.
  ///
  /// - Parameter leastWidth: Of the names, in characters.
  func text(_ words: Words, leastWidth: Int = 0) -> String {
    let statistics = Statistic.allCases.filter { statistic in
      switch statistic {
      case .localMinima: analysis.turns.contains { $0.kind == .minimum }
      case .localMaxima: analysis.turns.contains { $0.kind == .maximum }
      case .jumps: !analysis.jumps.isEmpty
      default: true
      }
    }
    let width = max(leastWidth, statistics.map { words.name(of: $0).count }.max() ?? 0)
    return statistics.map { statistic in
      let name = words.name(of: statistic)
      let padding = String(repeating: " ", count: width + 2 - name.count)
      return name + padding + text(of: statistic, words) + "\n"
    }.joined()
  }

  private func text(of statistic: Statistic, _ words: Words) -> String {
    switch statistic {
    case .minimum:
      analysis.minimum.map { text(ofExtreme: $0, words) }
        ?? ShownAnalysis.bound(ofMaximum: false, in: analysis)
        ?? words[analysis.isUnboundedBelow ? .unbounded : .noValue]
    case .maximum:
      analysis.maximum.map { text(ofExtreme: $0, words) }
        ?? ShownAnalysis.bound(ofMaximum: true, in: analysis)
        ?? words[analysis.isUnboundedAbove ? .unbounded : .noValue]
    case .zeros:
      list(places(analysis.zeros) + zeroRanges, words)
    case .poles: list(places(analysis.poles), words)
    case .jumps: list(ranges(analysis.jumps.map { $0...$0 }), words)
    case .gaps:
      list(
        ranges(
          analysis.gaps.filter {
            $0 != $0.lowerBound...$0.lowerBound || !analysis.jumps.contains($0.lowerBound)
          }),
        words)
    case .localMinima: list(turns(.minimum).map { ($0.x, text(of: $0, words)) }, words)
    case .localMaxima: list(turns(.maximum).map { ($0.x, text(of: $0, words)) }, words)
    case .mean: text(of: analysis.mean, words)
    case .integral: text(of: analysis.integral, words)
    case .defined: ShownAnalysis.digits(ofShare: analysis.definedShare).text
    case .complete:
      analysis.accumulations.isEmpty && analysis.crowds.isEmpty
        ? words[analysis.isComplete ? .proved : .notProved]
        : words.statement(
          of: analysis, along: "x", { ShownAnalysis.x(of: $0) }, writtenBy: { $0.text })
    }
  }

  private func text(of place: PointOfInterest, _ words: Words) -> String {
    words.extreme(shown.y(of: place)?.text ?? "", at: "x = " + shown.x(of: place).text)
  }

  private func turns(_ kind: PointOfInterest.Kind) -> [PointOfInterest] {
    analysis.turns.filter { $0.kind == kind }
  }

  /// An extreme with all places that are known to have the same exact ordinate: turns, and the ends of the window.
  private func text(ofExtreme place: PointOfInterest, _ words: Words) -> String {
    guard place.yEnclosure?.isPoint == true, let y = shown.y(of: place), y.isExact else {
      return text(of: place, words)
    }
    var places = [(x: place.x, text: shown.x(of: place).text)]
    for turn in turns(place.kind) where turn.x != place.x && turn.yEnclosure == place.yEnclosure {
      places.append((turn.x, shown.x(of: turn).text))
    }
    for end in [analysis.window.lowerBound, analysis.window.upperBound]
    where end != place.x && shown.exactY(at: end)?.text == y.text {
      places.append((end, ShownAnalysis.digits(ofEnd: end, in: analysis.window).text))
    }
    return words.extreme(y.text, at: "x = " + list(places, words))
  }

  private func text(of estimate: Estimate?, _ words: Words) -> String {
    estimate.map { ShownAnalysis.text(of: $0) }
      ?? words[analysis.mayHaveIntegral ? .notFound : .noValue]
  }

  /// Places with their texts.
  private func places(_ places: [PointOfInterest]) -> [(x: Double, text: String)] {
    places.map { ($0.x, shown.x(of: $0).text) }
  }

  private var zeroRanges: [(x: Double, text: String)] {
    analysis.zeroRanges.map { range in
      let text = ShownAnalysis.text(ofZeros: range, in: analysis, along: "x") {
        ShownAnalysis.digits(ofEnd: $0, in: analysis.window).text
      }
      return (range.lowerBound, text)
    }
  }

  private func ranges(_ ranges: [ClosedRange<Double>]) -> [(x: Double, text: String)] {
    ranges.map { range in
      let lower = ShownAnalysis.digits(ofEnd: range.lowerBound, in: analysis.window).text
      let upper = ShownAnalysis.digits(ofEnd: range.upperBound, in: analysis.window).text
      return (
        range.lowerBound,
        range.lowerBound == range.upperBound ? lower : "\(lower) … \(upper)"
      )
    }
  }

  private func list(_ items: [(x: Double, text: String)], _ words: Words) -> String {
    guard !items.isEmpty else { return words[.noValue] }
    return items.sorted { $0.x < $1.x }.map(\.text).joined(separator: ", ")
  }

  /// The double nearest to the abscissa of a place, if it is certain; else the computed one.
  private func x(of place: PointOfInterest) -> Double {
    guard let enclosure = place.xEnclosure else { return place.x }
    let x = shown.x(of: place, count: Self.digitsOfDouble).numeral.double
    return enclosure.lower.nextDown <= x && x <= enclosure.upper.nextUp ? x : place.x
  }

  /// As many digits of a number as tell its nearest double, but for one in a thousand numbers, where
  /// they tell one of two neighbours.
  private static let digitsOfDouble = 20

  var json: String {
    var text = JSONText()
    write(to: &text)
    return text.text
  }

  func write(to text: inout JSONText) {
    text.beginObject()
    text.member("minimum", analysis.minimum)
    text.member("maximum", analysis.maximum)
    text.member("zeros", analysis.zeros.map(x(of:)))
    text.member("poles", analysis.poles.map(x(of:)))
    text.member("mean", analysis.mean?.value ?? .nan)
    text.member("integral", analysis.integral?.value ?? .nan)
    text.member("defined", analysis.definedShare.value)
    text.member("complete", analysis.isComplete)
    text.member("completeElsewhere", analysis.isCompleteElsewhere)
    text.name("accumulations")
    text.beginArray()
    for point in analysis.accumulations { text.accumulation(point) }
    text.endArray()
    text.name("crowds")
    text.beginArray()
    for crowd in analysis.crowds { text.crowd(crowd) }
    text.endArray()
    text.member("zeroRanges", analysis.zeroRanges.map { ($0.lowerBound, $0.upperBound) })
    text.member("zeroExceptions", analysis.zeroExceptions)
    text.member("gaps", analysis.gaps.map { ($0.lowerBound, $0.upperBound) })
    for (name, places) in [
      ("turns", analysis.turns), ("localMinima", turns(.minimum)), ("localMaxima", turns(.maximum)),
    ] {
      text.name(name)
      text.beginArray()
      for place in places { text.place(place) }
      text.endArray()
    }
    text.name("enclosures")
    text.beginObject()
    text.member("minimum", analysis.minimum?.yEnclosure)
    text.member("maximum", analysis.maximum?.yEnclosure)
    text.member("zeros", analysis.zeros.map(\.xEnclosure))
    text.member("poles", analysis.poles.map(\.xEnclosure))
    text.member("mean", analysis.mean?.enclosure)
    text.member("integral", analysis.integral?.enclosure)
    text.member("defined", analysis.definedShare.enclosure)
    text.endObject()
    text.endObject()
  }
}

extension JSONText {
  fileprivate mutating func place(_ place: PointOfInterest) {
    beginObject()
    member("x", place.x)
    member("y", place.y ?? .nan)
    endObject()
  }

  fileprivate mutating func accumulation(_ point: AccumulationPoint) {
    beginObject()
    member("x", point.x)
    member("from", point.range.lowerBound)
    member("to", point.range.upperBound)
    member("zeros", point.kinds.contains(.zeros))
    member("turns", point.kinds.contains(.turns))
    member("breaks", point.kinds.contains(.breaks))
    endObject()
  }

  fileprivate mutating func crowd(_ crowd: CrowdedRange) {
    beginObject()
    member("from", crowd.range.lowerBound)
    member("to", crowd.range.upperBound)
    member("leastCount", crowd.leastCount)
    endObject()
  }

  fileprivate mutating func member(_ name: String, _ place: PointOfInterest?) {
    self.name(name)
    if let place { self.place(place) } else { null() }
  }

  fileprivate mutating func member(_ name: String, _ numbers: [Double]) {
    self.name(name)
    beginArray()
    for value in numbers { number(value) }
    endArray()
  }

  fileprivate mutating func member(_ name: String, _ ranges: [(Double, Double)]) {
    self.name(name)
    beginArray()
    for range in ranges { pair(range.0, range.1) }
    endArray()
  }

  fileprivate mutating func member(_ name: String, _ enclosures: [Interval?]) {
    self.name(name)
    beginArray()
    for interval in enclosures { enclosure(interval) }
    endArray()
  }

  fileprivate mutating func member(_ name: String, _ interval: Interval?) {
    self.name(name)
    enclosure(interval)
  }

  private mutating func enclosure(_ interval: Interval?) {
    if let interval { pair(interval.lower, interval.upper) } else { null() }
  }

  private mutating func pair(_ first: Double, _ second: Double) {
    beginArray()
    number(first)
    number(second)
    endArray()
  }
}
