import Calculators
import Formulas
import Foundation
import FuzzSupport
import Graphing
import Screens
import Wire

/// A page's conversation with the engine, each reply of which is checked.
struct Conversation {
  /// The functions that gestures and frames call, with numbers as their fields.
  enum Call: String, CaseIterable {
    case open, close, resize, pan, zoom, pinch, frame, advance, drawGraph, draw
  }

  private var session = Session(given: { _, xs in xs.map { $0 * $0 } })
  /// Work that may still be done by `advance`; drawing hard curves to their end takes long.
  private var work = 200

  /// The view that most inputs ask about.
  init() { _ = session.graphs.open() }

  /// The names that fields may have.
  static var names: [String] {
    Calculator.allCases.map { $0.name } + Tab.allCases.map { $0.name }
      + Setting.allCases.flatMap { setting in
        [setting.name] + (0..<setting.count).map { setting.name(of: $0) }
      }
      + Calculator.allCases.flatMap { $0.keypad.entries.map { $0.name } }
      + HistoryKind.allCases.map { $0.name }
      + [AngleUnit.radians.name, AngleUnit.degrees.name, "true", "false"]
  }

  mutating func take(_ message: [UInt8]) {
    let fields = message.split(separator: 0x1F, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    if let name = fields.first, let call = Call(rawValue: name) {
      carry(out: call, fields.dropFirst().map { Double($0) ?? .nan })
    } else {
      send(message)
    }
  }

  private mutating func send(_ message: [UInt8]) {
    let before = session
    let reply = session.reply(to: message)
    let text = String(decoding: message, as: UTF8.self)
    guard let json = try? JSONSerialization.jsonObject(with: Data(reply)) as? [String: Any] else {
      // The gallery's reply is an array.
      claim(
        (try? JSONSerialization.jsonObject(with: Data(reply)) as? [Any]) != nil,
        "a reply is JSON", "\(text): \(String(decoding: reply, as: UTF8.self))")
      return
    }
    if json["error"] as? String == "unknown message" {
      claim(
        Self.state(of: session) == Self.state(of: before),
        "a message that is not understood changes nothing", text)
    }
    if let display = json["display"] as? String {
      claimNumbers(in: display, text)
      claim(
        !display.isEmpty || json["message"] is String, "an empty display comes with a message", text
      )
    }
  }

  /// What a session answers when it is asked for its state.
  private static func state(of session: Session) -> [[UInt8]] {
    var session = session
    let messages =
      ["state", "kept", "graph.state\u{1F}1", "graph.kept\u{1F}1", "sheet.kept\u{1F}1"]
      + ["calculator", "scientific", "rpn"].flatMap { ["\($0).state", "\($0).kept"] }
      + Calculator.allCases.map { "history.rows\u{1F}\($0.name)\u{1F}0\u{1F}100" }
    return messages.map { session.reply(to: Array($0.utf8)) }
  }

  private mutating func carry(out call: Call, _ given: [Double]) {
    let numbers = given + [Double](repeating: .nan, count: 10)
    let view = Int(exactly: numbers[0].rounded()) ?? 1
    func point(_ index: Int) -> Point { Point(x: numbers[index], y: numbers[index + 1]) }
    switch call {
    case .open: _ = session.graphs.open()
    case .close: session.graphs.close(view)
    case .resize:
      let size = Size(width: min(numbers[1], 2_000), height: min(numbers[2], 2_000))
      _ = session.graphs.resize(view, to: size, pixelRatio: numbers[3])
    case .pan: _ = session.graphs.pan(view, byX: numbers[1], y: numbers[2])
    case .zoom: _ = session.graphs.zoom(view, by: numbers[1], about: point(2))
    case .pinch:
      _ = session.graphs.pinch(view, from: (point(1), point(3)), to: (point(5), point(7)))
    case .frame: _ = session.graphs.frame(view)
    case .advance:
      while work > 0, session.graphs.advance(view) { work -= 1 }
    case .drawGraph: check(session.graphs.draw(view, fontSize: numbers[1]))
    case .draw:
      let size = Size(width: min(numbers[1], 2_000), height: min(numbers[2], 2_000))
      let fontSize = numbers[3] > 0 ? numbers[3] : 12
      check(
        view == 0
          ? EquationPlot.drawList(of: session.page.plot, size: size, fontSize: fontSize)
          : session.start.draw(view, size: size, fontSize: fontSize))
    }
  }

  private func check(_ list: DrawList) {
    let labels = String(decoding: list.labels, as: UTF8.self)
    claimNumbers(in: labels, labels)
  }
}
