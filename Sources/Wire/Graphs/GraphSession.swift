public import Graphing
public import Screens
import TextFormats
import Words

/// The part of the conversation about graphs.
///
/// A page opens a view for each graph and gets a handle for it. `docs/protocol.md` lists the
/// messages and the contents of their replies. For gestures and frames there are functions that
/// take numbers.
///
/// Places and distances are in points (CSS pixels), y downwards; the functions for gestures take
/// places from the view's top left corner.
public struct GraphSession {
  struct View {
    let handle: Int
    var screen: GraphScreen
    /// The rows that it draws, in the Graph tab.
    var sheet: SheetScreen?
    /// The places of what it draws, in the Graph tab.
    var places = SheetPlaces()
    /// The sheets that the page keeps.
    var shelf = SheetShelf()
    /// What is drawn by hand of one of its curves, in the Graph tab.
    var guess = SheetGuess()
    /// What the page has of the sheet's rows, by their identity.
    var sentRows: [Int: SentRow] = [:]
    /// The curves as they were written the last time, by their identities.
    var writtenCurves: [Int: WrittenCurve] = [:]

    /// Forgets what was written in another language.
    mutating func forgetWords() { (sentRows, writtenCurves) = ([:], [:]) }
  }

  var views: [View] = []
  private var lastHandle = 0
  /// The last drawing, as far as it has come.
  var drawing: GraphDrawing?
  /// Identifiers are unique within the page, because the page identifies curves by them alone.
  var nextCurveID = 1
  private let given: GivenValues
  private var words = Words.english
  /// In the same language; those of graphs lack the sentences about rows.
  var sheetWords = Words.english
  private(set) var digits = DigitsShown.automatic

  /// - Parameter given: Supplies the values of curves that the page adds by name.
  public init(given: @escaping GivenValues) { self.given = given }

  /// Opens an empty view of 300 by 200 points.
  ///
  /// - Returns: Its handle, at least 1 and never used again.
  public mutating func open() -> Int {
    lastHandle += 1
    views.append(View(handle: lastHandle, screen: GraphScreen()))
    return lastHandle
  }

  /// Closes a view; does nothing if the view does not exist.
  public mutating func close(_ handle: Int) {
    guard let index = index(of: handle) else { return }
    views.remove(at: index)
  }

  /// - Complexity: O(bytes); for an export, that of `GraphScreen.export`.
  public mutating func reply(to message: [UInt8]) -> [UInt8] {
    answering(message, in: "graph") { (action, fields) throws(UnknownMessage) in
      try reply(to: action, &fields)
    }
  }

  /// - Parameter name: Without `graph.`
  /// - Throws: If the message cannot be understood; then nothing has changed.
  mutating func reply(
    to name: ArraySlice<UInt8>, _ fields: inout FieldReader
  ) throws(UnknownMessage) -> [UInt8] {
    let message = try GraphMessage(name)
    switch message {
    case .words:
      words = try fields.words()
      for index in views.indices { views[index].forgetWords() }
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
      var written = views[index].writtenCurves
      let reply = GraphReply.state(
        of: views[index].screen, &written, refused: !isDone, words, digits)
      views[index].writtenCurves = written
      return reply
    }
  }

  /// - Returns: Whether the request was carried out.
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
    // A number that cannot be read is refused like a number out of range.
    case .place:
      let numbers = (fields.decimal(), fields.decimal(), fields.decimal())
      guard let scale = numbers.0, let x = numbers.1, let y = numbers.2 else { return false }
      return screen.place(scale: scale, origin: (x, y))
    case .center:
      let place = screen.view.fromCenter(fields.point())
      return screen.center(place)
    case .reset:
      screen.reset()
      screen.isFirstView = false
    case .fit: return screen.fit()
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

  // Gestures. All return `false` if the view does not exist or the change is impossible; then
  // nothing has changed.

  public mutating func resize(_ handle: Int, to size: Size, pixelRatio: Double) -> Bool {
    guard let index = index(of: handle) else { return false }
    return views[index].screen.resize(to: size, pixelRatio: pixelRatio)
  }

  public mutating func pan(_ handle: Int, byX dx: Double, y dy: Double) -> Bool {
    change(handle) { $0.pan(byX: dx, y: dy) }
  }

  /// - Parameter place: The fixed point.
  public mutating func zoom(_ handle: Int, by factor: Double, about place: Point) -> Bool {
    change(handle) { $0.zoom(by: factor, about: $0.fromCenter(place)) }
  }

  /// - Parameters: The old and new places of two fingers.
  public mutating func pinch(
    _ handle: Int, from old: (Point, Point), to new: (Point, Point)
  ) -> Bool {
    change(handle) { view in
      view.pinch(
        from: (view.fromCenter(old.0), view.fromCenter(old.1)),
        to: (view.fromCenter(new.0), view.fromCenter(new.1)))
    }
  }

  /// The axis that a finger at a place scales; `nil` for none. Only the graph of a sheet has such.
  public func axis(_ handle: Int, at place: Point) -> PlaneAxis? {
    guard let index = index(of: handle), views[index].sheet != nil else { return nil }
    return views[index].screen.axis(at: place)
  }

  /// Scales an axis of a sheet's graph, as a finger drags it.
  public mutating func drag(
    _ handle: Int, _ axis: PlaneAxis, from start: Point, to end: Point
  ) -> Bool {
    guard let index = index(of: handle), views[index].sheet != nil else { return false }
    let isX = axis == .x
    return views[index].screen.drag(
      axis, from: isX ? start.x : start.y, to: isX ? end.x : end.y)
  }

  /// The position for a frame: points per unit, the origin from the centre to the right and down,
  /// and the trace from the left and top edges.
  ///
  /// - Returns: Five numbers. The trace is NaN if it is undefined, out of sight or absent; all are
  ///   NaN if the view does not exist.
  public func frame(_ handle: Int) -> [Double] {
    guard let index = index(of: handle) else { return [Double](repeating: .nan, count: 5) }
    let screen = views[index].screen
    let place = screen.tracePlace
    let position = screen.position
    return [
      position.scale, position.origin.x, position.origin.y, place?.x ?? .nan, place?.y ?? .nan,
    ]
  }

  /// The part of the plane that a view shows; `nil` if the view does not exist.
  public func view(_ handle: Int) -> GraphView? { index(of: handle).map { views[$0].screen.view } }

  /// Does one small piece of work for a view.
  ///
  /// - Parameter seenOnly: Whether only what the view shows is wanted.
  /// - Returns: Whether work is left.
  public mutating func advance(_ handle: Int, seenOnly: Bool = false) -> Bool {
    guard let index = index(of: handle) else { return false }
    return views[index].screen.advance(seenOnly: seenOnly)
  }

  // Tiles that other instances of the engine prove: see `GraphScreen.lend`, `take` and `takeBack`.

  /// - Returns: `nil` if there is nothing to lend.
  public mutating func lend(_ handle: Int, to borrower: Int) -> [UInt8]? {
    index(of: handle).flatMap { views[$0].screen.lend(to: borrower) }
  }

  /// - Returns: Whether any of the proofs was wanted.
  public mutating func take(_ handle: Int, _ answer: [UInt8], from borrower: Int) -> Bool {
    index(of: handle).map { views[$0].screen.take(answer, from: borrower) } ?? false
  }

  /// How many tiles of relations in sight are not proved yet; 0 if the view does not exist.
  public func openTileCount(_ handle: Int) -> Int {
    index(of: handle).map { views[$0].screen.openTileCount } ?? 0
  }

  public mutating func takeBack(_ handle: Int, from borrower: Int) {
    if let index = index(of: handle) { views[index].screen.takeBack(from: borrower) }
  }

  func index(of handle: Int) -> Int? { views.firstIndex { $0.handle == handle } }

  private mutating func change(_ handle: Int, _ change: (inout GraphView) -> Bool) -> Bool {
    guard let index = index(of: handle) else { return false }
    return views[index].screen.move(change)
  }
}

extension GraphView {
  /// Converts a place from the top left corner to one from the centre.
  fileprivate func fromCenter(_ place: Point) -> Point {
    Point(x: place.x - size.width / 2, y: place.y - size.height / 2)
  }
}
