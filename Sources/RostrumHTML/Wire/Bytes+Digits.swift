import RostrumElements

extension [UInt8] {
  // NB: `String(_:)` and interpolation make a string for each number.
  /// Appends a number in decimal digits.
  ///
  /// - Complexity: O(1) on average.
  mutating func append(digitsOf number: UInt64) {
    var unit: UInt64 = 1
    while number / unit >= 10 { unit *= 10 }
    var rest = number
    while unit > 0 {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / unit))
      rest %= unit
      unit /= 10
    }
  }

  /// Appends a whole number.
  mutating func append(whole number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    append(digitsOf: UInt64(number.magnitude))
  }

  /// Appends a number with at most two decimals; a value that isn't finite becomes 0.
  ///
  /// SVG's syntax can't represent infinity, and such an outline can't be drawn anyway.
  mutating func append(svg value: Double) {
    guard value.isFinite, abs(value) < 1e9 else { return append(UInt8(ascii: "0")) }
    let hundredths = Int(nearest: value * 100)
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    if hundredths < 0 { append(UInt8(ascii: "-")) }
    append(whole: whole)
    if rest == 0 { return }
    append(UInt8(ascii: "."))
    append(UInt8(ascii: "0") + UInt8(rest / 10))
    if rest % 10 != 0 { append(UInt8(ascii: "0") + UInt8(rest % 10)) }
  }
}
