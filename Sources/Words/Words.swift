/// Every text that people see, in one language.
///
/// English is part of the program. The other languages are files, such as `Languages/de.txt`; texts
/// that a file lacks are in English.
public struct Words: Sendable {
  public let language: Language
  /// `nil` for English.
  let translation: TextTable?

  public static let english = Words()

  /// The minus of what the page shows; it is `-` in data.
  public static var minus: String { "−" }

  /// A text of numbers and formulas as the page shows it: with its minus for that of data.
  @inline(never)
  public static func shown(_ text: String) -> String {
    var shown: [UInt8] = []
    for byte in text.utf8 {
      if byte == UInt8(ascii: "-") {
        shown.append(contentsOf: minus.utf8)
      } else {
        shown.append(byte)
      }
    }
    return String(decoding: shown, as: UTF8.self)
  }

  private init() {
    language = .english
    translation = nil
  }

  /// The words of a language file.
  ///
  /// - Parameter file: `TextTable` describes its format. English needs none; any other language
  ///   without a file is English, too.
  public init(_ language: Language, file: [UInt8]) {
    guard language != .english, !file.isEmpty else {
      self = .english
      return
    }
    self.language = language
    translation = TextTable(file)
  }

  /// The words of the same language with more texts.
  ///
  /// - Parameter file: Goes on where the file of these words ends.
  public func adding(_ file: [UInt8]) -> Words {
    guard let translation else { return self }
    return Words(language, file: translation.file + file)
  }

  /// A text, with values for the names in braces.
  public subscript(_ text: Text) -> String { string(at: text.place) }

  /// The spoken name of a key.
  public subscript(_ key: KeyName) -> String { string(at: key.place) }

  /// Not inlined, for hundreds of places call it.
  @inline(never)
  private func string(at place: Int) -> String {
    translation?[place] ?? TextTable.english[place] ?? ""
  }

  /// A text with its values filled in.
  func text(_ text: Text, _ values: [Value]) -> String { Value.fill(self[text], with: values) }
}

/// The value for a name in braces.
struct Value {
  let name: String
  let text: String

  init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }

  /// A pattern with values in place of their names; a name without a value stays.
  @inline(never)
  static func fill(_ pattern: String, with values: [Value]) -> String {
    var filled: [UInt8] = []
    var rest = Array(pattern.utf8)[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")),
      let close = rest[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      filled += rest[..<open]
      let name = rest[(open + 1)..<close]
      if let value = values.first(where: { name.elementsEqual($0.name.utf8) }) {
        filled += value.text.utf8
      } else {
        filled += rest[open...close]
      }
      rest = rest[(close + 1)...]
    }
    filled += rest
    return String(decoding: filled, as: UTF8.self)
  }
}
