import Graphing

/// A canvas that records what is drawn on it, for tests.
struct RecordingCanvas: Canvas {
  enum Mark: Equatable {
    case fill(Role)
    case lines([Line], Double, Role)
    case dots([Point], Role)
    case strokes(Strokes, Double, Role)
    case text(Text)
  }

  struct Text: Equatable {
    var text: String
    var frame: Frame
  }

  let size: Size
  var textMetrics = TextMetrics(fontSize: 12)
  private(set) var marks: [Mark] = []

  init(size: Size, textMetrics: TextMetrics = TextMetrics(fontSize: 12)) {
    self.size = size
    self.textMetrics = textMetrics
  }

  var dots: [Point] {
    marks.flatMap { if case .dots(let centers, _) = $0 { centers } else { [Point]() } }
  }

  var strokes: [Strokes] {
    marks.compactMap { if case .strokes(let strokes, _, _) = $0 { strokes } else { nil } }
  }

  var lines: [Line] {
    marks.flatMap { if case .lines(let lines, _, .axis) = $0 { lines } else { [Line]() } }
  }

  var texts: [Text] {
    marks.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  mutating func fill(_ role: Role) { marks.append(.fill(role)) }

  mutating func draw(lines: [Line], width: Double, role: Role) {
    marks.append(.lines(lines, width, role))
  }

  mutating func draw(dots centers: [Point], role: Role) { marks.append(.dots(centers, role)) }

  mutating func draw(strokes: Strokes, width: Double, role: Role) {
    marks.append(.strokes(strokes, width, role))
  }

  mutating func draw(text: String, at position: Point, anchor: TextAnchor, role: Role) {
    let width = textMetrics.width(of: text)
    let left = position.x - width * [0, 0.5, 1][anchor.rawValue]
    let frame = Frame(
      x: left, y: position.y - textMetrics.capHeight, width: width, height: textMetrics.capHeight)
    marks.append(.text(Text(text: text, frame: frame)))
  }
}

extension Line {
  /// The rectangle that a line one point wide covers; lines here are horizontal or vertical.
  var frame: Frame {
    let half = 0.5
    return Frame(
      x: min(start.x, end.x) - (start.x == end.x ? half : 0),
      y: min(start.y, end.y) - (start.y == end.y ? half : 0),
      width: max(abs(end.x - start.x), 1), height: max(abs(end.y - start.y), 1))
  }
}
