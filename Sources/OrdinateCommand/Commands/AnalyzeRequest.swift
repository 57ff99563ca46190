import Graphing
import OrdinateNumerics
import Requests
import Screens
import TextFormats
import Words

/// `ordinate analyze`: prints the extremes, zeros, poles, mean and integral of a formula.
struct AnalyzeRequest: Request {
  private let formula: FormulaArgument
  private let x: ClosedRange<Double>
  private let json: Bool

  init(_ arguments: inout Arguments) throws(UsageProblem) {
    formula = FormulaArgument(try arguments.requiredOperand("formula"))
    x = try arguments.setting(of: Options.x)
    json = try arguments.isSet(Flags.json)
  }

  func run() throws {
    let function = try formula.function(curvatures: true)
    let analysis = Progress.during("analysing") { _ in CurveAnalysis(of: function, over: x) }
    Results.write(json ? analysis.json + "\n" : analysis.text(Words.english))
  }
}

extension CurveAnalysis {
  /// One line per statistic, with the numbers in a column.
  fileprivate func text(_ words: Words) -> String {
    let width = Statistic.allCases.map { words.name(of: $0).count }.max() ?? 0
    return Statistic.allCases.map { statistic in
      let name = words.name(of: statistic)
      let padding = String(repeating: " ", count: width + 2 - name.count)
      return name + padding + text(of: statistic, words) + "\n"
    }.joined()
  }

  private func text(of statistic: Statistic, _ words: Words) -> String {
    switch statistic {
    case .minimum:
      minimum.map { text(of: $0, words) } ?? words[isUnboundedBelow ? .unbounded : .noValue]
    case .maximum:
      maximum.map { text(of: $0, words) } ?? words[isUnboundedAbove ? .unbounded : .noValue]
    case .zeros:
      list(zeros.map(\.x).map { $0...$0 } + zeroRanges, words)
    case .poles: list(poles.map(\.x).map { $0...$0 }, words)
    case .gaps: list(gaps, words)
    case .mean: mean?.value.text(.result) ?? words[.noValue]
    case .integral: integral?.value.text(.result) ?? words[.noValue]
    case .defined: definedShare.value.text(.result)
    case .complete: words[isComplete ? .proved : .notProved]
    }
  }

  private func text(of place: PointOfInterest, _ words: Words) -> String {
    words.extreme(place.y?.text(.result) ?? "", at: "x = " + place.x.text(.result))
  }

  private func list(_ ranges: [ClosedRange<Double>], _ words: Words) -> String {
    guard !ranges.isEmpty else { return words[.noValue] }
    return ranges.sorted { $0.lowerBound < $1.lowerBound }.map { range in
      let lower = range.lowerBound.text(.result)
      return range.lowerBound == range.upperBound
        ? lower : "\(lower) … \(range.upperBound.text(.result))"
    }.joined(separator: ", ")
  }
}

extension CurveAnalysis {
  fileprivate var json: String {
    var text = JSONText()
    text.beginObject()
    text.member("minimum", minimum)
    text.member("maximum", maximum)
    text.member("zeros", zeros.map(\.x))
    text.member("poles", poles.map(\.x))
    text.member("mean", mean?.value ?? .nan)
    text.member("integral", integral?.value ?? .nan)
    text.member("defined", definedShare.value)
    text.member("complete", isComplete)
    text.member("zeroRanges", zeroRanges.map { ($0.lowerBound, $0.upperBound) })
    text.member("gaps", gaps.map { ($0.lowerBound, $0.upperBound) })
    text.name("turns")
    text.beginArray()
    for turn in turns { text.place(turn) }
    text.endArray()
    text.name("enclosures")
    text.beginObject()
    text.member("minimum", minimum?.yEnclosure)
    text.member("maximum", maximum?.yEnclosure)
    text.member("zeros", zeros.map(\.xEnclosure))
    text.member("poles", poles.map(\.xEnclosure))
    text.member("mean", mean?.enclosure)
    text.member("integral", integral?.enclosure)
    text.member("defined", definedShare.enclosure)
    text.endObject()
    text.endObject()
    return text.text
  }
}

extension JSONText {
  fileprivate mutating func place(_ place: PointOfInterest) {
    beginObject()
    member("x", place.x)
    member("y", place.y ?? .nan)
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
