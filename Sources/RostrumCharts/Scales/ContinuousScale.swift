import Foundation

/// The scale of numbers or dates: from a value to a fraction of the plot and back.
package struct ContinuousScale: Hashable, Sendable {
  /// How values are distributed.
  package enum Curve: Hashable, Sendable {
    case linear
    /// The scale of values above zero, or below it.
    case log
    case power(exponent: Double)
    /// Logarithmic far from zero, linear near it.
    case symmetricLog(slopeAtZero: Double)
  }

  /// How values are distributed.
  package let curve: Curve
  /// The least value.
  package let lower: Double
  /// The greatest value, which is above the least one.
  package let upper: Double
  /// Whether the greatest value comes first.
  package let isReversed: Bool

  /// Creates a scale.
  ///
  /// A domain without a length is widened around its value; a logarithmic scale through zero begins
  /// above it.
  package init(_ curve: Curve = .linear, _ domain: ClosedRange<Double>, isReversed: Bool = false) {
    self.curve = curve
    self.isReversed = isReversed
    var lower = domain.lowerBound
    var upper = domain.upperBound
    if curve == .log, lower <= 0, upper >= 0 {
      if upper > 0 {
        lower = upper / 1000
      } else {
        (lower, upper) = lower < 0 ? (lower, lower / 1000) : (1, 10)
      }
    }
    // A difference that vanishes beside its values can't be drawn.
    let least = max(abs(lower), abs(upper)) * 1e-12
    if !(upper - lower > least) {
      let room = lower == 0 ? 1 : abs(lower) * 0.5
      (lower, upper) = (lower - room, upper + room)
    }
    self.lower = lower
    self.upper = upper
  }

  /// The place of a value: 0 at the start of the plot, 1 at its end, and beyond for values outside
  /// of the domain; `nil` for a value without a place.
  package func place(of value: Double) -> Double? {
    let from = warped(lower)
    let to = warped(upper)
    let place = (warped(value) - from) / (to - from)
    guard place.isFinite else { return nil }
    return isReversed ? 1 - place : place
  }

  /// The value at a place.
  package func value(at place: Double) -> Double { unwarped(natural(at: place)) }

  /// What is linear along the scale at a place: the value, its logarithm or the like.
  func natural(at place: Double) -> Double {
    let place = isReversed ? 1 - place : place
    let from = warped(lower)
    return from + place * (warped(upper) - from)
  }

  private func warped(_ value: Double) -> Double {
    switch curve {
    case .linear: return value
    case .log:
      let isNegative = upper < 0
      guard isNegative ? value < 0 : value > 0 else { return .nan }
      return isNegative ? -Foundation.log(-value) : Foundation.log(value)
    case .power(let exponent):
      return value < 0 ? -pow(-value, exponent) : pow(value, exponent)
    case .symmetricLog(let slope):
      return value < 0 ? -log1p(-value * slope) : log1p(value * slope)
    }
  }

  private func unwarped(_ value: Double) -> Double {
    switch curve {
    case .linear: value
    case .log: upper < 0 ? -exp(-value) : exp(value)
    case .power(let exponent): value < 0 ? -pow(-value, 1 / exponent) : pow(value, 1 / exponent)
    case .symmetricLog(let slope):
      value < 0 ? -expm1(-value) / slope : expm1(value) / slope
    }
  }
}
