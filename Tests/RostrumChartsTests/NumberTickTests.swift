import RostrumCharts
import Testing

@Suite struct NumberTickTests {
  /// Domains with the distance between ticks, the first and the last tick, and their number.
  private static let domains: [(ClosedRange<Double>, Double, Double, Double, Int)] = [
    (0.0...1.0, 0.2, 0.0, 1.0, 6),
    (0.0...10.0, 2.0, 0.0, 10.0, 6),
    (0.0...100.0, 20.0, 0.0, 100.0, 6),
    (0.0...95.0, 20.0, 0.0, 80.0, 5),
    (0.0...37.0, 10.0, 0.0, 30.0, 4),
    (0.0...7.0, 1.0, 0.0, 7.0, 8),
    (0.0...3.0, 0.5, 0.0, 3.0, 7),
    (0.0...12.0, 2.0, 0.0, 12.0, 7),
    (0.0...24.0, 5.0, 0.0, 20.0, 5),
    (0.0...60.0, 10.0, 0.0, 60.0, 7),
    (0.0...365.0, 100.0, 0.0, 300.0, 4),
    (0.0...999.0, 200.0, 0.0, 800.0, 5),
    (0.0...1000.0, 200.0, 0.0, 1000.0, 6),
    (0.0...12345.0, 2000.0, 0.0, 12000.0, 7),
    (0.0...1000000.0, 200000.0, 0.0, 1000000.0, 6),
    (0.0...8675309.0, 2000000.0, 0.0, 8000000.0, 5),
    (-1.0...1.0, 0.5, -1.0, 1.0, 5),
    (-10.0...10.0, 5.0, -10.0, 10.0, 5),
    (-5.0...95.0, 20.0, 0.0, 80.0, 5),
    (-37.0...12.0, 10.0, -30.0, 10.0, 5),
    (-100.0...0.0, 20.0, -100.0, 0.0, 6),
    (-0.5...0.5, 0.2, -0.4, 0.4, 5),
    (-1000.0...250.0, 200.0, -1000.0, 200.0, 7),
    (-3.0 ... -1.0, 0.5, -3.0, -1.0, 5),
    (-95.0 ... -5.0, 20.0, -80.0, -20.0, 4),
    (0.0...0.1, 0.02, 0.0, 0.1, 6),
    (0.0...0.37, 0.1, 0.0, 0.3, 4),
    (0.0...0.05, 0.01, 0.0, 0.05, 6),
    (0.2...0.8, 0.1, 0.2, 0.8, 7),
    (0.9...1.1, 0.05, 0.9, 1.1, 5),
    (0.001...0.009, 0.002, 0.002, 0.008, 4),
    (0.0...0.0001, 2e-05, 0.0, 0.0001, 6),
    (1.5...2.5, 0.2, 1.6, 2.4, 5),
    (2.72...3.14, 0.1, 2.8, 3.1, 4),
    (0.0...0.3, 0.05, 0.0, 0.3, 7),
    (98.6...101.2, 0.5, 99.0, 101.0, 5),
    (1013.0...1024.0, 2.0, 1014.0, 1024.0, 6),
    (1900.0...2000.0, 20.0, 1900.0, 2000.0, 6),
    (1984.0...2026.0, 10.0, 1990.0, 2020.0, 4),
    (2000.0...2020.0, 5.0, 2000.0, 2020.0, 5),
    (100000.0...100010.0, 2.0, 100000.0, 100010.0, 6),
    (65.0...72.0, 1.0, 65.0, 72.0, 8),
    (12.0...18.0, 1.0, 12.0, 18.0, 7),
    (50.0...51.0, 0.2, 50.0, 51.0, 6),
    (0.0...1e-12, 2e-13, 0.0, 1e-12, 6),
    (0.0...5e-09, 1e-09, 0.0, 5e-09, 6),
    (-1e-06...1e-06, 5e-07, -1e-06, 1e-06, 5),
    (0.0...1000000.0, 200000.0, 0.0, 1000000.0, 6),
    (0.0...1000000000.0, 200000000.0, 0.0, 1000000000.0, 6),
    (0.0...3700000000.0, 1000000000.0, 0.0, 3000000000.0, 4),
    (0.0...1000000000000.0, 200000000000.0, 0.0, 1000000000000.0, 6),
    (-1000000000000.0...1000000000000.0, 500000000000.0, -1000000000000.0, 1000000000000.0, 5),
    (100000000000.0...900000000000.0, 200000000000.0, 200000000000.0, 800000000000.0, 4),
    (0.0...602000000000.0, 100000000000.0, 0.0, 600000000000.0, 7),
    (0.0...1.5, 0.2, 0.0, 1.4, 8),
    (0.0...15.0, 2.0, 0.0, 14.0, 8),
    (0.0...150.0, 20.0, 0.0, 140.0, 8),
    (0.0...20.0, 5.0, 0.0, 20.0, 5),
    (0.0...25.0, 5.0, 0.0, 25.0, 6),
    (0.0...40.0, 10.0, 0.0, 40.0, 5),
    (0.0...45.0, 10.0, 0.0, 40.0, 5),
    (0.0...70.0, 10.0, 0.0, 70.0, 8),
    (0.0...80.0, 20.0, 0.0, 80.0, 5),
  ]

  @Test("Five ticks are as near as multiples of 1, 2 and 5 can be", arguments: domains)
  func fiveTicks(
    domain: ClosedRange<Double>, step: Double, first: Double, last: Double, count: Int
  ) throws {
    let found = NumberTicks.step(for: domain, count: 5)
    #expect(abs(found / step - 1) < 1e-12)
    let ticks = NumberTicks.multiples(of: found, in: domain)
    #expect(ticks.count == count)
    let tolerance = step * 1e-9
    #expect(abs(try #require(ticks.first) - first) <= tolerance)
    #expect(abs(try #require(ticks.last) - last) <= tolerance)
  }

  @Test("Tenths are those that a reader would write")
  func tenths() {
    let ticks = NumberTicks.multiples(of: 0.1, in: 0...1)
    #expect(ticks == [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1])
    #expect(NumberTicks.multiples(of: 0.05, in: 0.1...0.3) == [0.1, 0.15, 0.2, 0.25, 0.3])
  }

  @Test("A domain is widened to the next ticks, on the sides that are asked for")
  func rounding() {
    #expect(NumberTicks.rounded(3...97, to: 20) == 0...100)
    #expect(NumberTicks.rounded(-3...97, to: 20) == -20...100)
    #expect(NumberTicks.rounded(3...97, to: 20, lower: false) == 3...100)
    #expect(NumberTicks.rounded(3...97, to: 20, upper: false) == 0...97)
    #expect(NumberTicks.rounded(0...100, to: 20) == 0...100)
  }

  @Test("Ticks are no nearer than the least distance")
  func minimum() {
    #expect(NumberTicks.step(for: 0...3, count: 10, minimum: 1) == 1)
    #expect(NumberTicks.step(for: 0...3, count: 10, minimum: 1.5) == 2)
    #expect(abs(NumberTicks.step(for: 0...3, count: 10) - 0.2) < 1e-12)
  }

  @Test("A logarithmic axis has powers of ten, and few of them many decades apart")
  func powers() {
    #expect(NumberTicks.powers(in: 1...10_000, count: 5) == [1, 10, 100, 1000, 10_000])
    #expect(NumberTicks.powers(in: 1...10, count: 5) == [1, 2, 5, 10])
    #expect(NumberTicks.powers(in: 1...1e12, count: 5).count <= 5)
    #expect(NumberTicks.powers(in: -100 ... -1, count: 5) == [-100, -10, -1])
    #expect(NumberTicks.powers(in: 1e-12...1e12, count: 5).count <= 5)
  }

  @Test(
    "No domain traps",
    arguments: [
      0...0, 5...5, -1e308...1e308, 0...Double.leastNonzeroMagnitude, 1e300...1.1e300,
      -1e-300...1e-300,
    ] as [ClosedRange<Double>])
  func extremes(domain: ClosedRange<Double>) {
    for curve in [
      ContinuousScale.Curve.linear, .log, .power(exponent: 0.5), .symmetricLog(slopeAtZero: 1),
    ] {
      let scale = ContinuousScale(curve, domain)
      #expect(scale.upper > scale.lower)
      #expect(scale.ticks(count: 5).count < 1000)
      let step = NumberTicks.step(for: domain, count: 5)
      #expect(step > 0 && step.isFinite)
      let rounded = NumberTicks.rounded(domain, to: step)
      #expect(rounded.upperBound >= domain.upperBound - step * 1e-9)
      #expect(scale.place(of: .nan) == nil)
    }
  }
}
