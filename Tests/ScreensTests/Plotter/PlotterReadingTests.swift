import Testing

@testable import Screens

struct PlotterReadingTests {
  /// A reading of a text, after keys of the Plotter's keypad, whose names are separated by spaces.
  static func reading(of text: String, _ keys: String) -> PlotterReading {
    var reading = PlotterReading()
    reading.follow(text)
    for word in keys.split(separator: " ") {
      if word == "left" || word == "home" {
        _ = reading.press(ArraySlice(word.utf8))
      } else {
        for key in Keypad.plotter.sequence(named: String(word)) ?? [] { _ = reading.press(key) }
      }
    }
    return reading
  }

  @Test(
    "keys of the keypad write where the cursor is, and the field gets text as its own keys write it",
    arguments: [
      ("", "x exponent 5 exponent - 2", "x⁵-2"),
      ("", "x exponent 5 - 2", "x⁵-2"),
      ("", "1 2 / x", "12/x"),
      ("", "sqrt x exponent 2 + 1", "√(x²+1)"),
      ("", "sin 2 x ) + cos x", "sin(2x)+cos(x)"),
      ("x+1", "left left 2", "x2+1"),
      ("x+1", "home 2", "2x+1"),
      ("x+1", "left left / 3", "x/3+1"),
      ("x³-2.5x²", "backspace backspace", "x^3-2.5x^(□)"),
      ("x³-2.5x²", "* x", "x³-2.5x²·x"),
      ("x^2.5+x^3", "+ 1", "x^2.5+x³+1"),
      ("x+1", "sign", "-x+1"), ("-x+1", "sign", "x+1"), ("x/2", "left sign 1", "-x/21"),
      ("x²+y²=25", "backspace 6", "x²+y² = 26"),
      ("sin(x)/x+√(x²+1)/2", "+ 3", "sin(x)/x+√(x²+1)/2+3"),
      ("2(x+1)", "/ 3", "2(x+1)/3"), ("x-(-1)", "3", "x-(-1)3"), ("x^2/x^10", "+ 1", "x²/x¹⁰+1"),
      // What only moves the cursor leaves the text as it was written.
      ("2*x ^ 2", "left left", "2*x ^ 2"),
    ])
  func keys(text: String, keys: String, written: String) {
    #expect(Self.reading(of: text, keys).text == written)
  }

  @Test("Plot and Clear are left to the Plotter", arguments: [Key.plot, .clear])
  func others(key: Key) {
    var reading = PlotterReading()
    let isDone = reading.press(key)
    #expect(!isDone)
  }

  @Test(
    "what is pasted replaces the selection and is read as in the field, LaTeX and MathML too",
    arguments: [
      ("y = x^2", "x²"), (#"\frac{x}{2}"#, "x/2"), ("x\n+1", "x+1"),
      ("<math><msqrt><mi>x</mi></msqrt></math>", "√x"),
    ])
  func paste(pasted: String, written: String) {
    var reading = Self.reading(of: "sin(x)", "")
    _ = reading.press(ArraySlice("select-all".utf8))
    reading.paste(pasted)
    #expect(reading.text == written)
  }

  @Test("Undo brings back what was edited, and what the field was changed to meanwhile")
  func undo() {
    var reading = Self.reading(of: "x+1", "2")
    reading.follow("sin(x)")
    var texts: [String] = []
    while reading.undo() { texts.append(reading.text) }
    #expect(texts == ["x+12", "x+1"])
    while reading.redo() { texts.append(reading.text) }
    #expect(texts == ["x+12", "x+1", "x+12", "sin(x)"])
  }
}
