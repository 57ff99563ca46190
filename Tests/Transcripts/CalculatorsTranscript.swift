import Calculators
import Screens
import TestSupport
import Words

/// The calculators' answers to random keys on every keypad, to pasted formulas and to nonsense.
/// `Tests/Web/calculators-parity.mjs` compares them with those of the WebAssembly program.
enum CalculatorsTranscript {
  private static let pasted = [
    "2.5", "−6.02×10²³", "√(2)+1", "2+", "two", "sin(x)", "1/0", "x^2", "3(4+5)", "100!", "200!",
  ]

  static func infix() -> Transcript {
    var generator = SeededGenerator.printingSeed("random messages to the calculators")
    var transcript = Transcript()
    for language in Language.allCases {
      transcript.send("calculators.words\u{1F}" + Language.fields(language.code))
      for tab in [Calculator.calculator, .scientific, .rpn] { transcript.send(tab.name + ".state") }
      for message in Nonsense.calculators { transcript.send(message) }
      for digits in ["automatic", "4", "16"] {
        let order = digits == "4" ? "precedence" : "left-to-right"
        let angle = digits == "16" ? "degrees" : "radians"
        transcript.send("calculators.settings|\(angle)|\(order)|\(digits)")
        for tab in [Calculator.calculator, .scientific] {
          walk(tab, keys: 100, &generator, &transcript)
        }
      }
    }
    return transcript
  }

  static func rpn() -> Transcript {
    var generator = SeededGenerator.printingSeed("random keys of RPN")
    var transcript = Transcript()
    for step in 0..<10 {
      transcript.send("rpn.forget")
      let angle = step & 1 == 0 ? "degrees" : "radians"
      transcript.send("calculators.settings|\(angle)|precedence|automatic")
      for _ in 0..<1_000 {
        transcript.send(
          "rpn.press|"
            + Keypad.rpn.entries[Int.random(in: Keypad.rpn.entries.indices, using: &generator)].name
        )
      }
    }
    for language in Language.allCases {
      transcript.send("calculators.words\u{1F}" + Language.fields(language.code))
      transcript.send("rpn.state")
      transcript.send("rpn.kept")
    }
    for text in ["int(x=0, π, sin x)", "∫_0^1 x dx", "ＩＮＴ（t=0,1,t）", "sin(x)", ""] {
      for tab in [Calculator.calculator, .scientific] {
        transcript.send(tab.name + ".paste|" + text)
      }
    }
    for message in Nonsense.calculators { transcript.send(message) }
    return transcript
  }

  private static func walk(
    _ tab: Calculator, keys: Int, _ generator: inout SeededGenerator, _ transcript: inout Transcript
  ) {
    let entries = tab.keypad.entries
    transcript.send(tab.name + ".forget")
    for step in 1...keys {
      if step % 25 == 0 {
        let text = pasted[Int.random(in: pasted.indices, using: &generator)]
        transcript.send("\(tab.name).\(step % 50 == 0 ? "paste" : "recall")|\(text)")
      }
      let entry = entries[Int.random(in: entries.indices, using: &generator)]
      transcript.send("\(tab.name).press|\(entry.name)")
    }
    transcript.send("\(tab.name).kept")
  }
}
