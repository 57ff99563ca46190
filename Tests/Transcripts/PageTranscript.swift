import Graphing
import Screens
import TestSupport
import TextFormats
import Wire
import Words

/// The answers and drawings of the page's session. `Tests/Web/parity.mjs` compares them with those of
/// the WebAssembly program.
enum PageTranscript {
  /// Messages to the page's session, in order; `|` means U+001F.
  static let messages =
    [
      "words", "gallery", "start", "state", "kept", "tab|plotter", "plotter.press|plot",
      "plotter.dismiss",
      "plotter.text|2+", "plotter.press|plot", "plotter.text|x y z q", "plotter.press|plot",
      "plotter.text|√(x³+x²+2.5x+23", "plotter.press|plot", "plotter.press|exponent",
      "plotter.press|7", "plotter.press|backspace", "plotter.press|sign", "plotter.press|sin",
      "plotter.paste|y = 3 − 4·x|0|99", "plotter.paste|π|1|2",
      "plotter.recall|2*x+1", "configuration.xMax|abc",
      "configuration.samples|1.5", "configuration.set", "configuration.xMax|0.25",
      "configuration.samples|200", "configuration.set", "configuration.choose|angle|degrees",
      "plotter.open|tan(x)|100|500", "configuration.choose|angle|radians",
      "configuration.choose|digits|12",
      "configuration.choose|order|precedence", "configuration.choose|appearance|dark",
      "configuration.choose|language|zh", "configuration.choose|size|projector",
      "configuration.words", "configuration.clear", "configuration.cancel", "exam.ask",
      "exam.words|de", "exam.hold|10:32|xMax 7\nangle degrees", "tab|graph", "exam.ask",
      "configuration.confirm", "configuration.clear", "configuration.confirm", "kept",
      "restore|tab rpn\nxMax 7\nplot 3 9 degrees cos(x)\ntext 1+",
      "nonsense", "plotter.press|nonsense",
    ] + formulas.map { "plotter.open|" + $0 + "|3.7|40" }

  static let formulas = [
    "x³-2.5x²+3.1x-13.3", "sin(x)+cos(2x)-tan(3x)", "ln(x²+2πx+23)", "0.1+0.2", "1/3", "e^x",
    "2^(0.5x)", "x^(1/3)", "(-8)^(1/3)x", "x^-2", "sec(x)+csc(x)+cot(x)", "asin(x/4)",
    "acos(x/4)", "atan(x)", "acsc(x)", "asec(x)", "acot(x)", "atan2(x,2)", "sinh(x)", "cosh(x)",
    "tanh(x)", "asinh(x)", "acosh(x)", "atanh(x/4)", "exp(x)", "ln(x)", "log(x)", "log2(x)",
    "log(3,x)", "sinc(x)", "∛x", "root(x,5)", "sign(x)", "floor(x)", "ceil(x)", "round(x)",
    "trunc(x)", "frac(x)", "mod(x,0.7)", "gcd(12,18)x", "lcm(4,6)x", "min(x,1)", "max(x,1,2)",
    "avg(x,1,2)", "hypot(x,3)", "x!", "gamma(x)", "ncr(5,2)x", "npr(5,2)x", "erf(x)",
    "clamp(x,-1,1)", "deg(x)", "rad(x)", "1e300x^9", "6.02e23x", "1e-7x", "τx+φ",
    "exp(-x*x)*sin(20x)", "(x^7-3x^5+2x)/(1+x^2+x^4)+abs(x-1)", "sin²(x)+cos^2(x)", "sin⁻¹(x/4)",
    "sinn(x)", "2 3", "1..2", "t+u", "f(x", "x^x", "3.5!", "4÷2(1+1)",
  ]

  /// Messages in all languages; the languages' files contain `|`.
  static let spoken = Language.allCases.flatMap { messages(in: $0) }

  private static func messages(in language: Language) -> [String] {
    let fields = "\u{1F}" + Language.fields(language.code)
    let begin = ["words" + fields, "page.words" + fields, "keys" + fields, "exam.words" + fields]
    let dialog = ["plotter.text|", "plotter.press|plot", "plotter.dismiss"]
    let texts = ["2+", "x y z", "sinn(x)", "ln(1,2)", "1..2", "#", "1/0"]
    let typed = texts.map { "plotter.text|" + $0 }
    return begin + dialog + typed
      + [
        "configuration.samples|1.5", "configuration.set", "configuration.clear",
        "configuration.words", "exam.ask",
      ]
  }

  static func lines(_ messages: [String]) -> String {
    var session = Session { _, xs in xs }
    var lines = ""
    for message in messages {
      let message = message.message
      let reply = session.reply(to: Array(message.utf8))
      var json = JSONText()
      json.beginObject()
      json.member("message", message)
      lines += json.text + ",\"reply\":" + String(decoding: reply, as: UTF8.self)
      let picture = EquationPlot.drawList(
        of: session.page.plot, size: Size(width: 390, height: 640.5), fontSize: 12)
      lines += ",\"picture\":0" + drawing(picture) + "}\n"
    }
    for picture in 1...FeaturedScreen().examples.count {
      let plot = session.start.draw(picture, size: Size(width: 160, height: 120), fontSize: 10)
      lines += "{\"picture\":\(picture)" + drawing(plot) + "}\n"
    }
    return lines
  }

  private static func drawing(_ list: DrawList) -> String {
    var json = JSONText()
    json.beginObject()
    json.member("width", list.size.width)
    json.member("height", list.size.height)
    json.member("labels", String(decoding: list.labels, as: UTF8.self))
    json.name("commands")
    json.beginArray()
    for number in list.commands { json.number(number) }
    json.endArray()
    return ",\"fontSize\":\(list.size.width < 200 ? 10 : 12),\"drawing\":" + json.text + "}"
  }
}
