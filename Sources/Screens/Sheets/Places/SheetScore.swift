import Formulas
import Graphing
import OrdinateNumerics
import Reals
package import Sheets

/// How a curve of a sheet sounds: a sweep over the part in sight, from left to right.
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
    package let x: Double
    package let cell: RowColumn.Cell
  }

  /// The row that is heard, by its identity.
  package let row: Int
  /// At even times, in Hz: 0 where the curve is not in sight, and the negative frequency below the x-axis.
  package let tones: [Double]
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

  /// The rows that can be heard: those with one value of y for each x.
  package static func rows(
    of sheet: SheetScreen, on screen: GraphScreen
  ) -> [(id: Int, column: RowColumn, color: Int)] {
    if !screen.hasPlainCoordinates { return [] }
    return sheet.sheet.drawn.compactMap { drawn in
      guard
        let column = RowColumn(drawn.plot, isPolar: false, angle: sheet.sheet.angle),
        column.hasOrdinates
      else { return nil }
      return (drawn.row, column, drawn.color)
    }
  }

  /// - Parameter row: The identity of a row.
  /// - Returns: `nil` if it cannot be heard.
  package init?(
    of row: Int, _ sheet: SheetScreen, _ places: SheetPlaces, on screen: GraphScreen
  ) {
    guard let found = Self.rows(of: sheet, on: screen).first(where: { $0.id == row }) else {
      return nil
    }
    self.row = row
    let (x, y) = (screen.viewport.x, screen.viewport.y)
    let width = x.upperBound - x.lowerBound
    let last = Double(Self.toneCount - 1)
    let ordinates = found.column.ordinates(
      at: (0..<Self.toneCount).map { x.lowerBound + width * (Double($0) / last) })
    tones = ordinates.map { ordinate in
      guard y.contains(ordinate) else { return 0 }
      let height = (ordinate - y.lowerBound) / (y.upperBound - y.lowerBound)
      let pitch = Self.lowest * Elementary.exp2(Self.octaves * height)
      return ordinate < 0 ? -pitch : pitch
    }
    func time(_ place: Double) -> Double { (place - x.lowerBound) / width }
    var events: [Event] = []
    func add(_ place: Double, _ sound: Sound) {
      let event = Event(time: time(place), sound: sound)
      if events.contains(where: { $0.time == event.time && $0.sound == sound }) { return }
      events.insert(event, at: events.firstIndex { $0.time > event.time } ?? events.count)
    }
    for place in places.inSight(on: screen) where place.rows.contains(row) {
      for sound in place.sounds { add(place.x.double, sound) }
    }
    let ends = screen.curves.filter { $0.sheetRow == row }.flatMap { $0.endAbscissas }
    for end in ends where x.contains(end) { add(end, .end) }
    self.events = events
    stops = (0..<Self.stopCount).map { index in
      let share = Double(index) / Double(Self.stopCount - 1)
      let place = screen.view.shortened(x.lowerBound + width * share)
      return Stop(
        time: share, x: place, cell: found.column.cell(at: Formula(place), digits: Self.digits))
    }
  }
}

extension SheetPlaces.Place {
  /// What is heard at the place; none where the curve only meets another one or an axis that it crosses.
  fileprivate var sounds: [SheetScore.Sound] {
    var sounds: [SheetScore.Sound] = []
    for kind in kinds {
      let sound: SheetScore.Sound? =
        switch kind {
        case .minimum, .maximum, .of(.extreme): .extreme
        case .of(.zero): .zero
        case .of(.pole), .of(.hole), .of(.end): .end
        case .of(.inflection), .of(.intersection), .of(.intercept), .curve: nil
        }
      if let sound, !sounds.contains(sound) { sounds.append(sound) }
    }
    return sounds
  }
}
