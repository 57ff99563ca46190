import Calculators
import Screens
import TextFormats
import Words

/// The part of the conversation in which the Plotter's formula is edited as it is written on paper.
///
/// While it is, this answers the page's messages too, because what they change is shown there.
public struct ReadingSession: Sendable {
  private var reading = PlotterReading()
  private var words = Words.english

  public init() {}

  /// Whether the formula is edited, so that this answers the page's messages too.
  public var isEdited: Bool { reading.isEdited }

  /// Whether a message is about the formula.
  ///
  /// - Complexity: O(length of the message's name).
  public static func isAddressed(by message: [UInt8]) -> Bool {
    message.prefix { $0 != 0x1F }.parts.room.spells("reading")
  }

  /// - Parameter page: The session of the page, whose Plotter is edited.
  /// - Complexity: O(bytes), and O(samples) where something is plotted.
  public mutating func reply(to message: [UInt8], in page: inout PageSession) -> [UInt8] {
    answering(message) { (name, fields) throws(UnknownMessage) in
      try reply(to: name, &fields, in: &page)
    }
  }

  /// - Throws: If the message cannot be understood; then nothing has changed.
  private mutating func reply(
    to name: ArraySlice<UInt8>, _ fields: inout FieldReader, in page: inout PageSession
  ) throws(UnknownMessage) -> [UInt8] {
    reading.follow(page.app.plotter.text)
    let before = reading
    var isSaid = false
    let (room, action) = name.parts
    if room.spells("reading") {
      let message = try ReadingMessage(action)
      isSaid = message != .paste && message != .setText
      try apply(message, &fields, in: &page)
    } else if name.spells(PageMessage.press.rawValue) {
      let key = try fields.value { Keypad.plotter.key(named: $0) }
      isSaid = key == .backspace
      if !reading.press(key) { page.app.press(key) }
    } else if let reply = try page.carryOut(name, &fields) {
      return reply
    }
    // What only moves the cursor leaves the field as it is written.
    if !reading.text.utf8.elementsEqual(before.text.utf8) {
      let text = reading.text
      page.app.edit { $0.type(text) }
    }
    reading.follow(page.app.plotter.text)
    guard reading.isEdited else { return page.state(with: nil) }
    let speech = isSaid ? reading.speech(since: before, words) : ""
    let editor = reading.editor
    return page.state { json in
      json.beginObject()
      json.member("text", editor.text)
      json.member("math", editor.mathML)
      json.name("cursor")
      json.cursor(of: editor)
      json.member("speech", speech)
      json.endObject()
    }
  }

  private mutating func apply(
    _ message: ReadingMessage, _ fields: inout FieldReader, in page: inout PageSession
  ) throws(UnknownMessage) {
    switch message {
    case .words: words = page.words.adding(Array(try fields.rest().utf8))
    case .select: reading.select()
    case .leave: reading.leave()
    case .type: reading.type(try fields.rest())
    case .paste: reading.paste(try fields.rest())
    case .setText: reading.setText(try fields.rest())
    case .undo: _ = reading.undo()
    case .redo: _ = reading.redo()
    case .place:
      let place = try fields.formulaPlace()
      _ = reading.move(to: place, selects: try fields.flag())
    case .term: reading.selectTerm(at: try fields.formulaPlace())
    case .key:
      let key = try fields.field()
      if key.spells("enter") { page.app.press(.plot) } else { _ = reading.press(key) }
    }
  }
}
