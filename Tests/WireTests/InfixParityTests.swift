import Calculators
import Foundation
import TestSupport
import Testing
import Words

@testable import Screens
@testable import Wire

/// Half of the comparison of Calculator and Scientific with the WebAssembly program, and of the
/// messages for all calculators: `Tests/Web/calculators-parity.mjs` is the other half.
struct InfixParityTests {
  private static let pasted = [
    "2.5", "−6.02×10²³", "√(2)+1", "2+", "two", "sin(x)", "1/0", "x^2", "3(4+5)", "100!", "200!",
  ]

  @Test("the native answers of a random walk over both keypads are written for comparison")
  func transcribe() throws {
    var generator = SeededGenerator.printingSeed("random messages to the calculators")
    var transcript = CalculatorsTranscript()
    for language in Language.allCases {
      transcript.send("calculators.words\u{1F}" + Language.fields(language.code))
      for tab in [Calculator.calculator, .scientific, .rpn] { transcript.send(tab.name + ".state") }
      for message in CalculatorsSessionTests.nonsense { transcript.send(message) }
      for digits in ["automatic", "4", "16"] {
        let order = digits == "4" ? "precedence" : "left-to-right"
        let angle = digits == "16" ? "degrees" : "radians"
        transcript.send("calculators.settings|\(angle)|\(order)|\(digits)")
        for tab in [Calculator.calculator, .scientific] {
          try walk(tab, keys: 100, &generator, &transcript)
        }
      }
    }
    try transcript.write(to: "infix.jsonl")
  }

  private func walk(
    _ tab: Calculator, keys: Int, _ generator: inout SeededGenerator,
    _ transcript: inout CalculatorsTranscript
  ) throws {
    transcript.send(tab.name + ".forget")
    var reply = ""
    for step in 1...keys {
      if step % 25 == 0 {
        let text = try #require(Self.pasted.randomElement(using: &generator))
        transcript.send("\(tab.name).\(step % 50 == 0 ? "paste" : "recall")|\(text)")
      }
      let entry = try #require(tab.keypad.entries.randomElement(using: &generator))
      reply = transcript.send("\(tab.name).press|\(entry.name)")
      #expect(!reply.contains("nan") && !reply.contains("unknown message"))
    }
    reply = transcript.send("\(tab.name).kept")
    let json = try JSONSerialization.jsonObject(with: Data(reply.utf8)) as? [String: Any]
    let kept = try #require(json?["kept"] as? String)
    transcript.send("\(tab.name).restore|\(kept)")
  }
}
