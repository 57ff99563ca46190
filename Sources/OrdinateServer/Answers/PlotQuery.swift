import Formulas
import Graphing
import NIOCore
import Requests
import Screens
import Sheets

/// A plot that is asked for, read and within its budget: the options of `ordinate plot` as
/// parameters, with the same defaults.
///
/// `f` (several times for several curves), `x`, `y`, `style`, or for the Plotter's dots `x-max` and
/// `samples`; and `size` and `bare`.
struct PlotQuery {
  enum Style: String, CaseIterable {
    case line, dots
  }

  let format: PictureFormat
  private let formulas: [Formula]
  /// Bytes of the formulas' texts.
  private let length: Int
  private let x: ClosedRange<Double>?
  private let y: ClosedRange<Double>?
  private let style: Style?
  private let xMax: Double?
  private let sampleCount: Int?
  private let size: Size
  private let isBare: Bool

  init(_ query: Query, as format: PictureFormat, _ budget: Budget) throws(RequestProblem) {
    var query = query
    self.format = format
    let texts = try query.formulaTexts(budget)
    length = texts.reduce(0) { $0 + $1.count }
    x = try query.value(of: "x", as: OptionValues.domain)
    y = try query.value(of: "y", as: OptionValues.verticalDomain) ?? nil
    style = try query.value(of: "style", as: OptionValues.choice)
    xMax = try query.value(of: "x-max", as: OptionValues.xMax)
    sampleCount = try query.sampleCount(budget)
    size = try query.value(of: "size") { try Self.size($0, budget) } ?? PictureFormat.defaultSize
    if size.width * size.height > Double(budget.pixels) { throw Self.tooManyPixels(budget) }
    isBare = try query.flag("bare")
    try query.requireNoMore()
    if xMax != nil || sampleCount != nil {
      let dots = xMax != nil ? "x-max" : "samples"
      for (name, isGiven) in [("x", x != nil), ("y", y != nil), ("style", style != nil)] {
        if isGiven { throw .unusable(name, "It is not for the dots of \(dots).") }
      }
      if texts.count > 1 { throw .unusable(dots, "It draws one formula.") }
    }
    var formulas: [Formula] = []
    for text in texts { formulas.append(try Formula.graphed(text)) }
    self.formulas = formulas
  }

  /// Whether drawing it takes so little that it need not wait for others: dots as SVG, of a formula
  /// that is not long.
  var isQuick: Bool {
    guard format == .svg, formulas.count == 1, length <= 100 else { return false }
    return xMax != nil || sampleCount != nil
      ? (sampleCount ?? 0) <= 2_000 : style == .dots && size.width <= 2_000
  }

  /// The picture.
  func answer(_ deadline: Deadline) throws(RequestProblem) -> Answer {
    let title = "y = " + formulas.map(\.text).joined(separator: ", ")
    let file: [UInt8]
    do throws(PictureFormat.Problem) {
      if xMax != nil || sampleCount != nil {
        let source = timed(FormulaValues(formulas[0]), deadline)
        let drawing = DotDrawing(of: source, xMax: xMax, sampleCount: sampleCount, bare: isBare)
        file = try format.file(of: drawing, size: size, title: title)
      } else if style == .dots {
        let sources = formulas.map { timed(FormulaValues($0), deadline) }
        let drawing = CurveDrawing(of: sources, x: x, y: y, style: .dots, bare: isBare)
        file = try format.file(of: drawing, size: size, title: title)
      } else {
        let sources = formulas.map {
          TimedDifferentiableSource(
            source: FormulaSource($0, curvatures: false), deadline: deadline)
        }
        let drawing = CurveDrawing(of: sources, x: x, y: y, bare: isBare)
        file = try format.file(of: drawing, size: size, title: title)
      }
    } catch {
      switch error {
      case .cairoIsMissing: throw .missingLibrary
      case .impossibleSize: throw .unusable("size", "No picture can have that size.")
      }
    }
    return Answer(mediaType, ByteBuffer(bytes: file))
  }

  private func timed<Source>(_ source: Source, _ deadline: Deadline) -> TimedSource<Source> {
    TimedSource(source: source, deadline: deadline)
  }

  private var mediaType: MediaType {
    switch format {
    case .svg: .svg
    case .png: .png
    case .pdf: .pdf
    }
  }

  /// - Throws: For more pixels than the budget has; else as `OptionValues.size` does.
  private static func size(_ text: String, _ budget: Budget) throws -> Size {
    let sides = text.split(separator: "x").map { Double($0) ?? 0 }
    if sides.count == 2 && sides[0] * sides[1] > Double(budget.pixels) {
      throw tooManyPixels(budget)
    }
    return try OptionValues.size(text)
  }

  private static func tooManyPixels(_ budget: Budget) -> RequestProblem {
    .exceeded("too-many-pixels", "size", limit: budget.pixels)
  }
}
