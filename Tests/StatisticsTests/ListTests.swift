import Reals
import Testing

@testable import Statistics

struct ListTests {
  private func numbers(_ values: [Int]) -> [Fraction] { values.map { Fraction($0) } }

  @Test(
    "quartiles are medians of the halves, without the middle value",
    arguments: [
      ([1], [1, 1, 1, 1, 1]), ([1, 3], [1, 1, 2, 3, 3]),
      ([6, 7, 15, 36, 39, 40, 41, 42, 43, 47, 49], [6, 15, 40, 43, 49]),
      ([7, 15, 36, 39, 40, 41], [7, 15, 37.5, 40, 41]),
    ] as [([Int], [Double])])
  func quartiles(values: [Int], expected: [Double]) {
    #expect(Quartiles(of: numbers(values))?.numbers.map { $0.nearestDouble } == expected)
  }

  @Test("a box plot's whiskers end at values, and outliers are beyond")
  func boxPlot() {
    let plot = BoxPlot(of: numbers([1, 2, 3, 4, 5, 6, 7, 8, 30]))
    #expect(plot?.whiskers.lower == 1 && plot?.whiskers.upper == 8)
    #expect(plot?.outliers == [30])
    #expect(BoxPlot<Double>(of: []) == nil)
  }

  @Test("means, variances and correlations are exact")
  func moments() {
    let a = numbers([1, 2, 3, 4])
    let b = [Fraction(1, 10), Fraction(3, 10), Fraction(2, 10), Fraction(6, 10)]
    #expect(Moments.mean(b) == Fraction(3, 10))
    #expect(Moments.variance(a) == Fraction(5, 3))
    #expect(Moments.covariance(a, b) == Fraction(7, 30))
    #expect(Moments.correlation(a, b)?.text == "0.8366600265340755")
    #expect(Moments.correlation(a, numbers([4, 3, 2, 1]))?.exact == -1)
    #expect(Moments.correlation(a, numbers([4, 4, 4, 4])) == nil)
    #expect(Moments.deviation(a)?.text == "1.290994448735806")
    #expect(Moments.covariance(a, numbers([1, 2])) == nil && Moments.variance([1]) == nil)
  }

  @Test("bins hold their lower end, and the last one its upper end too")
  func histogram() {
    let histogram = Histogram(of: [0, 1, 1.5, 2, 3, 4], width: 1)
    #expect(histogram?.start == 0)
    #expect(histogram?.counts == [1, 2, 1, 2])
    #expect(Histogram(of: [0.1, 0.2], width: 1e-9) == nil)
    #expect(Histogram(of: [.nan]) == nil)
    #expect(Histogram(of: [5, 5, 5])?.counts == [3])
    let automatic = Histogram(of: (0..<100).map { Double($0) / 10 })
    #expect(automatic?.width == 1)
    #expect(automatic?.counts.reduce(0, +) == 100)
  }
}
