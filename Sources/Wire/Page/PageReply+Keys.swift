import Screens
import TextFormats
import Words

extension PageReply {
  /// What the keys of a keyboard do.
  static func keys(_ words: Words, isInExam: Bool) -> [UInt8] {
    var json = JSONText()
    json.beginObject()
    json.member("title", words[KeyMapText.keys])
    json.member("close", words[.close])
    json.name("sections")
    json.beginArray()
    for section in KeyMap(words, isInExam: isInExam).sections {
      json.beginObject()
      json.member("title", section.title)
      json.name("lines")
      json.beginArray()
      for line in section.lines {
        json.beginObject()
        json.name("keys")
        json.beginArray()
        for key in line.keys { json.string(key) }
        json.endArray()
        json.member("text", line.text)
        json.endObject()
      }
      json.endArray()
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.bytes
  }
}
