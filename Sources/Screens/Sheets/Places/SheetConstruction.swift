package import Formulas
import Reals
package import Sheets

/// Something that is drawn at a point of a curve, as rows that the reader can change.
package enum SheetConstruction: String, CaseIterable, Sendable {
  case tangent, normal
  /// The circle that bends as the curve does.
  case circle
  /// Between the curve and the x-axis.
  case area
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

  /// Draws something at a point of a curve: rows with a name for the abscissa, and for the function if it had none.
  ///
  /// - Parameter zeros: The abscissas of the zeros in sight of the curve, for an area.
  /// - Returns: `false` if the place is not on the curve of one function, or if there are too many rows.
  package mutating func construct(
    _ construction: SheetConstruction, at place: SheetPlaces.Place, zeros: [PlaneCoordinate]
  ) -> Bool {
    guard place.y != nil, let id = place.rows.first(where: { source(ofRow: $0) != nil }),
      let source = source(ofRow: id), let index = sheet.index(of: id),
      sheet.rows.count + 6 <= Sheet.mostRows
    else { return false }
    record()
    var function = source.name
    if function.utf8.isEmpty {
      function = unusedName(["f", "g", "h", "p", "q", "F", "G", "H"], "f")
      sheet.setText(function + "(x) = " + source.text, at: index)
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
    case .area: break
    }
    let x = Self.text(of: place.x)
    if construction == .area {
      let left = zeros.last { $0.double < place.x.double }
      let right = zeros.first { $0.double > place.x.double }
      let isBetween = left != nil && right != nil
      let from = isBetween ? left.map { Self.text(of: $0) } ?? x : x
      sheet.insert([Sheet.Entry(start + " = " + from)], at: sheet.rows.count)
      let end = unusedName(["b", "c", "d", "k"], "b")
      let to = isBetween ? right.map { Self.text(of: $0) } ?? x : "\(start)+1"
      let range = " {\(start) ≤ x ≤ \(end)}"
      rows = [
        end + " = " + to, "0 ≤ y ≤ \(function)(x)" + range, "\(function)(x) ≤ y ≤ 0" + range,
        "int(x=\(start), \(end), \(function)(x))",
      ]
    } else {
      rows = [start + " = " + x] + rows
    }
    sheet.insert(rows.map { Sheet.Entry($0) }, at: sheet.rows.count)
    return true
  }

  private static func text(of number: PlaneCoordinate) -> String {
    number.exact?.text ?? number.digits?.text ?? "0"
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
    return sheet.construct(construction, at: chosen, zeros: zeros.map { $0.x })
  }
}

extension String {
  /// Whether the name stands by itself somewhere.
  fileprivate func hasName(_ name: String) -> Bool {
    let (all, wanted) = (Array(utf8), Array(name.utf8))
    func isLetter(_ index: Int) -> Bool {
      guard all.indices.contains(index) else { return false }
      let byte = all[index]
      return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || byte == UInt8(ascii: "_")
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
