import Formulas
import Graphing
import Requests
import Screens
import Sheets
import TextFormats

/// `ordinate plot`: draws formulas and relations in the terminal or as a file.
struct PlotRequest: Request {
  private let source: SheetSource
  private let data: DataSource?
  private let options: PlotOptions
  private let out: String?
  private let format: PictureFormat?
  private let isProof: Bool
  private let isJSON: Bool
  var angle = AngleUnit.radians
  /// The most lines that a plot takes in the terminal.
  var rows = 200

  init(_ arguments: inout Arguments) throws(UsageProblem) {
    try arguments.require(Options.pictureFormat.name, onlyWith: Options.out.name)
    try arguments.require(.sheetOrLink)
    try arguments.require(Flags.json.name, onlyWith: Flags.proof.name)
    options = try PlotOptions(&arguments)
    out = try arguments.value(of: Options.out)
    format = try arguments.value(of: Options.pictureFormat)
    isProof = try arguments.isSet(Flags.proof)
    isJSON = try arguments.isSet(Flags.json)
    data = try DataSource(&arguments)
    let path = try arguments.value(of: Options.sheet)
    if let link = try arguments.value(of: Options.link) {
      source = .link(link)
    } else if let path {
      source = .file(path)
    } else if data != nil {
      source = .rows(arguments.takeOperands().map(FormulaArgument.init))
    } else {
      let first = try arguments.requiredOperand("formula")
      source = .rows(([first] + arguments.takeOperands()).map(FormulaArgument.init))
    }
  }

  func run() throws {
    if let data { return try draw(data) }
    guard case .rows(let arguments) = source else { return try drawSheet(source) }
    let lines = arguments.flatMap(\.lines)
    let texts = lines.map { PastedRow.given(String(decoding: $0.source, as: UTF8.self)) }
    if !lines.allSatisfy({ (try? $0.row(angle: angle)) != nil }) {
      let sheet = Sheet(texts, angle: angle)
      // Rows that need others, or define what others need, and lists.
      if lines.count > 1 || sheet.isDrawn || sheet.result(at: 0).problem?.isAboutLists == true {
        return try drawSheet(source)
      }
    }
    if let problem = options.problem(with: lines.count) { throw Failure.usage(problem) }
    switch options.content {
    case .dots(let xMax, let count):
      let formula = try lines[0].graphed()
      try draw(title: "y = " + formula.text) {
        let drawing = DotDrawing(
          of: FormulaValues(integrating: formula, angle: angle), xMax: xMax, sampleCount: count,
          bare: options.isBare)
        if drawing.isEmpty { warnOfNothingToDraw() }
        return drawing
      }
    case .curves(let x, let y, let style):
      let rows = try lines.map { try $0.row(angle: angle) }
      if isProof {
        return try prove(rows, x, y, angle: angle)
      }
      let formulas = rows.compactMap { row in
        if case .function(let formula) = row { formula } else { nil }
      }
      if formulas.count < rows.count || x.isDeep || y?.isDeep == true {
        return try draw(rows, x, y, style, angle: angle)
      }
      try draw(title: "y = " + formulas.map(\.text).joined(separator: ", ")) {
        let functions = formulas.map { FormulaSource($0, angle: angle, curvatures: false) }
        let drawing = CurveDrawing(
          of: functions, x: x.range, y: y?.range, style: style,
          ends: rows.ends(over: x, angle: angle),
          bare: options.isBare)
        if drawing.isEmpty { warnOfNothingToDraw() }
        return drawing
      }
    }
  }

  /// Draws points, with rows of formulas over them.
  private func draw(_ data: DataSource) throws {
    guard case .rows(let arguments) = source, case .curves(let x, let y, _) = options.content,
      !isProof, !x.isDeep, y?.isDeep != true
    else {
      throw Failure.usage("--data goes together with rows, --x, --y, --size, --title and --bare.")
    }
    let rows = try arguments.flatMap(\.lines).map { try $0.row(angle: angle) }
    let series = try data.series()
    try draw(title: series.title) {
      let drawing = DataDrawing(
        of: series.marks, rows: rows, x: options.hasX ? x.range : nil,
        y: options.hasY ? y?.range : nil, time: series.time, labels: series.labels,
        title: options.title ?? "", bare: options.isBare)
      if drawing.isEmpty { warnOfNothingToDraw() }
      return drawing
    }
  }

  /// - Parameters:
  ///   - contents: A description of the picture without its title.
  ///   - title: That of a sheet, unless another one is chosen.
  private func draw(
    title contents: String, sheetTitle title: String = "", _ drawing: () -> some Drawing
  ) throws {
    let title = options.title ?? title
    let target = try PlotTarget(path: out, format: format, size: options.size, rows: rows)
    try Progress.during("drawing") { _ in
      try target.draw(
        TitledDrawing(drawing(), title: title),
        title: PlotOptions.description(of: contents, titled: title))
    }
  }

  /// How long relations may take, in seconds, before the rest is drawn as undecided.
  private static let patience = 20.0

  /// Draws rows that use each other.
  private func drawSheet(_ source: SheetSource) throws {
    var text = try source.text()
    if let title = options.title {
      text.view = text.view ?? SheetText.View()
      text.view?.title = title
    }
    let angle = text.view?.angle == .degrees ? .degrees : angle
    let sheet = Sheet(text.rows, angle: angle)
    if let wrong = sheet.firstProblem { throw Failure.row(wrong, of: sheet) }
    if case .link = source, out != nil, options.isPlain, !isProof {
      let picture = Progress.during("drawing") { _ in SheetPicture(of: text, size: options.size) }
      if let picture { return try draw(picture) }
    }
    let drawn = sheet.drawn
    let rows = drawn.map(\.plot)
    switch options.content {
    case .dots(let xMax, let count):
      guard rows.count == 1, case .function(let formula) = rows[0] else {
        throw Failure.usage(PlotOptions.oneFormula)
      }
      try draw(title: rows[0].text) {
        DotDrawing(
          of: FormulaValues(integrating: formula, angle: angle), xMax: xMax, sampleCount: count,
          bare: options.isBare)
      }
    case .curves(var x, var y, let style):
      if !options.hasX { x = text.view?.x?.side ?? x }
      if !options.hasY { y = text.view?.y?.side ?? y }
      var axes = text.view?.axes ?? AxesStyle()
      (axes.time, axes.labels) = (sheet.timeAxes, sheet.axisLabels)
      axes.title = options.title ?? text.view?.title ?? ""
      if !axes.logarithmic.isAny { y = y ?? rows.automaticRange(over: x, angle: angle) }
      if isProof {
        return try prove(rows, x, y, angle: angle)
      }
      try draw(
        rows, colors: drawn.map(\.color), x, y, style, angle: angle,
        axes: axes, title: text.view?.title ?? "")
    }
  }

  /// Draws the picture that the page exports.
  private func draw(_ picture: SheetPicture) throws {
    if picture.isEmpty { warnOfNothingToDraw() }
    warn(ofUndecided: picture.undecidedCount)
    let target = try PlotTarget(path: out, format: format, size: options.size, rows: rows)
    try target.draw(picture, title: picture.title)
  }

  private func draw(
    _ rows: [PlotRow], colors: [Int] = [], _ x: PlotSide, _ y: PlotSide?, _ style: CurveStyle,
    angle: AngleUnit, axes: AxesStyle = AxesStyle(), title: String = ""
  ) throws {
    let end = Clock.seconds + Self.patience
    try draw(title: rows.map(\.text).joined(separator: ", "), sheetTitle: title) {
      RowsDrawing(
        of: rows, colors: colors, x: x, y: y, style: style, axes: axes, bare: options.isBare,
        angle: angle, shouldStop: { Clock.seconds > end }
      ) { undecided, isEmpty in
        if isEmpty { warnOfNothingToDraw() }
        warn(ofUndecided: undecided)
      }
    }
  }

  /// Prints how many pixels are decided, and draws the three answers into a file if one is given.
  private func prove(
    _ rows: [PlotRow], _ x: PlotSide, _ y: PlotSide?, angle: AngleUnit
  ) throws {
    let target = try out.map {
      try PlotTarget(path: $0, format: format, size: options.size, rows: self.rows)
    }
    let start = Clock.seconds
    let drawing = Progress.during("proving") { _ in
      ProofDrawing(
        of: rows, x: x, y: y, size: options.size, angle: angle,
        shouldStop: { Clock.seconds > start + Self.patience })
    }
    let seconds = Clock.seconds - start
    try target?.draw(
      drawing, title: rows.map(\.text).joined(separator: ", "), theme: ProofDrawing.theme)
    guard isJSON else {
      // Standard output may be the picture.
      let counts = drawing.counts
      let line =
        "proved \(counts.proved), empty \(counts.empty), undecided \(counts.undecided)\n"
      return out == nil ? Results.write(line) : Messages.write(line)
    }
    var json = JSONText()
    json.beginObject()
    drawing.write(to: &json)
    json.member("seconds", (seconds * 10_000).rounded() / 10_000)
    json.endObject()
    Results.write(json.text + "\n")
  }

  private func warn(ofUndecided count: Int) {
    if count == 0 { return }
    let pixels = count == 1 ? "1 pixel is" : "\(count) pixels are"
    Messages.write("note: \(pixels) not decided, and hatched\n")
  }

  private func warnOfNothingToDraw() {
    Messages.write("warning: there is no value to draw in this range\n")
  }
}

extension RowProblem {
  /// Whether only a row that has lists can have it.
  fileprivate var isAboutLists: Bool {
    switch self {
    case .listInList, .listLengths, .listEnds, .listSteps, .tooManyElements, .tooManyCurves: true
    default: false
    }
  }
}
