import Screens
import TextFormats
import Words

/// Writes the replies that a first visit needs as JSON; `docs/protocol.md` documents them.
enum StartReply {
  /// The state of the page when nothing has been kept: the first tab. The Plotter and the
  /// configuration are unknown until the page asks for its state.
  static var start: [UInt8] {
    var json = JSONText()
    json.beginObject()
    json.member("tab", Tab.featured.name)
    json.name("plotter")
    json.null()
    json.name("configuration")
    json.null()
    json.endObject()
    return json.bytes
  }

  static func gallery(_ examples: [FeaturedScreen.Example], words: Words) -> [UInt8] {
    var json = JSONText()
    json.beginArray()
    for (index, example) in examples.enumerated() {
      json.beginObject()
      json.member("picture", index + 1)
      json.member("subject", words[example.subject])
      json.member("equation", example.equation)
      json.members(of: example.formula, example.configuration, words)
      json.endObject()
    }
    json.endArray()
    return json.bytes
  }
}
