import RostrumCore
import RostrumRuntime
import RostrumSessions
import RostrumShared
import RostrumStorage

/// A storage's shared values, encrypted and limited in size.
///
/// Values that were stored without a key begin with a byte of JSON, which distinguishes them from
/// sealed ones. They are encrypted at their next write.
struct SharedValues: SharedValueStorage {
  let storage: any SharedValueStorage
  /// Encrypts values.
  let seal: SnapshotSeal
  /// The maximum size of a value, in bytes.
  let maximumBytes: Int
  /// Counts the stored bytes of users.
  let stored: StoredBytes

  func value(for key: String) async throws(StorageError) -> VersionedValue? {
    try open(await storage.value(for: key), key)
  }

  func set(
    _ contents: [UInt8]?, for key: String, basedOn version: Int64
  ) async throws(StorageError) -> SharedWrite {
    if let contents { try await check(contents.count, for: key) }
    switch try await storage.set(try sealed(contents, key), for: key, basedOn: version) {
    case .written(let version): return .written(version: version)
    case .conflict(let current): return .conflict(current: try open(current, key))
    }
  }

  func sizes(ofKeysWithPrefix prefix: String) async throws(StorageError) -> [String: Int] {
    try await storage.sizes(ofKeysWithPrefix: prefix)
  }

  func changes() -> AsyncStream<String> { storage.changes() }
}

// MARK: Limits

extension SharedValues {
  private func check(_ count: Int, for key: String) async throws(StorageError) {
    guard count <= maximumBytes else {
      throw .refused(
        reason: "a value may take \(StoredBytes.format(maximumBytes)), and this one takes "
          + StoredBytes.format(count))
    }
    guard let prefix = SharedValueName.prefix(ofUserIn: key), !prefix.user.isEmpty else { return }
    let sizes = try await storage.sizes(ofKeysWithPrefix: prefix.text)
    let refusal = stored.refusal(of: count, forValue: key, among: sizes, of: prefix.user)
    if let refusal { throw .refused(reason: refusal) }
  }
}

// MARK: Encryption

extension SharedValues {
  private func sealed(_ contents: [UInt8]?, _ key: String) throws(StorageError) -> [UInt8]? {
    guard let contents, seal.encrypts else { return contents }
    do { return try seal.seal(contents, as: Self.name(of: key)) } catch {
      throw .refused(reason: "it can’t be encrypted: \(error)")
    }
  }

  private func open(
    _ stored: VersionedValue?, _ key: String
  ) throws(StorageError) -> VersionedValue? {
    guard let stored, SnapshotSeal.isSealed(stored.contents) else { return stored }
    do throws(SnapshotSeal.Defect) {
      let contents = try seal.open(stored.contents, as: Self.name(of: key))
      return VersionedValue(contents: contents, version: stored.version)
    } catch {
      throw .damaged(reason: "\(error)")
    }
  }

  /// The name under which a value is sealed, which no session uses.
  private static func name(of key: String) -> String { "value/\(key)" }
}
