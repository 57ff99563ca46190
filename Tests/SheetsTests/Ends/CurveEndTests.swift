import Formulas
import Graphing
import Sheets
import TestSupport
import Testing

/// Ends of curves, jumps and holes as dots.
struct CurveEndTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let text: String
    /// Where dots are, in order of x, then y.
    let filled: [[Double]]
    let open: [[Double]]

    init(_ text: String, filled: [[Double]] = [], open: [[Double]] = []) {
      (self.text, self.filled, self.open) = (text, filled, open)
    }

    var testDescription: String { text }
  }

  static let root2 = 2.0.squareRoot()

  static let rows = [
    Row("y=x^2{0≤x<2}", filled: [[0, 0]], open: [[2, 4]]),
    Row("y=x^2{y<4}", open: [[-2, 4], [2, 4]]),
    Row("y=x{x<√2}", open: [[root2, root2]]),
    Row("x=y^2{y>1}", open: [[1, 1]]),
    Row("y=x{x≠1}", open: [[1, 1]]),
    Row("y=sin(x){-π≤x≤π}", filled: [[-Double.pi, 0], [Double.pi, 0]]),
    // Cases meet, or jump, or leave a point alone.
    Row("y={x<0: -x, x}"),
    Row("y={x<0: -1, 1}", filled: [[0, 1]], open: [[0, -1]]),
    Row("y={x<1: x^2, x=1: 3, 2-x}", filled: [[1, 3]], open: [[1, 1]]),
    Row("y={x<1: x^2, x>1: 2-x}", open: [[1, 1]]),
    // Steps.
    Row(
      "y=floor(x/2)", filled: [[-4, -2], [-2, -1], [0, 0], [2, 1], [4, 2]],
      open: [[-4, -3], [-2, -2], [0, -1], [2, 0], [4, 1]]),
    Row("y=sign(x)", filled: [[0, 0]], open: [[0, -1], [0, 1]]),
    Row(
      "y=round(x/5)", filled: [[-2.5, -1], [2.5, 1]], open: [[-2.5, 0], [2.5, 0]]),
    Row("y=mod(x,3)", filled: [[-3, 0], [0, 0], [3, 0]], open: [[-3, 3], [0, 3], [3, 3]]),
    Row("y=ceil(x^2)"),
    // Domains.
    Row("y=√x", filled: [[0, 0]]),
    Row("y=√(4-x^2)", filled: [[-2, 0], [2, 0]]),
    Row("y=x√(x+3)", filled: [[-3, 0]]),
    Row("y=√(x^2)"),
    Row("y=asin(x)", filled: [[-1, -Double.pi / 2], [1, Double.pi / 2]]),
    Row("y=x^1.5", filled: [[0, 0]]),
    Row("y=x^(1/3)"),
    Row("y=ln(x)"),
    // Holes, but no poles.
    Row("y=(x^2-1)/(x-1)", open: [[1, 2]]),
    Row("y=sin(x)/x", open: [[0, 1]]),
    Row("y=abs(x)/x", open: [[0, -1], [0, 1]]),
    Row("y=1/x"),
    Row("y=x/x^2"),
    // Curves of a parameter.
    Row("(cos t, sin t){0≤t≤2π}"),
    Row("(cos t, sin t){0≤t<π}", filled: [[1, 0]], open: [[-1, 0]]),
    Row("(cos t, sin t)"),
    Row("r=θ{0≤θ≤π}", filled: [[-Double.pi, 0], [0, 0]]),
    Row("r=θ{0≤θ<3π}", filled: [[0, 0]], open: [[-3 * Double.pi, 0]]),
    Row("(t^2, t){0≤t<1}", filled: [[0, 0]], open: [[1, 1]]),
    // An end on another part of the same curve is none.
    Row("(cos t, sin t){0≤t<7}"),
    Row("r=1{0≤θ≤7}"),
    Row("(t^2, t^3-t){-1<t<2}", open: [[4, 6]]),
    // Several functions.
    Row("y={x<0: x, x>0: x, 1}", filled: [[0, 1]], open: [[0, 0]]),
    Row("y=x^2 ∧ x<1 ∨ y=2-x ∧ x≥1"),
    Row("y=x^2 ∧ x<1 ∨ y=-x ∧ x<1", open: [[1, -1], [1, 1]]),
    // What is solved for both x and y has none.
    Row("y=x^2 ∧ x<1 ∨ x=y^2 ∧ y>1"),
    // Relations that are not solved for x or y.
    Row("x^2+y^2=25{x>0}", open: [[0, -5], [0, 5]]),
    Row("x^2+y^2=25{x≥3}", filled: [[3, -4], [3, 4]]),
    Row("x^2+y^2=25{0<x≤4}", filled: [[4, -3], [4, 3]], open: [[0, -5], [0, 5]]),
    Row("x^2+y^2=25{x≠0}", open: [[0, -5], [0, 5]]),
    Row("x^2+y^2=8{y>x}", open: [[-2, -2], [2, 2]]),
    Row("x^2+y^2=25{x>0}{y>0}", open: [[0, 5], [5, 0]]),
    Row("x^2+y^2=25{x>0 or y>3}", open: [[-4, 3], [0, -5]]),
    Row("x^3+y^3=3x y{y>x}", open: [[1.5, 1.5]]),
    Row("(x^2+y^2-25)(x-y)=0{x>0}", open: [[0, -5], [0, 0], [0, 5]]),
    Row("e^x+y^2=4{y≥1}", filled: [[1.0986122886681098, 1]]),
    Row("x^2-y^2=1{y≥0}", filled: [[-1, 0], [1, 0]]),
    Row("x^2+y^2=25{x≤5}"),
    Row("x^2+y^2=25{x<6}"),
    Row("x y=1{x>0}"),
    Row("x^2+y^2<25{x>0}"),
    Row(
      "(x^2+y^2)^2=25(x^2-y^2){y>1}",
      open: [-4.669878377864262, -1.0918955700779485, 1.0918955700779485, 4.669878377864262].map {
        [$0, 1]
      }),
    Row("x^2+y^2=25{x y>0}{x<4}", open: [[-5, 0], [0, -5], [0, 5], [4, 3]]),
    // Too many to look at.
    Row("sin(x y)=cos(x){x>0}"),
    // Too many to tell apart.
    Row("y=floor(20x)"),
    Row("y=2"),
  ]

  @Test(
    "Ends that belong to a curve are filled dots, others and holes are open ones", arguments: rows)
  func ends(row: Row) throws {
    let plot = try PlotRow.read(Array(row.text.utf8), angle: .radians).get()
    let ends = plot.ends(angle: .radians, x: -5...5, y: -6...6).sorted {
      ($0.place.x, $0.place.y) < ($1.place.x, $1.place.y)
    }
    for (isOpen, expected) in [(false, row.filled), (true, row.open)] {
      let found = ends.filter { $0.isOpen == isOpen }.map { [$0.place.x, $0.place.y] }
      #expect(found.count == expected.count, "\(found)")
      for (one, other) in zip(found, expected) {
        #expect(abs(one[0] - other[0]) < 1e-15 && abs(one[1] - other[1]) < 1e-15, "\(found)")
      }
    }
  }

  @Test("A bound ends a circle where they cross, and nowhere else")
  func randomCircles() throws {
    var generator = SeededGenerator.printingSeed("ends of random circles")
    for _ in 0..<200 {
      let square = Int.random(in: 1...30, using: &generator)
      let (a, b) = (
        Int.random(in: -4...4, using: &generator), Int.random(in: 1...4, using: &generator)
      )
      let c = Int.random(in: -9...9, using: &generator)
      let sign = try #require(["<", "≤", ">", "≥"].randomElement(using: &generator))
      let text = "x^2+y^2=\(square){\(a)x+\(b)y\(sign)\(c)}"
      let plot = try PlotRow.read(Array(text.utf8), angle: .radians).get()
      let ends = plot.ends(angle: .radians, x: -6...6, y: -6...6)
      // The line's point next to the origin, and how far along it the circle is.
      let length = a * a + b * b
      let rest = square * length - c * c
      #expect(ends.count == (rest > 0 ? 2 : 0), "\(text)")
      #expect(ends.allSatisfy { $0.isOpen == (sign == "<" || sign == ">") }, "\(text)")
      let along = Double(max(rest, 0)).squareRoot()
      for side in [1.0, -1.0] where rest > 0 {
        let x = (Double(a * c) - side * Double(b) * along) / Double(length)
        let y = (Double(b * c) + side * Double(a) * along) / Double(length)
        #expect(
          ends.contains { abs($0.place.x - x) < 1e-13 && abs($0.place.y - y) < 1e-13 }, "\(text)")
      }
    }
  }

  @Test("A row with more steps than there is time for has no dots, and does not hang")
  func hostile() throws {
    let steps = (1...2_000).map { "floor(x/5+\($0))" }
    let nested = String(repeating: "abs(x-", count: 200) + "1" + String(repeating: ")", count: 200)
    for text in ["y=" + steps.joined(separator: "+"), "y=" + nested] {
      let plot = try PlotRow.read(Array(text.utf8), angle: .radians).get()
      #expect(plot.ends(angle: .radians, x: -5...5, y: -6...6).isEmpty)
    }
  }

  /// A sum of two functions with ends, steps, corners or holes, all of them at multiples of 1/16.
  static func random(_ generator: inout SeededGenerator) -> String {
    func term() -> String {
      let slope = ["1", "2", "-1", "0.5", "-4"].randomElement(using: &generator) ?? ""
      let constant = Double(Int.random(in: -6...6, using: &generator)) / 2
      let line = "(\(slope)x+(\(constant)))"
      let functions = [
        "floor\(line)", "ceil\(line)", "round\(line)", "trunc\(line)", "frac\(line)",
        "sign\(line)", "abs\(line)", "√\(line)", "mod(\(line),2)", "abs\(line)/\(line)",
        "\(line)^2/\(line)", "\(line)^1.5", "sin\(line)/\(line)", "√(4-\(line)^2)",
      ]
      let factor = ["1", "-2", "0.5"].randomElement(using: &generator) ?? ""
      return "\(factor)*\(functions.randomElement(using: &generator) ?? "")"
    }
    return "\(term())+\(term())"
  }

  @Test("Ends are where values next to each other say so, and nowhere else")
  func randomFunctions() throws {
    var generator = SeededGenerator.printingSeed("ends of random functions")
    for _ in 0..<300 {
      let text = Self.random(&generator)
      let formula = try Formula(text)
      let ends = PlotRow.function(formula).ends(angle: .radians, x: -2...2, y: -6...6)
      func value(_ x: Double) -> Double? {
        try? formula.value(variables: ["x": x])
      }
      var count = 0
      for step in -31...31 {
        let x = Double(step) / 16
        let (before, own, after) = (value(x - 1e-7), value(x), value(x + 1e-7))
        var places: [(y: Double, sides: Int, isIncluded: Bool)] = []
        for (y, isOwn) in [(before, false), (after, false), (own, true)] {
          guard let y else { continue }
          let index = places.firstIndex { abs($0.y - y) < 5e-3 } ?? places.count
          if index == places.count { places.append((y, 0, false)) }
          if isOwn { places[index].isIncluded = true } else { places[index].sides += 1 }
        }
        for place in places where place.sides < 2 || !place.isIncluded {
          count += 1
          #expect(
            ends.contains {
              abs($0.place.x - x) < 1e-12 && abs($0.place.y - place.y) < 5e-3
                && $0.isOpen != place.isIncluded
            }, "\(text) at \(x), \(place.y)")
        }
      }
      let inner = ends.filter { abs($0.place.x) < 2 }
      #expect(inner.count == count, "\(text): \(inner.map(\.place))")
    }
  }
}
