import Formulas
import Graphing
import OrdinateNumerics
import Sheets
import TextFormats
import Words

/// The answer of `ordinate analyze` about relations, or about several rows.
struct PlaneReport {
  let analysis: PlaneAnalysis
  /// The rows as they are written.
  let texts: [String]

  /// Of the names on the left, in characters.
  private static let nameWidth = 13

  private func line(_ name: String, _ text: String) -> String {
    name + String(repeating: " ", count: max(0, Self.nameWidth - name.count) + 2) + text + "\n"
  }

  // MARK: Text

  /// One line per finding; several rows have numbers.
  func text(_ words: Words) -> String {
    let isAlone = analysis.rows.count == 1
    var text = line("Range", range)
    for (index, row) in analysis.rows.enumerated() {
      if !isAlone { text += "\n" + line("Row \(index + 1)", texts[index]) }
      switch row {
      case .function(let found, let source):
        text += AnalysisReport(analysis: found, shown: ShownAnalysis(source)).text(
          words, leastWidth: Self.nameWidth)
        text += lists(of: [.hole, .end], analysis.places.filter { $0.rows == [index + 1] })
      case .relation(let report):
        text += self.text(of: report, number: index + 1)
        text += line("Complete", answer(report.isComplete, words))
      }
    }
    if isAlone { return text }
    text += "\n"
    for first in analysis.rows.indices {
      for second in analysis.rows.indices where second > first {
        let numbers = [first + 1, second + 1]
        text += line("Rows \(numbers[0]) and \(numbers[1])", meetings(numbers))
      }
    }
    return text + line("Complete", answer(analysis.isComplete, words))
  }

  private func meetings(_ numbers: [Int]) -> String {
    let places = analysis.places.filter { $0.rows == numbers }
    let hasRegion = numbers.contains { number in
      if case .relation(let report) = analysis.rows[number - 1] { report.isRegion } else { false }
    }
    let what = hasRegion ? "edges " : ""
    if analysis.sharedPairs.contains(numbers) {
      return what + "share a curve" + (places.isEmpty ? "" : list(places, prefix: ", meet at "))
    }
    if places.isEmpty {
      return analysis.openPairs.contains(numbers)
        ? "no single meeting point found, may share a curve" : what + "do not meet"
    }
    return what + list(places, prefix: "meet at ")
  }

  private func answer(_ isProved: Bool, _ words: Words) -> String {
    words[isProved ? .proved : .notProved]
  }

  private var range: String {
    let x = "x from \(Self.text(analysis.x.lowerBound)) to \(Self.text(analysis.x.upperBound))"
    guard let y = analysis.y else { return x + ", all y" }
    return x + ", y from \(Self.text(y.lowerBound)) to \(Self.text(y.upperBound))"
  }

  private static func text(_ number: Double) -> String {
    number.text(.result)
  }

  private func text(of report: PlaneAnalysis.RelationReport, number: Int) -> String {
    let bounded = report.isBounded.map { $0 ? "yes" : "no" } ?? "not known"
    guard let extent = report.extent else {
      return line("Points", "none in this range") + line("Bounded", bounded)
    }
    let places = analysis.places.filter { $0.rows == [number] }
    let nothing = report.isComplete ? "none" : "none found"
    let text =
      line("x", side(extent.x, extent, analysis.x))
      + line("y", side(extent.y, extent, analysis.y)) + line("Bounded", bounded)
      + line("On the axes", onAxes(report, places.filter { $0.kind == .zero }, nothing))
      + line("Extremes of x", list(places.filter { $0.isExtremeX }, nothing))
      + line("Extremes of y", list(places.filter { $0.isExtremeY }, nothing))
    return text + lists(of: [.intersection, .hole, .end], places)
  }

  /// A line for each kind that has places.
  private func lists(
    of kinds: [PlaneAnalysis.Kind], _ places: [PlaneAnalysis.Place]
  ) -> String {
    var text = ""
    for kind in kinds {
      let found = places.filter { $0.kind == kind }
      let name = kind == .hole ? "Holes" : kind == .end ? "Ends" : "Crossings"
      if !found.isEmpty { text += line(name, list(found)) }
    }
    return text
  }

  private func onAxes(
    _ report: PlaneAnalysis.RelationReport, _ places: [PlaneAnalysis.Place], _ nothing: String
  ) -> String {
    let axes = [(report.containsXAxis, "x"), (report.containsYAxis, "y")].filter { $0.0 }.map {
      "all of the \($0.1)-axis"
    }
    return axes.isEmpty || !places.isEmpty
      ? ([list(places, nothing)] + axes).joined(separator: ", ") : axes.joined(separator: ", ")
  }

  private func side(
    _ side: PlaneExtent.Side, _ extent: PlaneExtent, _ range: ClosedRange<Double>?
  ) -> String {
    guard extent.isSmallest else {
      let (lower, upper) = (side.lower.enclosure.lower, side.upper.enclosure.upper)
      let unit = Elementary.pow(10, Elementary.log10(max(upper - lower, 1e-300)).rounded() - 3)
      let low = max(((lower / unit).rounded(.down) - 1) * unit, range?.lowerBound ?? -.infinity)
      let high = min(((upper / unit).rounded(.up) + 1) * unit, range?.upperBound ?? .infinity)
      return "between \(Self.text(low)) and \(Self.text(high))"
    }
    let (lower, upper) = (Self.text(of: side.lower), Self.text(of: side.upper))
    if let range, side.lower.double == range.lowerBound, side.upper.double == range.upperBound {
      return "from \(lower) to \(upper), the whole range"
    }
    if side.lower.double == side.upper.double, side.lower.exact != nil { return "only " + lower }
    func end(_ coordinate: PlaneCoordinate, _ edge: Double?) -> String {
      let text = Self.text(of: coordinate)
      return edge == coordinate.double ? text + " (the edge of the range)" : text
    }
    return "from \(end(side.lower, range?.lowerBound)) to \(end(side.upper, range?.upperBound))"
  }

  private func list(
    _ places: [PlaneAnalysis.Place], _ nothing: String = "none", prefix: String = ""
  ) -> String {
    places.isEmpty ? nothing : prefix + places.map(Self.text(of:)).joined(separator: ", ")
  }

  /// A point: exactly, with decimals beside it where these are not all digits.
  private static func text(of place: PlaneAnalysis.Place) -> String {
    let coordinates = [place.x, place.y].compactMap { $0 }
    let decimals = pair(coordinates.map(decimal))
    let isLong = coordinates.contains { $0.exactBeyondDigits != nil }
    return isLong ? pair(coordinates.map(shortest)) + " ≈ " + decimals : decimals
  }

  private static func pair(_ texts: [String]) -> String {
    texts.count == 2 ? "(\(texts[0]), \(texts[1]))" : "x = " + texts.joined()
  }

  private static func text(of coordinate: PlaneCoordinate) -> String {
    let (exact, decimal) = (shortest(coordinate), decimal(coordinate))
    return exact == decimal ? exact : exact + " ≈ " + decimal
  }

  private static func shortest(_ coordinate: PlaneCoordinate) -> String {
    coordinate.exactBeyondDigits?.text ?? decimal(coordinate)
  }

  private static func decimal(_ coordinate: PlaneCoordinate) -> String {
    coordinate.digits?.text ?? "about " + coordinate.likelyDigits.text
  }

  // MARK: JSON

  var json: String {
    var text = JSONText()
    text.beginObject()
    text.name("rows")
    text.beginArray()
    for row in analysis.rows {
      switch row {
      case .function(let found, let source):
        AnalysisReport(analysis: found, shown: ShownAnalysis(source)).write(to: &text)
      case .relation(let report): Self.write(report, to: &text)
      }
    }
    text.endArray()
    text.name("places")
    text.beginArray()
    for place in analysis.places { Self.write(place, to: &text) }
    text.endArray()
    text.name("shared")
    text.beginArray()
    for pair in analysis.sharedPairs {
      text.beginArray()
      for number in pair { text.number(number) }
      text.endArray()
    }
    text.endArray()
    text.member("complete", analysis.isComplete)
    text.endObject()
    return text.text
  }

  private static func write(_ report: PlaneAnalysis.RelationReport, to text: inout JSONText) {
    text.beginObject()
    text.member("empty", report.extent == nil)
    for (name, side) in [("x", report.extent?.x), ("y", report.extent?.y)] {
      text.name(name)
      let isSmallest = report.extent?.isSmallest == true
      if let side {
        text.beginArray()
        text.number(
          isSmallest && side.lower.exact != nil ? side.lower.double : side.lower.enclosure.lower)
        text.number(
          isSmallest && side.upper.exact != nil ? side.upper.double : side.upper.enclosure.upper)
        text.endArray()
      } else {
        text.null()
      }
    }
    text.name("smallest")
    if let extent = report.extent { text.bool(extent.isSmallest) } else { text.null() }
    text.name("bounded")
    if let isBounded = report.isBounded { text.bool(isBounded) } else { text.null() }
    text.name("axes")
    text.beginArray()
    if report.containsXAxis { text.string("x") }
    if report.containsYAxis { text.string("y") }
    text.endArray()
    text.member("complete", report.isComplete)
    text.endObject()
  }

  private static func write(_ place: PlaneAnalysis.Place, to text: inout JSONText) {
    text.beginObject()
    text.member("kind", place.kind.rawValue)
    text.name("rows")
    text.beginArray()
    for row in place.rows { text.number(row) }
    text.endArray()
    text.member("x", place.x.double)
    text.member("y", place.y?.double ?? .nan)
    text.member("exactX", place.x.exact?.text)
    text.member("exactY", place.y?.exact?.text)
    text.member("proved", true)
    text.endObject()
  }
}
