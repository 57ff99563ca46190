import Formulas
import Graphing
import OrdinateNumerics
import Screens
import TextFormats
import Words

extension GraphReply {
  /// The most zeros, poles or gaps to list; if there are more, they are only counted.
  private static var longestList: Int { 12 }

  /// The statistics of each visible curve, in words.
  static func statistics(
    of screen: GraphScreen, _ words: Words, _ digits: DigitsShown, to json: inout JSONText
  ) {
    json.beginArray()
    for curve in screen.curves where curve.isShown {
      json.beginObject()
      json.member("curve", curve.id)
      json.member("title", "y = " + curve.title)
      json.name("rows")
      json.beginArray()
      let analysis = curve.analysis(in: screen.view)
      if let analysis {
        let rows = rows(analysis, curve.abscissa.description, screen, words, digits)
        for (name, value) in rows {
          json.beginObject()
          json.member("name", words.name(of: name))
          json.member("value", value)
          json.endObject()
        }
      }
      json.endArray()
      let statement: Text =
        analysis?.isFinished != true
        ? .computing : analysis?.isComplete == true ? .listsComplete : .listsNotProved
      json.member("statement", words[statement])
      json.endObject()
    }
    json.endArray()
  }

  private static func rows(
    _ analysis: CurveAnalysis, _ variable: String, _ screen: GraphScreen, _ words: Words,
    _ digits: DigitsShown
  ) -> [(Statistic, String)] {
    func number(_ x: Double) -> String { screen.text(of: x, digits) }
    func extreme(_ place: PointOfInterest?, isUnbounded: Bool) -> String {
      guard let place, let y = place.y else { return words[isUnbounded ? .unbounded : .noValue] }
      return words.extreme(number(y), at: variable + " = " + number(place.x))
    }
    func list(_ items: [String]) -> String {
      if items.isEmpty { return words[.noValue] }
      var text = items.prefix(longestList).joined(with: ", ")
      if items.count > longestList { text += ", … " + words.inAll(items.count) }
      return text
    }
    func ranges(_ ranges: [ClosedRange<Double>]) -> [String] {
      ranges.map { range in
        range.lowerBound == range.upperBound
          ? number(range.lowerBound)
          : number(range.lowerBound) + " … " + number(range.upperBound)
      }
    }
    func estimate(_ estimate: Estimate?) -> String {
      estimate.map { $0.value.text(.significant(digits.count ?? 6)) } ?? words[.noValue]
    }
    guard analysis.isFinished else { return [] }
    var rows: [(Statistic, String)] = [
      (.minimum, extreme(analysis.minimum, isUnbounded: analysis.isUnboundedBelow)),
      (.maximum, extreme(analysis.maximum, isUnbounded: analysis.isUnboundedAbove)),
      (.zeros, list(analysis.zeros.map { number($0.x) } + ranges(analysis.zeroRanges))),
    ]
    if !analysis.poles.isEmpty { rows.append((.poles, list(analysis.poles.map { number($0.x) }))) }
    if !analysis.gaps.isEmpty { rows.append((.gaps, list(ranges(analysis.gaps)))) }
    rows.append((.mean, estimate(analysis.mean)))
    rows.append((.integral, estimate(analysis.integral)))
    let share = analysis.definedShare.value
    if share < 1 { rows.append((.defined, (100 * share).text(.significant(4)) + " %")) }
    return rows
  }
}

extension Sequence<String> {
  fileprivate func joined(with separator: String) -> String {
    var text = ""
    for item in self { text += (text.utf8.isEmpty ? "" : separator) + item }
    return text
  }
}
