public import Graphing
public import Screens
import TextFormats
import Words

/// The part of the conversation about graphs.
///
/// A page opens a view for each graph and gets a handle for it. `docs/protocol.md` lists the messages
/// and what is in their replies. What gestures and frames need are functions with numbers.
///
/// Places and distances are in points (CSS pixels), y downwards; the functions that gestures call
/// take places from the view's upper left corner.
public struct GraphSession {
  private struct View {
    let handle: Int
    var screen: GraphScreen
  }

  private var views: [View] = []
  private var lastHandle = 0
  /// No two curves of a page have the same, for the page knows them by it alone.
  private var nextCurveID = 1
  private let given: GivenValues
  private var words = Words.english
  private var digits = DigitsShown.automatic

  /// - Parameter given: Gives the values of curves that the page adds by name.
  public init(given: @escaping GivenValues) { self.given = given }

  /// Opens a view, empty, 300 by 200 points.
  ///
  /// - Returns: Its handle: from 1, never used again.
  public mutating func open() -> Int {
    lastHandle += 1
    views.append(View(handle: lastHandle, screen: GraphScreen()))
    return lastHandle
  }

  /// Closes a view; nothing happens if there is none.
  public mutating func close(_ handle: Int) {
    guard let index = index(of: handle) else { return }
    views.remove(at: index)
  }

  /// - Complexity: O(bytes); for an export, that of `GraphScreen.export`.
  public mutating func reply(to message: [UInt8]) -> [UInt8] {
    answering(message) { (name, fields) throws(UnknownMessage) in
      let (room, action) = name.parts
      guard room.spells("graph") else { throw UnknownMessage() }
      return try reply(to: action, &fields)
    }
  }

  /// - Parameter name: Without `graph.`
  /// - Throws: What cannot be understood has changed nothing.
  mutating func reply(
    to name: ArraySlice<UInt8>, _ fields: inout FieldReader
  ) throws(UnknownMessage) -> [UInt8] {
    let message = try GraphMessage(name)
    switch message {
    case .words:
      words = try fields.words()
      return GraphReply.words(words)
    case .digits:
      digits = try fields.value { DigitsShown(name: $0) }
      return JSONText.nothing
    default:
      guard let index = index(of: try fields.whole()) else { throw UnknownMessage() }
      return try reply(to: message, &fields, viewAt: index)
    }
  }

  private mutating func reply(
    to message: GraphMessage, _ fields: inout FieldReader, viewAt index: Int
  ) throws(UnknownMessage) -> [UInt8] {
    if message == .kept { return JSONText.object("kept", views[index].screen.kept) }
    if message == .export {
      let format = try fields.value { GraphExport(name: $0) }
      views[index].screen.finishFormulas()
      let title = GraphReply.name(of: views[index].screen, words)
      let file = views[index].screen.export(format, title: title)
      return JSONText.object("text", String(decoding: file, as: UTF8.self))
    }
    views[index].screen.nextID = nextCurveID
    let isDone = try apply(message, &fields, to: &views[index].screen)
    nextCurveID = views[index].screen.nextID
    switch message {
    case .trace, .step, .next, .otherCurve, .endTrace:
      return GraphReply.trace(of: views[index].screen, refused: !isDone, words, digits)
    default:
      return GraphReply.state(of: views[index].screen, refused: !isDone, words, digits)
    }
  }

  /// - Returns: Whether what the message asks for was done.
  private func apply(
    _ message: GraphMessage, _ fields: inout FieldReader, to screen: inout GraphScreen
  ) throws(UnknownMessage) -> Bool {
    switch message {
    case .words, .digits, .kept, .export, .state: break
    case .show: screen.show(try fields.text(), angle: try fields.angle())
    case .add: return screen.add(try fields.text(), angle: try fields.angle())
    case .source: return screen.add(name: try fields.text(), values: given)
    case .remove: return screen.remove(try fields.whole())
    case .hide: return screen.hide(try fields.whole(), try fields.flag())
    case .color: return screen.recolor(try fields.whole(), try fields.whole())
    case .style: screen.view.style = try fields.value { GraphView.Style(name: $0) }
    // A number that cannot be read is refused like one that is out of range.
    case .place: return screen.view.show(scale: fields.coordinate(), origin: fields.point())
    case .center:
      let place = screen.view.fromCenter(fields.point())
      return screen.view.show(scale: screen.view.scale, origin: place)
    case .reset: screen.view.reset()
    case .trace:
      return screen.trace(
        left: try fields.number(), top: fields.isAtEnd ? nil : try fields.number())
    case .step: return screen.stepTrace(by: try fields.whole())
    case .next:
      let direction = try fields.whole()
      guard direction != 0 else { throw UnknownMessage() }
      return screen.traceNext(isRightwards: direction > 0)
    case .otherCurve: return screen.traceCurve(by: try fields.whole())
    case .endTrace: screen.endTrace()
    case .statistics: screen.showsStatistics = try fields.flag()
    case .restore: screen.restore(try fields.rest())
    }
    return true
  }

  // Gestures. All return `false`, and nothing has changed, for what cannot be, and for no view.

  public mutating func resize(_ handle: Int, to size: Size, pixelRatio: Double) -> Bool {
    change(handle) { $0.resize(to: size, pixelRatio: pixelRatio) }
  }

  public mutating func pan(_ handle: Int, byX dx: Double, y dy: Double) -> Bool {
    change(handle) { $0.pan(byX: dx, y: dy) }
  }

  /// - Parameter place: What stays where it is.
  public mutating func zoom(_ handle: Int, by factor: Double, about place: Point) -> Bool {
    change(handle) { $0.zoom(by: factor, about: $0.fromCenter(place)) }
  }

  /// - Parameters: Where two fingers were, and where they are now.
  public mutating func pinch(
    _ handle: Int, from old: (Point, Point), to new: (Point, Point)
  ) -> Bool {
    change(handle) { view in
      view.pinch(
        from: (view.fromCenter(old.0), view.fromCenter(old.1)),
        to: (view.fromCenter(new.0), view.fromCenter(new.1)))
    }
  }

  /// What a page needs at each frame: points per unit, the origin's place from the centre to the
  /// right and down, and the trace's place from the left and upper edges.
  ///
  /// - Returns: Five numbers. NaN for a trace that is undefined, out of sight or absent, and for all of
  ///   no view.
  public func frame(_ handle: Int) -> [Double] {
    guard let index = index(of: handle) else { return [Double](repeating: .nan, count: 5) }
    let screen = views[index].screen
    let place = screen.tracePlace
    return [
      screen.view.scale, screen.view.origin.x, screen.view.origin.y, place?.x ?? .nan,
      place?.y ?? .nan,
    ]
  }

  /// What a view looks at; `nil` for no view.
  public func view(_ handle: Int) -> GraphView? { index(of: handle).map { views[$0].screen.view } }

  /// Does one small piece of work for a view.
  ///
  /// - Returns: Whether more is left.
  public mutating func advance(_ handle: Int) -> Bool {
    guard let index = index(of: handle) else { return false }
    return views[index].screen.advance()
  }

  /// Draws a view as a list of commands.
  ///
  /// - Parameter fontSize: Of the labels, in points; from 4 to 100, taken for the nearest of
  ///   these otherwise, NaN for 12.
  /// - Returns: An empty list if there is no such view.
  public mutating func draw(_ handle: Int, fontSize: Double) -> DrawList {
    let metrics = TextMetrics(fontSize: fontSize.isNaN ? 12 : min(max(fontSize, 4), 100))
    guard let index = index(of: handle) else {
      return DrawList(size: Size(width: 0, height: 0), textMetrics: metrics)
    }
    var list = DrawList(size: views[index].screen.view.size, textMetrics: metrics)
    views[index].screen.draw(on: &list)
    return list
  }

  private func index(of handle: Int) -> Int? { views.firstIndex { $0.handle == handle } }

  private mutating func change(_ handle: Int, _ change: (inout GraphView) -> Bool) -> Bool {
    guard let index = index(of: handle) else { return false }
    return change(&views[index].screen.view)
  }
}

extension GraphView {
  /// A place given from the upper left corner, as it is from the centre.
  fileprivate func fromCenter(_ place: Point) -> Point {
    Point(x: place.x - size.width / 2, y: place.y - size.height / 2)
  }
}
