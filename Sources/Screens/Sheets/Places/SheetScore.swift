package import Formulas
import Graphing
import OrdinateNumerics
import Reals
package import Sheets

/// How a curve of a sheet sounds: a sweep over the part in sight, from left to right, or along a curve of a
/// parameter.
///
/// All times are shares of the sweep, from 0 to 1.
package struct SheetScore {
  /// What is heard besides the tone.
  package enum Sound: String, Sendable {
    case zero, extreme
    /// The curve ends, has a hole or a jump there, or grows without bound.
    case end
  }

  package struct Event: Sendable {
    package let time: Double
    package let sound: Sound
  }

  /// A place at which a listener can stop.
  package struct Stop: Sendable {
    package let time: Double
    /// What is chosen there: x, or a parameter.
    package let variable: Name
    package let value: Double
    package let cell: RowColumn.Cell
  }

  /// A row that can be heard.
  package struct Part {
    /// The identity of the row.
    package let row: Int
    package let color: Int
    fileprivate let column: RowColumn
    /// A curve of a parameter; `nil` for one value of y for each x.
    fileprivate let track: CurveTrack?
    fileprivate let variable: Name
  }

  /// The row that is heard, by its identity.
  package let row: Int
  /// At even times, in Hz: 0 where the curve is not in sight, and the negative frequency below the x-axis.
  package let tones: [Double]
  /// At the same times, from -1 at the left edge to 1 at the right edge.
  package let pans: [Double]
  /// By their times; all of them are proved places.
  package let events: [Event]
  package let stops: [Stop]

  /// How long a sweep takes, in seconds.
  package static let seconds = 2.5
  /// The pitch at the lower edge of the graph, in Hz; it is three octaves higher at the upper edge.
  private static let lowest = 110.0
  private static let octaves = 3.0
  private static let toneCount = 251
  private static let stopCount = 41
  /// How many digits of a stop are spoken.
  private static let digits = 4

  /// The rows that can be heard: those with one value of y for each x, and curves of a parameter.
  package static func parts(of sheet: SheetScreen, on screen: GraphScreen) -> [Part] {
    if !screen.hasPlainCoordinates { return [] }
    let angle = sheet.sheet.angle
    return sheet.sheet.drawn.compactMap { drawn in
      guard let column = RowColumn(drawn.plot, isPolar: false, angle: angle) else { return nil }
      let track = CurveTrack(
        of: drawn.plot, x: screen.viewport.x, y: screen.viewport.y, angle: angle)
      guard column.hasOrdinates || track != nil else { return nil }
      let isPolar =
        sheet.sheet.index(of: drawn.row).map { sheet.sheet.result(at: $0).kind == .polar } ?? false
      return Part(
        row: drawn.row, color: drawn.color, column: column, track: track,
        variable: track == nil ? "x" : isPolar ? "θ" : "t")
    }
  }

  /// - Parameter row: The identity of a row.
  /// - Returns: `nil` if it cannot be heard.
  package init?(
    of row: Int, _ sheet: SheetScreen, _ places: SheetPlaces, on screen: GraphScreen
  ) {
    guard let part = Self.parts(of: sheet, on: screen).first(where: { $0.row == row }) else {
      return nil
    }
    self.row = row
    let (x, y) = (screen.viewport.x, screen.viewport.y)
    let range = part.track?.range ?? x
    let length = range.upperBound - range.lowerBound
    let last = Double(Self.toneCount - 1)
    let values = (0..<Self.toneCount).map { range.lowerBound + length * (Double($0) / last) }
    let points =
      part.track?.points(at: values)
      ?? zip(values, part.column.ordinates(at: values)).map { (x: $0, y: $1) }
    tones = points.map { point in
      // The ends of the sweep are in sight, however they are rounded.
      guard y.contains(point.y), part.track == nil || x.contains(point.x) else { return 0 }
      let height = (point.y - y.lowerBound) / (y.upperBound - y.lowerBound)
      let pitch = Self.lowest * Elementary.exp2(Self.octaves * height)
      return point.y < 0 ? -pitch : pitch
    }
    var pan = 0.0
    pans = points.map { point in
      let across = 2 * (point.x - x.lowerBound) / (x.upperBound - x.lowerBound) - 1
      if across.isFinite { pan = min(max(across, -1), 1) }
      return pan
    }
    var events: [Event] = []
    func add(_ value: Double, _ sound: Sound) {
      var time = (value - range.lowerBound) / length
      // A closed curve is at its start at its end, too.
      if time < 0 { time += 1 }
      let event = Event(time: min(time, 1), sound: sound)
      if events.contains(where: { $0.time == event.time && $0.sound == sound }) { return }
      events.insert(event, at: events.firstIndex { $0.time > event.time } ?? events.count)
    }
    for place in places.inSight(on: screen) where place.rows.contains(row) {
      if part.track == nil {
        for kind in place.kinds { kind.sound.map { add(place.x.double, $0) } }
      }
      for visit in place.visits where visit.row == row {
        visit.kind.sound.map { add(visit.parameter, $0) }
      }
    }
    if part.track == nil {
      let ends = screen.curves.filter { $0.sheetRow == row }.flatMap { $0.endAbscissas }
      for end in ends where x.contains(end) { add(end, .end) }
    }
    self.events = events
    stops = (0..<Self.stopCount).map { index in
      let share = Double(index) / Double(Self.stopCount - 1)
      let place = range.lowerBound + length * share
      let step = length / Double(Self.stopCount - 1) / 8
      let value =
        part.track == nil
        ? screen.view.shortened(place)
        : min(max(place.shortened(to: step), range.lowerBound), range.upperBound)
      return Stop(
        time: share, variable: part.variable, value: value,
        cell: part.column.cell(at: Formula(value), digits: Self.digits))
    }
  }
}

extension SheetPlaces.Kind {
  /// What is heard at such a place; nothing where the curve only meets another one or an axis that it crosses.
  fileprivate var sound: SheetScore.Sound? {
    switch self {
    case .minimum, .maximum, .of(.extreme): .extreme
    case .of(.zero): .zero
    case .of(.pole), .of(.hole), .of(.end): .end
    case .of(.inflection), .of(.intersection), .of(.intercept), .curve: nil
    }
  }
}
