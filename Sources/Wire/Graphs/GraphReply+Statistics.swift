import Formulas
import Graphing
import OrdinateNumerics
import Reals
import Screens
import Sheets
import TextFormats
import Words

extension GraphReply {
  /// The most zeros, turns, poles, jumps or gaps to list; if there are more, they are only counted.
  private static var longestList: Int { 12 }

  /// The statistics of each visible curve, in words.
  static func statistics(
    of screen: GraphScreen, _ words: Words, _ digits: DigitsShown, to json: inout JSONText
  ) {
    json.beginArray()
    for curve in screen.curves where curve.isShown {
      json.beginObject()
      json.member("curve", curve.id)
      json.member("title", curve.equation)
      json.name("rows")
      json.beginArray()
      let analysis = curve.analysis(in: screen.view)
      if let analysis {
        let rows = rows(analysis, of: curve, screen, words, digits)
        for (name, value) in rows {
          json.beginObject()
          json.member("name", words.name(of: name))
          json.shown("value", value)
          json.endObject()
        }
      }
      json.endArray()
      let statement =
        !curve.hasValues
        ? words[screen.whyUntraceable]
        : analysis?.isFinished != true
          ? words[.computing]
          : analysis.map { Self.statement(of: $0, curve, screen, words, digits) } ?? ""
      json.member("statement", statement)
      json.endObject()
    }
    json.endArray()
  }

  private static func statement(
    of analysis: CurveAnalysis, _ curve: GraphCurve, _ screen: GraphScreen, _ words: Words,
    _ digits: DigitsShown
  ) -> String {
    words.statement(
      of: analysis, along: curve.abscissa.description,
      { ShownAnalysis.x(of: $0, count: screen.digitCount(of: $0.x, digits)) },
      writtenBy: { Words.shown($0.text) })
  }

  private static func rows(
    _ analysis: CurveAnalysis, of curve: GraphCurve, _ screen: GraphScreen, _ words: Words,
    _ digits: DigitsShown
  ) -> [(Statistic, String)] {
    let shown = curve.shownAnalysis
    func count(_ x: Double) -> Int { screen.digitCount(of: x, digits) }
    func end(_ x: Double) -> String {
      ShownAnalysis.digits(ofEnd: x, in: analysis.window, count: count(x)).text
    }
    /// A sign before what is not proved.
    func mark(_ isProved: Bool) -> String { isProved || curve.angle == nil ? "" : "≈ " }
    func abscissa(_ place: PointOfInterest) -> String {
      shown.x(of: place, count: count(place.x)).text
    }
    func marked(_ place: PointOfInterest) -> String {
      mark(place.xEnclosure != nil) + abscissa(place)
    }
    func turn(_ place: PointOfInterest) -> String {
      guard let y = place.y, let digits = shown.y(of: place, count: count(y)) else {
        return words[.noValue]
      }
      return mark(place.yEnclosure != nil)
        + words.extreme(digits.text, at: curve.abscissa.description + " = " + abscissa(place))
    }
    func extreme(_ place: PointOfInterest?, isMaximum: Bool) -> String {
      if let place { return turn(place) }
      if let bound = ShownAnalysis.bound(ofMaximum: isMaximum, in: analysis) { return bound }
      let isUnbounded = isMaximum ? analysis.isUnboundedAbove : analysis.isUnboundedBelow
      return words[isUnbounded ? .unbounded : .noValue]
    }
    func turns(_ kind: PointOfInterest.Kind) -> String {
      let turns = analysis.turns.filter { $0.kind == kind }
      let items = turns.prefix(longestList).map(turn)
      return list(items[...], of: turns.count)
    }
    func list(_ items: ArraySlice<String>, of total: Int) -> String {
      if total == 0 { return words[.noValue] }
      var text = items.joined(with: ", ")
      if total > longestList { text += ", … " + words.inAll(total) }
      return text
    }
    func places(
      _ places: [PointOfInterest], _ ends: [String] = []
    ) -> String {
      let items = places.prefix(longestList).map(marked) + ends
      return list(items.prefix(longestList), of: places.count + ends.count)
    }
    func ranges(_ ranges: [ClosedRange<Double>]) -> [String] {
      ranges.map { range in
        range.lowerBound == range.upperBound
          ? end(range.lowerBound) : end(range.lowerBound) + " … " + end(range.upperBound)
      }
    }
    func estimate(_ estimate: Estimate?) -> String {
      guard let estimate else {
        return words[analysis.mayHaveIntegral ? .notFound : .noValue]
      }
      let count = digits.count ?? 6
      return mark(ShownAnalysis.isProved(estimate))
        + ShownAnalysis.text(of: estimate, count: count)
    }
    guard analysis.isFinished else { return [] }
    var rows: [(Statistic, String)] = [
      (.minimum, extreme(analysis.minimum, isMaximum: false)),
      (.maximum, extreme(analysis.maximum, isMaximum: true)),
    ]
    for (name, kind) in [
      (Statistic.localMinima, PointOfInterest.Kind.minimum), (.localMaxima, .maximum),
    ]
    where analysis.turns.contains(where: { $0.kind == kind }) {
      rows.append((name, turns(kind)))
    }
    let zeroRanges = analysis.zeroRanges.map {
      ShownAnalysis.text(
        ofZeros: $0, in: analysis, along: curve.abscissa.description, end)
    }
    rows.append((.zeros, places(analysis.zeros, zeroRanges)))
    if !analysis.poles.isEmpty { rows.append((.poles, places(analysis.poles))) }
    let jumps = analysis.jumps.map { $0...$0 }
    if !jumps.isEmpty { rows.append((.jumps, places([], ranges(jumps)))) }
    let gaps = analysis.gaps.filter { !jumps.contains($0) }
    if !gaps.isEmpty { rows.append((.gaps, places([], ranges(gaps)))) }
    rows.append((.mean, estimate(analysis.mean)))
    rows.append((.integral, estimate(analysis.integral)))
    if analysis.definedShare.value < 1 {
      let share = ShownAnalysis.digits(ofShare: analysis.definedShare, times: 100, count: 4)
      rows.append((.defined, share.text + " %"))
    }
    return rows
  }
}
