import RostrumDependencies
import RostrumPresentation
import RostrumShared
import RostrumStorage
import Testing

/// Runs code in a launch of an app of its own.
func launch<R>(_ database: SharedDatabase, _ operation: () throws -> R) rethrows -> R {
  try withDependencies {
    $0.container = DependencyContainer(context: .test)
    $0.defaultDatabase = database
  } operation: {
    try operation()
  }
}

/// The numbers that a launch shares by a name.
func numbers(_ database: SharedDatabase, key: String = "numbers") -> Shared<[Int]> {
  launch(database) { Shared(wrappedValue: [], .database(key)) }
}

/// The cards that a launch shares.
func cards(_ database: SharedDatabase) -> Shared<IdentifiedArrayOf<Card>> {
  launch(database) { Shared(wrappedValue: [], .database("cards")) }
}

struct Card: Codable, Equatable, Identifiable {
  var id: Int
  var text = ""
}

/// Lets other tasks run until a condition holds.
///
/// The time limit of the suite ends a vain wait.
@MainActor
func until(
  _ condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  while !condition() {
    await Task.yield()
    try #require(!Task.isCancelled, "in vain", sourceLocation: sourceLocation)
  }
}

/// A storage that counts its listeners and reads.
struct CountingStorage: SharedValueStorage {
  let base = MemoryStorage()
  let listeners = LockIsolated(0)
  let reads = LockIsolated(0)
  /// Whether listeners are told of changes.
  var tellsChanges = true
  /// What each read waits for.
  var beforeRead: @Sendable () async -> Void = {}

  func value(for key: String) async throws(StorageError) -> VersionedValue? {
    reads.withValue { $0 += 1 }
    await beforeRead()
    return try await base.value(for: key)
  }

  func set(
    _ contents: [UInt8]?, for key: String, basedOn version: Int64
  ) async throws(StorageError) -> SharedWrite {
    try await base.set(contents, for: key, basedOn: version)
  }

  func sizes(ofKeysWithPrefix prefix: String) async throws(StorageError) -> [String: Int] {
    try await base.sizes(ofKeysWithPrefix: prefix)
  }

  func changes() -> AsyncStream<String> {
    listeners.withValue { $0 += 1 }
    guard tellsChanges else { return AsyncStream { _ in } }
    return base.changes()
  }
}
