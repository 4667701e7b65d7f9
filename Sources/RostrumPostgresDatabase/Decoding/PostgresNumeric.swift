/// A number of the type `numeric` in the server's binary format.
struct PostgresNumeric {
  /// The number in decimal digits, as Swift reads it, such as `-12.50`, `NaN` or `inf`.
  let text: String

  /// Reads a number: the count of its digits to the base 10,000, the exponent of the first one, the sign,
  /// the count of decimal digits after the point, and the digits.
  init?(_ bytes: [UInt8]) {
    func word(_ index: Int) -> Int { Int(bytes[2 * index]) << 8 | Int(bytes[2 * index + 1]) }
    guard bytes.count >= 8, bytes.count == 8 + 2 * word(0) else { return nil }
    switch word(2) {
    case 0xC000: text = "NaN"
    case 0xD000: text = "inf"
    case 0xF000: text = "-inf"
    case let sign:
      let weight = Int(Int16(truncatingIfNeeded: word(1)))
      let scale = word(3)
      func digits(_ exponent: Int) -> String {
        let index = weight - exponent
        let digit = String(index >= 0 && index < word(0) ? word(4 + index) : 0)
        return String(repeating: "0", count: max(0, 4 - digit.count)) + digit
      }
      let whole = weight < 0 ? "" : (0...weight).reversed().map(digits).joined()
      let fraction = (0..<(scale + 3) / 4).map { digits(-1 - $0) }.joined().prefix(scale)
      let trimmed = whole.drop { $0 == "0" }
      text =
        (sign == 0x4000 ? "-" : "") + (trimmed.isEmpty ? "0" : trimmed)
        + (fraction.isEmpty ? "" : ".\(fraction)")
    }
  }

  /// The number without a fraction; `nil` if it has one.
  var wholeText: String? {
    guard let point = text.firstIndex(of: ".") else { return text }
    return text[text.index(after: point)...].allSatisfy { $0 == "0" } ? String(text[..<point]) : nil
  }
}
