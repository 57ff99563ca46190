package import Formulas
import OrdinateNumerics
import Reals
package import Sheets

/// Something that is drawn at a point of a curve, as rows that the reader can change.
package enum SheetConstruction: String, CaseIterable, Sendable {
  case tangent, normal
  /// The circle that bends as the curve does.
  case circle
  /// Between the curve and the x-axis.
  case area
  /// The average value, as a line as high as that.
  case mean
  /// The area between two curves that meet.
  case between

  /// Whether it needs a second curve.
  package var isOfTwo: Bool { self == .between }
}

extension SheetScreen {
  /// The function that a row draws with one curve; `nil` for any other row.
  package func function(ofRow id: Int) -> Formula? {
    guard let index = sheet.index(of: id) else { return nil }
    let plots = sheet.result(at: index).plots
    guard plots.count == 1, case .function(let formula) = plots[0] else { return nil }
    return formula
  }

  /// Whether something can be drawn at a place: at a point of one function.
  package func canConstruct(at place: SheetPlaces.Place) -> Bool {
    place.y != nil && place.rows.contains { source(ofRow: $0) != nil }
  }

  /// Whether the area between two curves can be drawn: where the curves of two functions meet.
  package func canEnclose(at place: SheetPlaces.Place) -> Bool {
    place.y != nil && place.rows.count { source(ofRow: $0) != nil } > 1
  }

  /// Draws something at a point of a curve: rows with a name for the abscissa, and for the function if it had none.
  ///
  /// - Parameters:
  ///   - zeros: The abscissas of the zeros in sight of the curve, for an area and a mean.
  ///   - meetings: Those where it meets the second curve, for the area between both.
  /// - Returns: `false` if the place is not on the curves of as many functions, or if there are too many rows.
  package mutating func construct(
    _ construction: SheetConstruction, at place: SheetPlaces.Place, zeros: [PlaneCoordinate],
    meetings: [PlaneCoordinate]
  ) -> Bool {
    let ids = place.rows.filter { source(ofRow: $0) != nil }
    guard place.y != nil, ids.count > (construction.isOfTwo ? 1 : 0),
      sheet.rows.count + 6 <= Sheet.mostRows
    else { return false }
    record()
    let function = nameOfFunction(ofRow: ids[0])
    if construction.isOfTwo {
      insertArea(between: function, and: ids[1], of: ids[0], at: place.x, meetings)
      return true
    }
    let start = unusedName(["a", "b", "c", "d", "k"], "a")
    var rows: [String] = []
    let (value, slope) = (function + "(" + start + ")", function + "'(" + start + ")")
    switch construction {
    case .tangent:
      rows = ["y = \(value)+\(slope)*(x-\(start))"]
    case .normal:
      rows = ["x-\(start)+\(slope)*(y-\(value)) = 0"]
    case .circle:
      let bend = function + "''(" + start + ")"
      let square = "(1+\(slope)^2)"
      rows = [
        "(x-\(start)+\(slope)*\(square)/\(bend))^2+(y-\(value)-\(square)/\(bend))^2"
          + " = \(square)^3/\(bend)^2"
      ]
    case .area, .mean, .between: break
    }
    let x = Self.text(of: place.x)
    if construction == .area || construction == .mean {
      let left = zeros.last { $0.double < place.x.double }
      let right = zeros.first { $0.double > place.x.double }
      let isBetween = left != nil && right != nil
      let from = isBetween ? left.map { Self.text(of: $0) } ?? x : x
      sheet.insert([Sheet.Entry(start + " = " + from)], at: sheet.rows.count)
      let end = unusedName(["b", "c", "d", "k"], "b")
      let to = isBetween ? right.map { Self.text(of: $0) } ?? x : "\(start)+1"
      let range = " {\(start) ≤ x ≤ \(end)}"
      let integral = "int(x=\(start), \(end), \(function)(x))"
      if construction == .mean {
        let mean = unusedName(["m", "n", "l"], "m")
        rows = [end + " = " + to, "\(mean) = \(integral)/(\(end)-\(start))", "y = \(mean)" + range]
      } else {
        rows = [
          end + " = " + to, "0 ≤ y ≤ \(function)(x)" + range, "\(function)(x) ≤ y ≤ 0" + range,
          integral,
        ]
      }
    } else {
      rows = [start + " = " + x] + rows
    }
    sheet.insert(rows.map { Sheet.Entry($0) }, at: sheet.rows.count)
    return true
  }

  /// Adds the area between two curves from one place where they meet to the next, or to the one before.
  ///
  /// - Parameters:
  ///   - name: The first function.
  ///   - other: The row of the second function.
  ///   - id: The row of the first one.
  private mutating func insertArea(
    between name: String, and other: Int, of id: Int, at x: PlaneCoordinate,
    _ meetings: [PlaneCoordinate]
  ) {
    let functions = [id, other].map { self.function(ofRow: $0) }
    var names = [name, nameOfFunction(ofRow: other)]
    let next = meetings.first { $0.double > x.double }
    let before = meetings.last { $0.double < x.double }
    let ends = next != nil || before == nil ? (x, next) : (before ?? x, x)
    let middle = ends.0.double / 2 + (ends.1?.double ?? ends.0.double + 1) / 2
    let heights = functions.map { function in
      function.map {
        FormulaSource($0, of: "x", angle: sheet.angle, curvatures: false).values(at: [middle])[0]
      } ?? .nan
    }
    // The upper one comes first.
    if heights[0] < heights[1] { names.swapAt(0, 1) }
    let start = unusedName(["a", "b", "c", "d", "k"], "a")
    sheet.insert(
      [Sheet.Entry(start + " = " + Self.text(of: ends.0))], at: sheet.rows.count)
    let end = unusedName(["b", "c", "d", "k"], "b")
    let range = " {\(start) ≤ x ≤ \(end)}"
    let rows = [
      end + " = " + (ends.1.map { Self.text(of: $0) } ?? start + "+1"),
      "\(names[1])(x) ≤ y ≤ \(names[0])(x)" + range,
      "\(names[0])(x) ≤ y ≤ \(names[1])(x)" + range,
      "int(x=\(start), \(end), \(names[0])(x)-\(names[1])(x))",
    ]
    sheet.insert(rows.map { Sheet.Entry($0) }, at: sheet.rows.count)
  }

  /// The name of the function that a row draws; if it has none, the row gives it one.
  private mutating func nameOfFunction(ofRow id: Int) -> String {
    guard let source = source(ofRow: id), let index = sheet.index(of: id) else { return "f" }
    if !source.name.utf8.isEmpty { return source.name }
    let name = unusedName(["f", "g", "h", "p", "q", "F", "G", "H"], "f")
    sheet.setText(name + "(x) = " + source.text, at: index)
    return name
  }

  private static func text(of number: PlaneCoordinate) -> String {
    number.rowText ?? "0"
  }

  /// A name that no row has.
  private func unusedName(_ names: [String], _ letter: String) -> String {
    if let name = names.first(where: { !isUsed($0) }) { return name }
    var number = 1
    while isUsed(letter + "_" + number.description) { number += 1 }
    return letter + "_" + number.description
  }

  private func isUsed(_ name: String) -> Bool {
    sheet.rows.contains { $0.text.hasName(name) }
  }

  /// The text of the function of a row, and its name or an empty one; `nil` for any other row.
  private func source(ofRow id: Int) -> (text: String, name: String)? {
    guard let index = sheet.index(of: id), function(ofRow: id) != nil else { return nil }
    if let name = sheet.result(at: index).name { return ("", name.description) }
    let parts = sheet.rows[index].text.utf8.split(
      separator: UInt8(ascii: "="), omittingEmptySubsequences: false
    ).map { part in
      String(decoding: Array(part), as: UTF8.self)
    }
    if parts.count == 1 { return (parts[0], "") }
    guard parts.count == 2 else { return nil }
    for (own, other) in [(parts[0], parts[1]), (parts[1], parts[0])] {
      let letters = own.utf8.filter { $0 > UInt8(ascii: " ") }
      if letters.elementsEqual("y".utf8) { return (other.withoutOuterSpaces, "") }
    }
    return nil
  }
}

extension SheetPlaces {
  /// Draws something at the chosen place.
  ///
  /// - Returns: `false` if nothing was drawn.
  package func construct(
    _ construction: SheetConstruction, on sheet: inout SheetScreen, _ screen: GraphScreen
  ) -> Bool {
    guard let chosen else { return false }
    let zeros = inSight(on: screen).filter { place in
      place.kinds.contains(.of(.zero)) && place.rows.contains { chosen.rows.contains($0) }
    }
    let curves = chosen.rows.filter { sheet.function(ofRow: $0) != nil }.prefix(2)
    let meetings = inSight(on: screen).filter { place in
      place.kinds.contains(.of(.intersection)) && curves.allSatisfy { place.rows.contains($0) }
    }
    return sheet.construct(
      construction, at: chosen, zeros: zeros.map { $0.x }, meetings: meetings.map { $0.x })
  }
}

extension String {
  /// Whether the name stands by itself somewhere.
  fileprivate func hasName(_ name: String) -> Bool {
    let (all, wanted) = (Array(utf8), Array(name.utf8))
    func isLetter(_ index: Int) -> Bool {
      guard all.indices.contains(index) else { return false }
      return all[index].isLetter || all[index] == UInt8(ascii: "_")
    }
    guard all.count >= wanted.count else { return false }
    return (0...all.count - wanted.count).contains { start in
      all[start..<start + wanted.count].elementsEqual(wanted) && !isLetter(start - 1)
        && !isLetter(start + wanted.count)
    }
  }

  fileprivate var withoutOuterSpaces: String {
    let all = Array(utf8)
    guard let first = all.firstIndex(where: { $0 > UInt8(ascii: " ") }),
      let last = all.lastIndex(where: { $0 > UInt8(ascii: " ") })
    else { return "" }
    return String(decoding: all[first...last], as: UTF8.self)
  }
}
