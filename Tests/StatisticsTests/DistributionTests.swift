import Testing

@testable import Statistics

struct DistributionTests {
  /// Fifteen digits: half a unit of the last, and the rounding of the table.
  private func isNear(_ value: Double, _ truth: Double) -> Bool {
    abs(value - truth) <= 4e-16 * abs(truth)
  }

  @Test("values have fifteen digits from tail to tail")
  func values() {
    for row in DistributionValue.all {
      let name = "\(row.distribution) at \(row.x)"
      #expect(isNear(row.distribution.density(at: row.x), row.density), "density of \(name)")
      #expect(isNear(row.distribution.cumulative(row.x), row.lower), "lower tail of \(name)")
      #expect(isNear(row.distribution.upper(row.x), row.upper), "upper tail of \(name)")
    }
  }

  @Test("quantiles lead back to their arguments")
  func quantiles() {
    for row in DistributionValue.all where row.lower > 1e-290 && row.lower < 1 {
      let value = row.distribution.quantile(row.lower)
      let back = row.distribution.cumulative(value)
      if row.distribution.isDiscrete {
        // The probability is rounded, perhaps upwards.
        #expect(value == row.x || value == row.x + 1, "\(row.distribution) at \(row.x)")
      } else {
        // As far as a double next to the value is.
        let step = abs(
          row.distribution.cumulative(value.nextDown) - row.distribution.cumulative(value.nextUp))
        #expect(
          abs(back - row.lower) <= step + 4e-16 * row.lower,
          "\(row.distribution) at \(row.x): \(value)")
      }
    }
  }

  @Test(
    "known quantiles",
    arguments: [
      (.normal(mean: 0, deviation: 1), 0.975, 1.959963984540054),
      (.normal(mean: 100, deviation: 15), 0.5, 100),
      (.student(degrees: 5), 0.95, 2.0150483733330242),
      (.chiSquared(degrees: 10), 0.95, 18.307038053275146),
      (.binomial(trials: 10, probability: 0.5), 0.5, 5), (.poisson(mean: 3), 0.9, 5),
      (.normal(mean: 0, deviation: 1), 1, .infinity), (.poisson(mean: 3), 0, 0),
    ] as [(Distribution, Double, Double)])
  func known(distribution: Distribution, probability: Double, value: Double) {
    let found = distribution.quantile(probability)
    #expect(found == value || abs(found - value) <= 4e-16 * abs(value))
  }

  @Test("numbers outside their ranges have no values")
  func invalid() {
    for distribution in [
      .normal(mean: 0, deviation: 0), .poisson(mean: -1), .student(degrees: .nan),
      .binomial(trials: 3, probability: 1.5),
    ] as [Distribution] {
      #expect(distribution.density(at: 1).isNaN && distribution.cumulative(1).isNaN)
      #expect(distribution.quantile(0.5).isNaN)
      var samples = DistributionSamples(of: distribution, seed: 1)
      #expect(samples.next() == nil)
    }
    #expect(Distribution.normal(mean: 0, deviation: 1).quantile(-0.1).isNaN)
  }

  @Test("samples of a seed are always the same, and have the distribution's mean")
  func samples() {
    let distribution = Distribution.normal(mean: 10, deviation: 2)
    let first = DistributionSamples(of: distribution, seed: 7).prefix(400).map { $0 }
    #expect(first == DistributionSamples(of: distribution, seed: 7).prefix(400).map { $0 })
    #expect(first != DistributionSamples(of: distribution, seed: 8).prefix(400).map { $0 })
    #expect(abs(first.reduce(0, +) / 400 - 10) < 0.5)
  }
}
