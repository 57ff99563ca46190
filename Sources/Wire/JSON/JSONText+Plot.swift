import Formulas
import OrdinateNumerics
import Screens
import TextFormats
import Words

extension JSONText {
  /// The words for a plot that has not been sampled yet.
  mutating func members(of formula: Formula, _ configuration: Configuration, _ words: Words) {
    let text = formula.text
    member("title", "y = " + text)
    member("text", text)
    member("mathML", formula.mathML)
    member("equationMathML", formula.equationMathML)
    member("name", words.plot(of: text))
    member("xMax", configuration.xMax)
    member("samples", configuration.sampleCount)
    member("setting", words.line(for: configuration))
    member("angle", words.sign(of: configuration.angle))
  }
}
