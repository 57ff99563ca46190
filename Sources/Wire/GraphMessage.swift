import Formulas
import Graphing
import OrdinateNumerics
import Screens
import TextFormats

/// What a page tells a graph. On the wire: see `GraphSession`.
enum GraphMessage {
  case state
  case show(String, AngleUnit)
  case add(String, AngleUnit)
  case source(String)
  case remove(Int)
  case hide(Int, Bool)
  case color(Int, Int)
  case style(GraphView.Style)
  case place(scale: Double, Point)
  case center(Point)
  case reset
  case trace(left: Double, top: Double?)
  case step(Int)
  case next(isRightwards: Bool)
  case otherCurve(Int)
  case endTrace
  case statistics(Bool)
  case export(GraphExport)
  case restore(String)

  /// - Parameter parts: The name, the view's handle, which is not looked at, and the fields.
  /// - Returns: `nil` for a message that has no such name, or of which a field is missing or wrong.
  init?(_ parts: [ArraySlice<UInt8>]) {
    func field(_ index: Int) -> ArraySlice<UInt8>? {
      index + 1 < parts.count ? parts[index + 1] : nil
    }
    func text(_ index: Int) -> String? {
      field(index).map { String(decoding: $0, as: UTF8.self) }
    }
    func number(_ index: Int) -> Double? { field(index).flatMap { Double(decimal: $0) } }
    func whole(_ index: Int) -> Int? { field(index).flatMap { Int(signed: $0) } }
    func flag(_ index: Int) -> Bool? {
      guard let field = field(index) else { return nil }
      return field.spells("true") ? true : field.spells("false") ? false : nil
    }
    func point(_ index: Int) -> Point? {
      guard let x = number(index), let y = number(index + 1) else { return nil }
      return Point(x: x, y: y)
    }
    func equation(_ make: (String, AngleUnit) -> GraphMessage) -> GraphMessage? {
      guard let text = text(1), let angle = field(2).flatMap({ AngleUnit(name: $0) }) else {
        return nil
      }
      return make(text, angle)
    }

    let found: GraphMessage? =
      switch parts.first.flatMap({ GraphMessageName(utf8: $0) }) {
      case .state: .state
      case .show: equation { .show($0, $1) }
      case .add: equation { .add($0, $1) }
      case .source: text(1).map { .source($0) }
      case .remove: whole(1).map { .remove($0) }
      case .hide: whole(1).flatMap { id in flag(2).map { .hide(id, $0) } }
      case .color: whole(1).flatMap { id in whole(2).map { .color(id, $0) } }
      case .style: field(1).flatMap { GraphView.Style(name: $0) }.map { .style($0) }
      // A number that cannot be read is refused like one that is out of range.
      case .place: .place(scale: number(1) ?? .nan, point(2) ?? Point(x: .nan, y: .nan))
      case .center: .center(point(1) ?? Point(x: .nan, y: .nan))
      case .reset: .reset
      case .trace: number(1).map { .trace(left: $0, top: number(2)) }
      case .step: whole(1).map { .step($0) }
      case .next: whole(1).flatMap { $0 == 0 ? nil : .next(isRightwards: $0 > 0) }
      case .otherCurve: whole(1).map { .otherCurve($0) }
      case .endTrace: .endTrace
      case .statistics: flag(1).map { .statistics($0) }
      case .export: field(1).flatMap { GraphExport(name: $0) }.map { .export($0) }
      case .restore: text(1).map { .restore($0) }
      case nil: nil
      }
    guard let found else { return nil }
    self = found
  }
}

/// The names of messages on the wire, after `graph.`
private enum GraphMessageName: CaseIterable {
  case state, show, add, source, remove, hide, color, style, place, center, reset
  case trace, step, next, otherCurve, endTrace, statistics, export, restore

  var name: String {
    switch self {
    case .state: "graph.state"
    case .show: "graph.show"
    case .add: "graph.add"
    case .source: "graph.source"
    case .remove: "graph.remove"
    case .hide: "graph.hide"
    case .color: "graph.color"
    case .style: "graph.style"
    case .place: "graph.place"
    case .center: "graph.center"
    case .reset: "graph.reset"
    case .trace: "graph.trace"
    case .step: "graph.trace.step"
    case .next: "graph.trace.next"
    case .otherCurve: "graph.trace.curve"
    case .endTrace: "graph.trace.off"
    case .statistics: "graph.statistics"
    case .export: "graph.export"
    case .restore: "graph.restore"
    }
  }

  init?(utf8: ArraySlice<UInt8>) {
    for candidate in Self.allCases where utf8.spells(candidate.name) {
      self = candidate
      return
    }
    return nil
  }
}
