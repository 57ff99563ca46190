public import Formulas

extension Words {
  /// The spoken name of a level of RPN's stack, counted from 1.
  public func level(_ number: Int) -> String { text(.level, [Value("number", number.description)]) }

  /// The spoken name of a plot.
  public func plot(of formula: String) -> String { text(.plotOf, [Value("formula", formula)]) }

  /// The settings of a plot: `−5 … 5 · 50 samples`.
  public func plotSetting(xMax: String, samples: String) -> String {
    text(.plotSetting, [Value("xMax", xMax), Value("samples", samples)])
  }

  public func nothingToPlot(xMax: String) -> String {
    text(.nothingToPlot, [Value("xMax", xMax)])
  }

  /// The sentence that an equation has more than one variable.
  public func severalVariables(_ names: [String]) -> String {
    text(.severalVariables, [Value("names", list(of: names))])
  }

  /// The sentence that a name needs bounds.
  public func tooManyValues(of name: String) -> String {
    text(.tooManyValues, [Value("name", name)])
  }

  /// The line that shows on every screen that an examination is held.
  public func examSince(_ time: String) -> String {
    text(.examSince, [Value("time", time)])
  }

  /// The sentence that a number cannot have more characters.
  public func numberTooLong(limit: Int) -> String {
    text(.numberTooLong, [Value("limit", limit.description)])
  }

  /// What an equation is that cannot be drawn, and what can be.
  public func equation(_ kind: EquationKind) -> String {
    let sentence =
      switch kind {
      case .abscissa: self[.equationForX]
      case .polar: self[.polarEquation]
      case .definition(let name):
        text(.definition, [Value("name", name.description)])
      case .equation, .inequality: ""
      }
    return (sentence.utf8.isEmpty ? "" : sentence + " ") + self[.drawnEquations]
  }

  /// A list of names: `x, y and z`.
  public func list(of names: [String]) -> String {
    var list = names.first ?? ""
    for (index, name) in names.enumerated().dropFirst() {
      let pattern: Text = index == names.count - 1 ? .listLast : .listMore
      list = text(pattern, [Value("list", list), Value("name", name)])
    }
    return list
  }

  /// The sentence about a wrong field of the Configuration screen.
  ///
  /// - Parameters:
  ///   - refusal: A text with some of these values in it.
  ///   - field: The field's title.
  public func refusal(
    _ refusal: LaterText, field: LaterText, example: String, largest: String
  ) -> String {
    text(
      refusal, [Value("field", self[field]), Value("example", example), Value("largest", largest)])
  }

  /// The spoken name of a graph: the first curve, the number of curves, and the range of x.
  ///
  /// - Parameter formula: `nil` if no curve is shown.
  public func graph(
    of formula: String?, count: Int, variable: String, lower: String, upper: String
  ) -> String {
    var graph = formula.map { text(.graphOf, [Value("formula", $0)]) } ?? self[.emptyGraph]
    if count > 1 {
      graph = text(.severalCurves, [Value("graph", graph), Value("count", count.description)])
    }
    return text(
      .graphRange,
      [
        Value("graph", graph), Value("variable", variable),
        Value("lower", lower), Value("upper", upper),
      ])
  }

  /// The part of the plane in sight, by the ranges of both variables.
  public func window(
    _ x: (variable: String, lower: String, upper: String),
    _ y: (variable: String, lower: String, upper: String)
  ) -> String {
    let ranges = [x, y].map { range in
      text(
        .range,
        [
          Value("variable", range.variable), Value("lower", range.lower),
          Value("upper", range.upper),
        ])
    }
    return text(.listMore, [Value("list", ranges[0]), Value("name", ranges[1])])
  }

  /// The sentence that a curve has no value at a place, such as `x = 1`.
  public func undefined(at place: String) -> String {
    text(.undefinedAt, [Value("place", place)])
  }

  /// The sentence about a least or greatest value and its place.
  public func extreme(_ value: String, at place: String) -> String {
    text(.extreme, [Value("value", value), Value("place", place)])
  }

  /// That infinitely many places lie next to some points.
  public func endless(at places: String) -> String {
    text(.endlessPlaces, [Value("place", places)])
  }

  /// That many places lie in some ranges.
  public func crowded(in places: String, leastCount: Int) -> String {
    text(.crowdedPlaces, [Value("place", places), Value("count", leastCount.description)])
  }

  public func inAll(_ count: Int) -> String { text(.inAll, [Value("count", count.description)]) }

  /// The number of rows shown of a history, in words.
  public func rows(_ count: Int) -> String {
    count == 1 ? self[.oneRow] : text(.rows, [Value("count", count.description)])
  }
}

extension Sequence<String> {
  /// The texts with a separator between them, without the large function of the standard library.
  package func joined(with separator: String) -> String {
    var text = ""
    for item in self { text += (text.utf8.isEmpty ? "" : separator) + item }
    return text
  }
}
