import Formulas
import Foundation
import Graphing
import Screens
import Sheets

/// Measures how long relations take, in time of the processor.
///
///     RelationBenchmark proof < ROWS       every pixel of a picture
///     RelationBenchmark picture < ROWS     the first picture of a view of 1200 × 800 points
///
/// Each line of ROWS has the least and greatest x and y, the size in pixels, and a relation, separated by tabs.
/// `proof` prints how many pixels stay undecided, and the milliseconds until 99 of 100 pixels are decided and
/// until the end; `picture` prints the milliseconds until thin lines show what samples say, and again when a number
/// of the relation has changed. A minus stands for what does not happen.
@main
struct RelationBenchmark {
  static func main() {
    let task = CommandLine.arguments.dropFirst().first
    while let line = readLine() {
      let fields = line.split(separator: "\t", maxSplits: 6).map(String.init)
      guard fields.count == 7, let window = Window(fields) else { fatalError("no row: \(line)") }
      switch task {
      case "proof": prove(fields[6], window)
      case "picture": draw(fields[6], window)
      default: fatalError("proof or picture")
      }
    }
  }

  private struct Window {
    let x: PlotSide
    let y: PlotSide
    let size: Size

    init?(_ fields: [String]) {
      let numbers = fields.prefix(4).compactMap { Numeral(utf8: Array($0.utf8)) }
      guard numbers.count == 4, let x = PlotSide(from: numbers[0], through: numbers[1]),
        let y = PlotSide(from: numbers[2], through: numbers[3]), let width = Double(fields[4]),
        let height = Double(fields[5])
      else { return nil }
      (self.x, self.y, size) = (x, y, Size(width: width, height: height))
    }
  }

  private static func row(_ text: String) -> PlotRow {
    switch PlotRow.read(Array(text.utf8), angle: .radians) {
    case .success(let row): row
    case .failure(let problem): fatalError("\(text): \(problem)")
    }
  }

  /// The time that this program has used the processor, in milliseconds.
  private static var milliseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  private static func text(_ milliseconds: Double?) -> String {
    milliseconds.map { String(($0 * 100).rounded() / 100) } ?? "-"
  }

  /// The least share of pixels that is decided early.
  private static let most = 0.99
  /// How often the time until then is halved.
  private static let halvings = 7
  /// The longest proof in milliseconds, as in `ordinate plot`.
  private static let patience = 20_000.0
  /// The clock is read once for so many questions.
  private static let questions = 16

  private static func prove(_ text: String, _ window: Window) {
    func undecided(within limit: Double) -> (count: Int, time: Double) {
      let start = milliseconds
      var asked = 0
      var isOver = false
      let figure = PlaneFigure(
        anyOf: [row(text)], angle: .radians, in: PlotWindow(x: window.x, y: window.y))
      let picture = RelationPicture(
        of: figure, in: Viewport(x: window.x.range, y: window.y.range, size: window.size)
      ) {
        asked += 1
        if asked.isMultiple(of: questions) { isOver = milliseconds - start > limit }
        return isOver
      }
      return (picture.count(of: .undecided), milliseconds - start)
    }
    let pixels = window.size.width * window.size.height
    func isEnough(_ count: Int) -> Bool { Double(count) <= (1 - most) * pixels }
    let whole = undecided(within: patience)
    var early: Double?
    if isEnough(whole.count) {
      var (low, high) = (0.0, whole.time)
      for _ in 0..<halvings {
        let middle = (low + high) / 2
        let part = undecided(within: middle)
        if isEnough(part.count) {
          early = min(part.time, early ?? whole.time)
          high = middle
        } else {
          low = middle
        }
      }
      early = early ?? whole.time
    }
    print(whole.count, Self.text(early), Self.text(whole.time))
  }

  /// The size of a view in which a first picture is drawn.
  private static let view = Size(width: 1200, height: 800)

  private static func draw(_ text: String, _ window: Window) {
    var view = GraphView(size: view)
    let (x, y) = (window.x.range, window.y.range)
    let scale = view.size.width / (x.upperBound - x.lowerBound)
    let origin = Point(
      x: -(x.lowerBound + x.upperBound) / 2 * scale, y: (y.lowerBound + y.upperBound) / 2 * scale)
    if window.x.isDeep || !view.show(scale: scale, origin: origin) { return print("- -") }
    print(
      Self.text(time(of: text, view)), Self.text(changed(text).map { time(of: $0, view) }))
  }

  /// Points along a side of a tile, and how many tiles are surveyed at once.
  private static let tile = (side: 64.0, surveyed: 16)

  /// The least milliseconds of several first pictures.
  private static func time(of text: String, _ view: GraphView) -> Double {
    func count(_ range: ClosedRange<Double>) -> Int {
      let ends = [range.lowerBound, range.upperBound].map {
        Int(($0 * view.scale / tile.side).rounded(.down))
      }
      return ends[1] - ends[0] + 1
    }
    let surveys = (count(view.viewport.x) * count(view.viewport.y) - 1) / tile.surveyed + 1
    let times = (0..<3).map { _ in
      let start = milliseconds
      var tiles = RelationTiles(of: PlaneFigure(anyOf: [row(text)], angle: .radians))
      for _ in 0..<surveys { _ = tiles.advance(in: view) }
      var list = DrawList(size: view.size)
      tiles.drawRegion(index: 0, in: view, on: &list)
      tiles.drawCurves(index: 0, width: 2, in: view, on: &list)
      return milliseconds - start
    }
    return times.min() ?? 0
  }

  /// The text with its last number a little greater; `nil` if it has none.
  private static func changed(_ text: String) -> String? {
    guard let digit = text.lastIndex(where: { $0.isASCII && $0.isNumber }) else { return nil }
    let end = text.index(after: digit)
    let start = text[..<digit].lastIndex { !($0.isASCII && ($0.isNumber || $0 == ".")) }
    let number = text[(start.map(text.index(after:)) ?? text.startIndex)..<end]
    return text[..<end] + (number.contains(".") ? "1" : ".01") + text[end...]
  }
}
