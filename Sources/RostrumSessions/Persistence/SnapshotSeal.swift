import Crypto
import Foundation

/// Encrypts stored contents, if the operator has set a key.
///
/// The first byte of stored contents tells whether they are encrypted. Contents from before there
/// was a key can be read, and are encrypted at their next write.
package struct SnapshotSeal: Sendable {
  /// The reason why contents can't be read.
  package enum Defect: Error, Hashable, Sendable {
    /// The contents are encrypted, and there is no key.
    case needsKey
    /// The contents were encrypted with a different key, or are damaged.
    case wrongKey
    /// The contents are damaged.
    case damaged
  }

  private enum Format: UInt8 {
    case plain = 0
    case encrypted = 1
  }

  /// A seal without a key, which encrypts nothing.
  package static let none = Self(key: nil)

  private let key: SymmetricKey?

  /// Whether there is a key.
  package var encrypts: Bool { key != nil }

  /// Whether contents were sealed, with or without a key, given that unsealed contents are JSON.
  package static func isSealed(_ contents: [UInt8]) -> Bool {
    contents.first.flatMap(Format.init(rawValue:)) != nil
  }

  /// Whether contents are encrypted if and only if there is a key.
  package func isCurrent(_ contents: [UInt8]) -> Bool {
    contents.first == (encrypts ? Format.encrypted : .plain).rawValue
  }

  private init(key: SymmetricKey?) {
    self.key = key
  }

  /// Creates a seal with a 32-byte key; `nil` for any other length.
  package init?(key bytes: [UInt8]) {
    guard bytes.count == 32 else { return nil }
    key = SymmetricKey(data: bytes)
  }

  /// Encrypts bytes with AES-GCM.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - name: The name of the contents, such as the number of a session. They can be opened only
  ///     with the same name.
  /// - Returns: The contents for the storage.
  /// - Throws: An error of the cryptographic library.
  package func seal(_ bytes: [UInt8], as name: String) throws -> [UInt8] {
    guard let key else { return [Format.plain.rawValue] + bytes }
    let box = try AES.GCM.seal(bytes, using: key, authenticating: Array(name.utf8))
    // The nonce has the standard size, so the combined form exists.
    guard let combined = box.combined else { throw CryptoKitError.incorrectParameterSize }
    return [Format.encrypted.rawValue] + combined
  }

  /// Decrypts contents.
  ///
  /// - Parameters:
  ///   - contents: The contents.
  ///   - name: The name under which they were sealed.
  /// - Returns: The bytes.
  /// - Throws: ``Defect``.
  package func open(_ contents: [UInt8], as name: String) throws(Defect) -> [UInt8] {
    guard let format = contents.first.flatMap(Format.init(rawValue:)) else { throw .damaged }
    let bytes = contents.dropFirst()
    switch format {
    case .plain: return Array(bytes)
    case .encrypted:
      guard let key else { throw .needsKey }
      guard let box = try? AES.GCM.SealedBox(combined: bytes),
        let plain = try? AES.GCM.open(box, using: key, authenticating: Array(name.utf8))
      else { throw .wrongKey }
      return Array(plain)
    }
  }
}
