import Formulas
import FuzzSupport

/// Checks that a formula's texts read back as the same tree, and the usual text as the same mathematics.
func checkWriting(of formula: Formula, _ sample: Sample) {
  let extent = MeasuredFormula(measuring: formula).extent
  let exact = formula.exactText
  claim(
    exact.unicodeScalars.count <= extent.length, "a text is no longer than it is measured",
    "\(exact), \(extent)")
  // Longer and deeper texts are not formulas.
  guard formula.ascii.unicodeScalars.count <= TextExtent.longest, extent.depth <= TextExtent.deepest
  else { return }
  for text in [formula.ascii, exact, formula.spacedText] {
    claim(read(text, sample) == formula, "a text reads back as the same tree", text)
  }
  let text = formula.text
  claim(read(text, sample).text == text, "the usual text reads back as the same text", text)
}

/// Reads a text that was written.
private func read(_ text: String, _ sample: Sample) -> Formula {
  do {
    return try Formula(text, options: sample.optionsForWritten)
  } catch {
    claim(false, "a text that was written is read", "\(text), \(error)")
    return .number(0)
  }
}
