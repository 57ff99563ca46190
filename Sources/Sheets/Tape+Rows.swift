import Formulas
import OrdinateNumerics

extension Tape {
  func values(at xs: [Double]) -> [Double] {
    var evaluator = RowEvaluator()
    return evaluator.evaluate(self, at: [xs])
  }

  func enclosures(over intervals: [Interval]) -> [Interval] {
    var evaluator = IntervalRowEvaluator()
    return evaluator.evaluate(self, at: [intervals])
  }
}
