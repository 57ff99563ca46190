public import Screens
import TextFormats
import Words

/// The part of the conversation about tabs, the Plotter and the configuration.
///
/// `docs/protocol.md` lists its messages and the contents of their replies.
public struct PageSession: Sendable {
  var app = App()
  private(set) var words = Words.english

  public init() {}

  /// - Complexity: O(bytes), and O(samples) where something is plotted.
  public mutating func reply(to message: [UInt8]) -> [UInt8] {
    answering(message) { (name, fields) throws(UnknownMessage) in try reply(to: name, &fields) }
  }

  /// - Throws: If the message cannot be understood; then nothing has changed.
  mutating func reply(
    to name: ArraySlice<UInt8>, _ fields: inout FieldReader
  ) throws(UnknownMessage) -> [UInt8] {
    try carryOut(name, &fields) ?? state(with: nil)
  }

  /// The state, with what is edited of the Plotter's formula as it is written on paper.
  mutating func state(with reading: ((inout JSONText) -> Void)?) -> [UInt8] {
    let rows = app.takeRows()
    return PageReply.state(of: app, rows, words, reading)
  }

  /// Does what a message asks for.
  ///
  /// - Returns: The reply; `nil` if that is the state.
  /// - Throws: If the message cannot be understood; then nothing has changed.
  mutating func carryOut(
    _ name: ArraySlice<UInt8>, _ fields: inout FieldReader
  ) throws(UnknownMessage) -> [UInt8]? {
    let message = try PageMessage(name)
    switch message {
    case .words: words = try fields.words()
    case .kept: return JSONText.object("kept", app.kept)
    case .keys: return PageReply.keys(try fields.words(), isInExam: app.exam != nil)
    case .configurationWords: return PageReply.configurationWords(words)
    case .examWords: return PageReply.examWords(try fields.words())
    case .state: break
    case .restore:
      let kept = try fields.rest()
      app = App(kept: kept)
    case .tab: app.show(try fields.value { Tab(name: $0) })
    case .press: app.press(try fields.value { Keypad.plotter.key(named: $0) })
    case .type:
      let text = try fields.rest()
      app.edit { $0.type(text) }
    case .paste: try paste(&fields)
    case .recall:
      let formula = try fields.text()
      app.edit { $0.recall(formula) }
    case .dismissAlert: app.edit { $0.dismissAlert() }
    case .open, .link:
      let equation = try fields.text()
      let (xMax, samples) = (try fields.number(), try fields.whole())
      guard let configuration = Configuration(xMax: xMax, sampleCount: samples) else {
        throw UnknownMessage()
      }
      if message == .open {
        app.open(example: equation, configuration: configuration)
      } else {
        app.open(equation, configuration: configuration)
        // Opening the same address again adds nothing to the history.
        _ = app.takeRows()
      }
    case .xMax:
      let text = try fields.rest()
      app.configure { $0.type(xMax: text) }
    case .samples:
      let text = try fields.rest()
      app.configure { $0.type(samples: text) }
    case .set: app.configure { $0.set() }
    case .choose:
      let setting = try fields.value { Setting(name: $0) }
      let value = try fields.value { setting.value(named: $0) }
      app.configure { $0.choose(value, of: setting) }
    case .askToClear: app.configure { $0.ask(.clear) }
    case .askAboutExam: app.configure { $0.ask(.exam) }
    case .confirm: app.confirm()
    case .cancel: app.configure { $0.cancel() }
    case .holdExam:
      let start = try fields.text()
      var held = App(kept: try fields.rest())
      guard let exam = Exam(start: start) else { throw UnknownMessage() }
      held.hold(exam)
      held.show(.scientific)
      app = held
    }
    return nil
  }

  private mutating func paste(_ fields: inout FieldReader) throws(UnknownMessage) {
    let text = try fields.text()
    let source = Array(app.plotter.text.utf8)
    let (start, end) = (try fields.whole(), try fields.whole())
    let lower = UTF16Offsets.utf8(of: start, in: source)
    let upper = max(lower, UTF16Offsets.utf8(of: end, in: source))
    app.edit { $0.paste(text, over: lower..<upper) }
  }

  /// The Plotter's plot.
  public var plot: EquationPlot? { app.plotter.plot }
}
