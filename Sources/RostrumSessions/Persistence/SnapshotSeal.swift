import Crypto
import Foundation

/// Encrypts what is stored, if the operator has given a key.
///
/// The first byte of stored contents tells whether they are encrypted. Contents that were stored
/// before there was a key can be read, and are encrypted when they are written next.
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

  /// Whether contents have been sealed, with or without a key, if they are JSON otherwise.
  package static func isSealed(_ contents: [UInt8]) -> Bool {
    contents.first.flatMap(Format.init(rawValue:)) != nil
  }

  /// Whether contents are encrypted exactly if there is a key.
  package func isCurrent(_ contents: [UInt8]) -> Bool {
    contents.first == (encrypts ? Format.encrypted : .plain).rawValue
  }

  private init(key: SymmetricKey?) {
    self.key = key
  }

  /// Creates a seal with a key of 32 bytes, or returns `nil` for any other number of bytes.
  package init?(key bytes: [UInt8]) {
    guard bytes.count == 32 else { return nil }
    key = SymmetricKey(data: bytes)
  }

  /// Encrypts bytes with AES-GCM.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - name: What the bytes are, such as the number of a session. They can be opened only under
  ///     the same name.
  /// - Returns: The contents for the storage.
  /// - Throws: An error of the cryptographic library.
  package func seal(_ bytes: [UInt8], as name: String) throws -> [UInt8] {
    guard let key else { return [Format.plain.rawValue] + bytes }
    let box = try AES.GCM.seal(bytes, using: key, authenticating: Array(name.utf8))
    // The nonce has the standard size, so there is a combined form.
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
