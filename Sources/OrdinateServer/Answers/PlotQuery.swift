import Formulas
import Graphing
import NIOCore
import Requests
import Screens
import Sheets
import TextFormats

/// Asks for a plot: `f`, several times for several curves, and the options of `ordinate plot` with the
/// same defaults.
struct PlotQuery {
  let format: PictureFormat
  private let rows: [PlotRow]
  /// The colours of rows that use each other; empty for other rows.
  private let colors: [Int]
  /// Bytes of the rows' texts.
  private let length: Int
  private let options: PlotOptions
  private let isProof: Bool

  init(_ query: Query, as format: PictureFormat, _ budget: Budget) throws(RequestProblem) {
    var query = query
    self.format = format
    let texts = try query.formulaTexts(budget)
    length = texts.reduce(0) { $0 + $1.count }
    try query.requireWithin(budget)
    options = try PlotOptions(&query)
    isProof = try query.isSet(Flags.proof)
    if options.size.width * options.size.height > Double(budget.pixels) {
      throw Query.tooManyPixels(budget)
    }
    try query.requireNoMore()
    if let problem = options.problem(with: texts.count) { throw .unusable("f", problem) }
    var rows: [PlotRow] = []
    var colors: [Int] = []
    let sheet =
      texts.allSatisfy { (try? PlotRow.asked($0)) != nil }
      ? nil
      : Sheet(
        texts.map { PastedRow.given(String(decoding: $0, as: UTF8.self)) }, work: Self.workOfRow)
    if let sheet, texts.count > 1 || sheet.isDrawn {
      // Rows that need others, or define what others need.
      if let wrong = sheet.firstProblem { throw .row(wrong, of: sheet) }
      (rows, colors) = (sheet.drawn.map(\.plot), sheet.drawn.map(\.color))
      if rows.count > budget.formulas {
        throw .exceeded("too-many-formulas", "f", limit: budget.formulas)
      }
    } else {
      for text in texts {
        // The Plotter's dots are those of a function.
        if case .dots = options.content {
          rows.append(.function(try Formula.graphed(text)))
        } else {
          rows.append(try PlotRow.asked(text))
        }
      }
    }
    (self.rows, self.colors) = (rows, colors)
  }

  /// The budget for the values of a row: some milliseconds.
  static let workOfRow: Int64 = 1_000_000

  private var formulas: [Formula] {
    rows.compactMap { row in if case .function(let formula) = row { formula } else { nil } }
  }

  /// Whether drawing it is so quick that it does not have to wait for others: dots as SVG, with a
  /// formula that is not long.
  var isQuick: Bool {
    guard format == .svg, !isProof, formulas.count == 1, colors.isEmpty, rows.count == 1,
      length <= 100
    else {
      return false
    }
    return switch options.content {
    case .dots(_, let sampleCount): sampleCount <= 2_000
    case .curves(let x, let y, let style):
      style == .dots && options.size.width <= 2_000 && !x.isDeep && y?.isDeep != true
    }
  }

  /// The picture.
  func answer(_ deadline: Deadline) throws(RequestProblem) -> Answer {
    do throws(PictureFormat.Problem) {
      return format.answer(try file(deadline))
    } catch {
      throw RequestProblem(error)
    }
  }

  /// How many pixels are proved to have a solution of a row, to have none, and are not decided.
  func counts(_ deadline: Deadline) throws(RequestProblem) -> Answer {
    guard let proof = proof(deadline) else { throw .unusable("f", PlotOptions.oneFormula) }
    var json = JSONText()
    json.beginObject()
    proof.write(to: &json)
    json.endObject()
    return Answer(.json, ByteBuffer(string: json.text + "\n"))
  }

  /// What is proved about each pixel; `nil` for the Plotter's dots.
  private func proof(_ deadline: Deadline) -> ProofDrawing? {
    guard case .curves(let x, let y, _) = options.content else { return nil }
    return ProofDrawing(
      of: rows, x: x, y: y, size: options.size, angle: .radians, shouldStop: deadline.shouldStop)
  }

  private func file(_ deadline: Deadline) throws(PictureFormat.Problem) -> [UInt8] {
    if isProof, let proof = proof(deadline) {
      return try format.file(
        of: proof, size: options.size, title: rows.map(\.text).joined(separator: ", "),
        theme: ProofDrawing.theme)
    }
    let formulas = formulas
    let isBare = options.isBare
    if case .curves(let x, let y, let style) = options.content,
      formulas.count < rows.count || x.isDeep || y?.isDeep == true || !colors.isEmpty
    {
      let automatic =
        y == nil && !colors.isEmpty ? rows.automaticRange(over: x, angle: .radians) : nil
      let drawing = RowsDrawing(
        of: rows, colors: colors, x: x, y: y ?? automatic, style: style, bare: isBare,
        shouldStop: deadline.shouldStop)
      return try file(of: drawing, rows.map(\.text).joined(separator: ", "))
    }
    let title = "y = " + formulas.map(\.text).joined(separator: ", ")
    switch options.content {
    case .dots(let xMax, let sampleCount):
      let source = timed(FormulaValues(integrating: formulas[0]), deadline)
      let drawing = DotDrawing(of: source, xMax: xMax, sampleCount: sampleCount, bare: isBare)
      return try file(of: drawing, title)
    case .curves(let x, let y, .dots):
      let sources = formulas.map { timed(FormulaValues(integrating: $0), deadline) }
      let drawing = CurveDrawing(
        of: sources, x: x.range, y: y?.range, style: .dots, bare: isBare)
      return try file(of: drawing, title)
    case .curves(let x, let y, .line):
      let sources = formulas.map {
        TimedDifferentiableSource(
          source: FormulaSource($0, curvatures: false), deadline: deadline)
      }
      let drawing = CurveDrawing(
        of: sources, x: x.range, y: y?.range, style: .line,
        ends: rows.ends(over: x, angle: .radians), bare: isBare)
      return try file(of: drawing, title)
    }
  }

  private func file(
    of drawing: some Drawing, _ contents: String
  ) throws(PictureFormat.Problem) -> [UInt8] {
    let title = options.title ?? ""
    return try format.file(
      of: TitledDrawing(drawing, title: title), size: options.size,
      title: PlotOptions.description(of: contents, titled: title))
  }

  private func timed<Source>(_ source: Source, _ deadline: Deadline) -> TimedSource<Source> {
    TimedSource(source: source, deadline: deadline)
  }
}

extension PictureFormat {
  /// The answer with a file of this format.
  func answer(_ file: [UInt8]) -> Answer {
    let type: MediaType =
      switch self {
      case .svg: .svg
      case .png: .png
      case .pdf: .pdf
      }
    return Answer(type, ByteBuffer(bytes: file))
  }
}
