/// One visual property as a class name from which its CSS rule can be made again.
///
/// The name says the whole rule: `s-pad_8_16_8_16` is padding. So the server keeps no table of
/// styles; any process can render the sheet for a page from the names in its address, and nothing
/// but numbers and words of a fixed vocabulary ever reaches the CSS.
///
///     Atom("pad", 8, 16, 8, 16).rule   // .s-pad_8_16_8_16{padding:8px 16px 8px 16px}
///
/// A name consists of words that are joined by `_`: first the kind, then its operands. A number is
/// written with `p` for the point and `m` for the minus; a colour is a theme colour's name or `x`
/// with eight hexadecimal digits.
struct Atom: Hashable, Sendable {
  /// The words, joined by `_`.
  let token: String

  /// The class that elements carry.
  var className: String { "s-" + token }

  init(_ kind: String, words: [String] = []) {
    token = ([kind] + words).joined(separator: "_")
  }

  init(_ kind: String, _ numbers: Double...) {
    self.init(kind, words: numbers.map(Self.word))
  }

  /// Takes a token from outside; nothing but the alphabet is checked here.
  ///
  /// - Returns: `nil` for anything that cannot be a token.
  init?(token: some StringProtocol) {
    let isPlain = token.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard isPlain, (1...600).contains(token.utf8.count) else { return nil }
    self.token = String(token)
  }

  /// A number as a word: at most three decimals, within ±99 999.
  static func word(_ number: Double) -> String {
    guard number.isFinite else { return number > 0 ? "inf" : "0" }
    let thousandths = Int((max(-99_999, min(99_999, number)) * 1000).rounded())
    let magnitude = abs(thousandths)
    var word = String(magnitude / 1000)
    if magnitude % 1000 != 0 {
      var decimals = String(magnitude % 1000 + 1000).dropFirst()
      while decimals.last == "0" { decimals.removeLast() }
      word += "p" + decimals
    }
    return thousandths < 0 ? "m" + word : word
  }
}
