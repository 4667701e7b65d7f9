import RostrumElements

/// Formats numbers for HTML.
package enum Decimal {
  /// Formats a number without an exponent, with at most six decimals and no trailing zeros.
  package static func text(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    if let integer = Int(exactly: number.rounded()), abs(number - number.rounded()) < 0.000_000_5 {
      return String(integer)
    }
    guard abs(number) < 1e12 else { return String(Int(nearest: number)) }
    let isNegative = number < 0
    let millionths = Int(nearest: abs(number) * 1_000_000)
    var decimals = String(millionths % 1_000_000 + 1_000_000).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return (isNegative ? "-" : "") + "\(millionths / 1_000_000).\(decimals)"
  }
}
