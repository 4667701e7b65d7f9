/// A storage of values that all sessions of all nodes share.
///
/// Values change by compare-and-set: a write names the version that it is based on, and is refused
/// if the value has changed since.
///
/// All methods throw ``StorageError`` if the storage is unreachable, full or damaged.
public protocol SharedValueStorage: Sendable {
  /// Returns a value; `nil` if it doesn't exist.
  ///
  /// - Parameter key: The name of the value.
  /// - Returns: The value.
  /// - Throws: ``StorageError``.
  func value(for key: String) async throws(StorageError) -> VersionedValue?

  /// Writes a value.
  ///
  /// A key that was deleted and is written again never reuses a version.
  ///
  /// - Parameters:
  ///   - contents: The new value; `nil` to delete it.
  ///   - key: The name of the value.
  ///   - version: The version that the new value is based on; 0 if there was none.
  /// - Returns: The result.
  /// - Throws: ``StorageError``.
  func set(
    _ contents: [UInt8]?, for key: String, basedOn version: Int64
  ) async throws(StorageError) -> SharedWrite

  /// Returns the sizes of values, by which a host limits what its users store.
  ///
  /// - Parameter prefix: The prefix of the values' names.
  /// - Returns: The sizes in bytes of all values whose names have the prefix, by name.
  /// - Throws: ``StorageError``.
  func sizes(ofKeysWithPrefix prefix: String) async throws(StorageError) -> [String: Int]

  /// The names of values that any session on any node has changed, including this node.
  ///
  /// - Returns: The names. The empty name stands for all values: changes may have been missed, for
  ///   example while the connection to the storage was lost.
  func changes() -> AsyncStream<String>
}

/// A shared value with its version.
public struct VersionedValue: Hashable, Sendable {
  /// The value, which is opaque to the storage.
  public var contents: [UInt8]
  /// The version, which is positive, and increases with each write.
  public var version: Int64

  /// Creates a value.
  public init(contents: [UInt8], version: Int64) {
    self.contents = contents
    self.version = version
  }
}

/// The result of a write of a shared value.
public enum SharedWrite: Hashable, Sendable {
  /// The value was written.
  ///
  /// - Parameter version: The new version; 0 if the value was deleted.
  case written(version: Int64)
  /// The value has changed since the version that the write is based on.
  ///
  /// - Parameter current: The current value; `nil` if it was deleted.
  case conflict(current: VersionedValue?)
}
