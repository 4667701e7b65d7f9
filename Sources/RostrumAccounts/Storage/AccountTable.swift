import Foundation
import RostrumSessions
import RostrumStorage

/// The accounts in the storage of a program.
///
/// Each is one value of the storage, under a name that no value of an app can have. Changes compare the
/// version, so that two nodes never overwrite each other's.
struct AccountTable: Sendable {
  static let prefix = "%/%accounts/"

  let storage: any SharedValueStorage
  let seal: SnapshotSeal

  /// The key of the account that a value of the storage is, or `nil` if it is something else.
  static func key(of name: String) -> AccountKey? {
    name.hasPrefix(prefix) ? AccountKey(name.dropFirst(prefix.count)) : nil
  }

  /// Reads an account.
  func record(for key: AccountKey) async throws(AccountError) -> AccountRecord? {
    try await stored(key).record
  }

  /// Reads all accounts.
  ///
  /// - Complexity: O(*n*) requests, one for each account.
  func records() async throws(AccountError) -> [AccountRecord] {
    let names: [String]
    do { names = try await storage.sizes(ofKeysWithPrefix: Self.prefix).keys.sorted() } catch {
      throw .unavailable
    }
    var records: [AccountRecord] = []
    for key in names.compactMap(Self.key(of:)) {
      if let record = try await record(for: key) { records.append(record) }
    }
    return records
  }

  /// Changes an account, or creates or deletes it.
  ///
  /// - Parameters:
  ///   - key: The key of the account.
  ///   - body: Changes the account. It runs again if somebody else has changed the account meanwhile.
  /// - Returns: The result of `body`.
  /// - Throws: ``AccountError``.
  @discardableResult
  func change<Success>(
    _ key: AccountKey,
    _ body: (inout AccountRecord?) throws(AccountError) -> Success
  ) async throws(AccountError) -> Success {
    // A node that loses each time meets others that win.
    for _ in 0..<32 {
      let current = try await stored(key)
      var record = current.record
      let success = try body(&record)
      if record == current.record { return success }
      if try await write(record, for: key, basedOn: current.version) { return success }
    }
    throw .unavailable
  }

  private func stored(
    _ key: AccountKey
  ) async throws(AccountError) -> (record: AccountRecord?, version: Int64) {
    do {
      guard let value = try await storage.value(for: Self.prefix + key.text) else {
        return (nil, 0)
      }
      let contents = try seal.open(value.contents, as: Self.prefix + key.text)
      return (try JSONDecoder().decode(AccountRecord.self, from: Data(contents)), value.version)
    } catch { throw .unavailable }
  }

  private func write(
    _ record: AccountRecord?, for key: AccountKey, basedOn version: Int64
  ) async throws(AccountError) -> Bool {
    let name = Self.prefix + key.text
    do {
      let contents = try record.map { record in
        try seal.seal(Array(JSONEncoder().encode(record)), as: name)
      }
      switch try await storage.set(contents, for: name, basedOn: version) {
      case .written: return true
      case .conflict: return false
      }
    } catch { throw .unavailable }
  }
}
