import Crypto
import Foundation

/// What a storage knows an account by: a hash of its name.
struct AccountKey: Hashable, Sendable {
  /// 64 hexadecimal digits.
  let text: String

  /// The key of the account of a name, which is normalized.
  init(name: String) {
    text = SHA256.hash(data: Data(name.utf8)).map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  /// Reads a key.
  init?(_ text: some StringProtocol) {
    let digits = "0123456789abcdef".utf8
    guard text.utf8.count == 64, text.utf8.allSatisfy({ digits.contains($0) }) else { return nil }
    self.text = String(text)
  }

  /// The form in which names are stored and compared, or `nil` if a text can't be a name.
  static func normalized(_ name: String) -> String? {
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
      .precomposedStringWithCompatibilityMapping.lowercased()
    let isUsable = !name.unicodeScalars.contains { scalar in
      scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
    }
    return isUsable && (1...254).contains(name.utf8.count) ? name : nil
  }
}
