import TestSupport
import Testing

@testable import Statistics

struct RoughLeastSquaresTests {
  @Test("a bound that is exceeded in some rows is exceeded in all")
  func some() {
    var generator = SeededGenerator.printingSeed("least squares of some rows")
    var told = 0
    for _ in 0..<1000 {
      let count = Int.random(in: 20...60, using: &generator)
      let column = { (_: Int) in
        (0..<count).map { _ in Double.random(in: -1...1, using: &generator) }
      }
      // Nothing, a constant column, and others.
      let rows =
        [[Double](repeating: 0, count: count), [Double](repeating: 1, count: count)]
        + (0..<Int.random(in: 0...3, using: &generator)).map(column)
      let varies = [false, false] + rows.dropFirst(2).map { _ in true }
      let response = column(0)
      let indices = (0..<12).map { $0 * (count - 1) / 11 }
      let few = rows.map { row in indices.map { row[$0] } }
      var all = RoughLeastSquares(rows, varies: varies, response)
      var some = RoughLeastSquares(few, varies: varies, indices.map { response[$0] })
      let bound = Double.random(in: 0...10, using: &generator)
      if some.exceeds(bound, of: few, from: 0) {
        told += 1
        let squares = all.squares(of: rows, from: 0, below: bound)
        #expect(squares == nil)
      }
      if all.squares(of: rows, from: 0, below: bound) != nil {
        let exceeds = all.exceeds(bound, of: rows, from: 0)
        #expect(!exceeds)
      }
    }
    #expect(told > 100)
  }
}
