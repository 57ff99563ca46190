import Formulas
import FuzzSupport

/// Checks that a text is a relation that reads back as the same from what is written, or has an error.
func checkRelation(_ sample: Sample) {
  let relation: Relation
  do {
    relation = try Relation(utf8: sample.utf8, options: sample.options)
  } catch {
    claim(
      error.range.lowerBound >= 0 && error.range.upperBound <= sample.utf8.count,
      "an error is in the text", "\(error)")
    return claim(!error.description.isEmpty, "an error has a message", "\(error)")
  }
  // A definition by cases is written as many comparisons.
  let texts = [relation.exactText, relation.ascii].filter { $0.utf8.count <= 20_000 }
  for text in texts {
    let read = try? Relation(text, options: sample.optionsForWritten)
    claim(read == relation, "a text reads back as the same relation", text)
  }
  claim(!relation.latex.isEmpty && !relation.mathML.isEmpty, "a relation is typeset", "\(relation)")
}
