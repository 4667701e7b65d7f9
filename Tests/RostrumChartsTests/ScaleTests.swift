import Foundation
import RostrumCharts
import Testing

@Suite struct ScaleTests {
  @Test("A linear scale runs from 0 to 1, and beyond its domain")
  func linear() {
    let scale = ContinuousScale(.linear, 10...20)
    #expect(scale.place(of: 10) == 0)
    #expect(scale.place(of: 15) == 0.5)
    #expect(scale.place(of: 30) == 2)
    #expect(scale.value(at: 0.25) == 12.5)
    #expect(ContinuousScale(.linear, 10...20, isReversed: true).place(of: 12.5) == 0.75)
    #expect(ContinuousScale(.linear, 10...20, isReversed: true).value(at: 0.75) == 12.5)
  }

  @Test("Equal factors are equally far apart on a logarithmic scale")
  func log() throws {
    let scale = ContinuousScale(.log, 1...1000)
    #expect(abs(try #require(scale.place(of: 10)) - 1 / 3.0) < 1e-12)
    #expect(scale.place(of: 0) == nil)
    #expect(scale.place(of: -1) == nil)
    #expect(abs(scale.value(at: 1 / 3.0) - 10) < 1e-9)
    let below = ContinuousScale(.log, -1000 ... -1)
    #expect(abs(try #require(below.place(of: -10)) - 2 / 3.0) < 1e-12)
    #expect(below.place(of: 1) == nil)
  }

  @Test("A logarithmic scale from zero begins above it")
  func logThroughZero() {
    #expect(ContinuousScale(.log, 0...1000).lower == 1)
    #expect(ContinuousScale(.log, 0...0).lower == 1)
  }

  @Test("Square roots and symmetric logarithms have places on both sides of zero")
  func bothSides() throws {
    let root = ContinuousScale(.power(exponent: 0.5), 0...100)
    #expect(try #require(root.place(of: 25)) == 0.5)
    #expect(abs(root.value(at: 0.5) - 25) < 1e-9)
    let symmetric = ContinuousScale(.symmetricLog(slopeAtZero: 1), -1000...1000)
    #expect(symmetric.place(of: 0) == 0.5)
    let place = try #require(symmetric.place(of: 100))
    #expect(abs(symmetric.value(at: place) - 100) < 1e-9)
    #expect(symmetric.ticks(count: 5).contains(0))
  }

  @Test("A domain without a length is widened around its value", arguments: [0.0, 5, -3, 1e12])
  func point(value: Double) {
    let scale = ContinuousScale(.linear, value...value)
    #expect(scale.place(of: value) == 0.5)
  }

  @Test("From 1e−12 to 1e12, every scale finds its values again", arguments: [-12, -6, 0, 6, 12])
  func magnitudes(power: Int) throws {
    let unit = pow(10, Double(power))
    for curve in [
      ContinuousScale.Curve.linear, .log, .power(exponent: 0.5),
      .symmetricLog(slopeAtZero: 1 / unit),
    ] {
      let scale = ContinuousScale(curve, unit...(9 * unit))
      let place = try #require(scale.place(of: 4 * unit))
      #expect((0...1).contains(place))
      #expect(abs(scale.value(at: place) / (4 * unit) - 1) < 1e-9)
    }
  }
}
