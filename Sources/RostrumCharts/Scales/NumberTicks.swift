import Foundation

/// The values of an axis of numbers: multiples of 1, 2 or 5 with a power of ten.
package enum NumberTicks {
  /// The distance between ticks.
  ///
  /// - Parameters:
  ///   - domain: The values that the axis shows.
  ///   - count: The desired number of ticks.
  ///   - minimum: The least distance; `nil` for any.
  /// - Returns: The distance, which is above zero and finite.
  package static func step(
    for domain: ClosedRange<Double>, count: Int, minimum: Double? = nil
  ) -> Double {
    let span = domain.upperBound - domain.lowerBound
    // The parts of a smaller number are no numbers.
    guard span > 1e-300, span.isFinite else { return minimum ?? 1 }
    let raw = max(span / Double(max(count, 1)), minimum ?? 0)
    let power = pow(10, floor(log10(raw)))
    let ratio = raw / power
    // The geometric means of neighbours decide, so that counts are as near as possible.
    let factor: Double =
      if let minimum, raw == minimum {
        [1, 2, 5, 10].first { $0 * power >= minimum * (1 - 1e-9) } ?? 10
      } else {
        ratio < 2.0.squareRoot()
          ? 1 : ratio < 10.0.squareRoot() ? 2 : ratio < 50.0.squareRoot() ? 5 : 10
      }
    return factor * power
  }

  /// The multiples of a distance within a domain.
  ///
  /// - Complexity: O(*n*) in the number of values, at most 1,000.
  package static func multiples(of step: Double, in domain: ClosedRange<Double>) -> [Double] {
    guard step > 0, step.isFinite else { return [] }
    // A bound that differs from a multiple by rounding alone is one.
    let first = ceil(domain.lowerBound / step - 1e-9)
    let last = floor(domain.upperBound / step + 1e-9)
    guard first <= last, last - first < 1000 else { return [] }
    return stride(from: first, through: last, by: 1).map { value(at: $0, step) }
  }

  /// The domain whose bounds are multiples of a distance.
  package static func rounded(
    _ domain: ClosedRange<Double>, to step: Double, lower: Bool = true, upper: Bool = true
  ) -> ClosedRange<Double> {
    let first = lower ? value(at: floor(domain.lowerBound / step + 1e-9), step) : domain.lowerBound
    let last = upper ? value(at: ceil(domain.upperBound / step - 1e-9), step) : domain.upperBound
    return first...max(first, last)
  }

  /// A multiple, without the error of adding a fraction many times: 0.3 is 3 divided by 10.
  private static func value(at index: Double, _ step: Double) -> Double {
    // Rounding up from below zero yields −0, which would be written with its sign.
    let index = index + 0
    if step >= 1 { return index * step }
    let inverse = (1 / step).rounded()
    let isExact = abs(1 / step - inverse) < 1e-6 * inverse
    return isExact ? index / inverse : index * step
  }

  /// The powers of ten within a domain, and multiples between them if there are few.
  package static func powers(in domain: ClosedRange<Double>, count: Int) -> [Double] {
    if domain.upperBound < 0 {
      return powers(in: -domain.upperBound ... -domain.lowerBound, count: count).map { -$0 }
        .reversed()
    }
    guard domain.lowerBound > 0 else { return [] }
    let first = floor(log10(domain.lowerBound) + 1e-9)
    let last = ceil(log10(domain.upperBound) - 1e-9)
    guard last - first <= 700 else { return [] }
    let decades = stride(from: first, through: last, by: 1).map { $0 }
    let factors: [Double] = last - first <= 1 ? [1, 2, 5] : [1]
    let every = max(1, Int((Double(decades.count) / Double(max(count, 1))).rounded(.up)))
    let values = decades.enumerated().filter { $0.offset % every == 0 }
      .flatMap { decade in factors.map { $0 * pow(10, decade.element) } }
    let room = domain.lowerBound * (1 - 1e-9)...domain.upperBound * (1 + 1e-9)
    return values.filter(room.contains)
  }
}

extension ContinuousScale {
  /// The values at which an axis has marks.
  package func ticks(count: Int, minimum: Double? = nil) -> [Double] {
    let domain = lower...upper
    if curve == .log {
      let powers = NumberTicks.powers(in: domain, count: count)
      if powers.count > 1 { return powers }
    }
    if case .symmetricLog(let slope) = curve {
      let least = 1 / slope
      let above =
        upper > least ? NumberTicks.powers(in: max(lower, least)...upper, count: count) : []
      let below =
        lower < -least ? NumberTicks.powers(in: lower...min(upper, -least), count: count) : []
      let values = below + (domain.contains(0) ? [0] : []) + above
      if values.count > 1 { return values }
    }
    let step = NumberTicks.step(for: domain, count: count, minimum: minimum)
    return NumberTicks.multiples(of: step, in: domain)
  }
}
