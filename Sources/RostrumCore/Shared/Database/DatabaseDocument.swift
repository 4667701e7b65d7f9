import Foundation
import RostrumRuntime
import RostrumStorage

/// A value in the database, with its version.
struct Committed<Value: Sendable>: Sendable {
  /// The value, or `nil` if none is stored.
  let value: Value?
  let version: Int64
}

/// One value of the database, which the launches of the process share.
///
/// It is loaded and decoded once for all of them.
///
/// NB: `@unchecked Sendable` because `lock` guards the mutable state.
final class DatabaseDocument<Value: Codable & Sendable>: @unchecked Sendable {
  private struct WeakReplica {
    weak var replica: DatabaseReplica<Value>?
  }

  /// The name in the storage.
  let key: String
  /// The name as the app writes it.
  let title: String
  let exchange: DatabaseExchange
  private let lock = Lock()
  private var known: Committed<Value>?
  private var replicas: [ObjectIdentifier: WeakReplica] = [:]
  private var isReading = false
  private var isOutdated = false

  init(key: String, title: String, exchange: DatabaseExchange) {
    self.key = key
    self.title = title
    self.exchange = exchange
  }

  deinit { exchange.remove(key, Value.self) }

  /// The value as it was stored last, if it was loaded.
  var current: Committed<Value>? { lock.withLock { known } }

  /// Takes what was read before the value was used.
  ///
  /// What can't be decoded is read once more by the first load, which reports it.
  func begin(with stored: VersionedValue?) {
    if let committed = try? decode(stored) { _ = note(committed) }
  }

  func add(_ replica: DatabaseReplica<Value>) {
    lock.withLock { replicas[ObjectIdentifier(replica)] = WeakReplica(replica: replica) }
  }

  func remove(_ replica: ObjectIdentifier) {
    lock.withLock { replicas[replica] = nil }
  }

  /// Reads the storage.
  func read() async throws -> Committed<Value> {
    let stored = try await exchange.storage.value(for: key)
    return note(try decode(stored))
  }

  /// The outcome of a write.
  enum Outcome: Sendable {
    case written(Committed<Value>)
    case conflict(Committed<Value>)
    case failed(any Error)
  }

  /// Writes a value that is based on a version, and tells the other launches.
  func write(
    _ value: Value, basedOn version: Int64, by replica: DatabaseReplica<Value>
  ) async -> Outcome {
    do {
      let contents = try encode(value)
      switch try await exchange.storage.set(contents, for: key, basedOn: version) {
      case .written(let version):
        exchange.report(.saved(key: key))
        let committed = note(Committed(value: value, version: version))
        await publish(.success(committed), except: replica)
        return .written(committed)
      case .conflict(let current): return .conflict(note(try decode(current)))
      }
    } catch {
      failed(error)
      return .failed(error)
    }
  }

  /// Tells the host that the value can't be saved.
  func failed(_ error: any Error) {
    exchange.report(.failed(key: key, reason: "\(error)"))
  }

  /// Remembers a value, unless a later one is known.
  private func note(_ committed: Committed<Value>) -> Committed<Value> {
    lock.withLock {
      if let known, committed.version < known.version, committed.version > 0 { return known }
      known = committed
      return committed
    }
  }

  private func encode(_ value: Value) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do { return [UInt8](try encoder.encode(value)) } catch {
      throw SharedDatabaseError.unencodable(key: title, reason: "\(error)")
    }
  }

  private func decode(_ stored: VersionedValue?) throws -> Committed<Value> {
    guard let stored else { return Committed(value: nil, version: 0) }
    do {
      let value = try JSONDecoder().decode(Value.self, from: Data(stored.contents))
      return Committed(value: value, version: stored.version)
    } catch {
      throw SharedDatabaseError.undecodable(key: title, reason: "\(error)")
    }
  }
}

extension DatabaseDocument: ListeningDocument {
  /// Reads the storage, once for changes in quick succession, and tells all launches.
  func mayHaveChanged() {
    let isFirst = lock.withLock {
      isOutdated = true
      defer { isReading = true }
      return !isReading
    }
    if isFirst { Task { await readChanges() } }
  }

  private func readChanges() async {
    var attempts = RetryDelay()
    while takeOutdated() {
      let before = current?.version
      do {
        let committed = try await read()
        attempts = RetryDelay()
        if committed.version != before { await publish(.success(committed)) }
      } catch {
        await publish(.failure(error))
        // What can't be decoded is read when it has changed; what can't be reached is read again.
        guard error is StorageError else { continue }
        try? await exchange.clock.sleep(for: attempts.next())
        lock.withLock { isOutdated = true }
      }
    }
  }

  private func takeOutdated() -> Bool {
    lock.withLock {
      defer { isOutdated = false }
      isReading = isOutdated && replicas.contains { $0.value.replica != nil }
      // What nobody uses is read when somebody does.
      if isOutdated, !isReading { known = nil }
      return isReading
    }
  }

  @MainActor private func publish(
    _ result: Result<Committed<Value>, any Error>, except writer: DatabaseReplica<Value>? = nil
  ) {
    let readers = lock.withLock { () -> [DatabaseReplica<Value>] in
      replicas.values.compactMap { $0.replica }
    }
    for replica in readers where replica !== writer { replica.arrive(result) }
  }
}

/// The time until a request that has failed is made again: a second, and twice as long each time, up
/// to half a minute.
struct RetryDelay {
  private var delay = Duration.seconds(1)

  mutating func next() -> Duration {
    defer { delay = min(delay * 2, .seconds(30)) }
    return delay
  }
}
