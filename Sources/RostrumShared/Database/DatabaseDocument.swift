import Foundation
import RostrumRestoration
import RostrumRuntime
import RostrumStorage

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
  private var known = KnownValue<Value>()
  /// The version of which all launches were told last.
  private var toldVersion: Int64?
  private var replicas: [ObjectIdentifier: WeakReplica] = [:]
  /// Lets the launches write one after the other.
  let turns = WriteTurns()
  private var pace = WritePace()
  /// The launches that wait for their turn, in order.
  private var queue: [DatabaseReplica<Value>] = []
  private var isReading = false
  private var isOutdated = false
  /// Those that wait until the storage was read, by a read that begins after they asked.
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(key: String, title: String, exchange: DatabaseExchange) {
    self.key = key
    self.title = title
    self.exchange = exchange
  }

  deinit { exchange.remove(key, Value.self) }

  /// The value as it was stored last, if it was loaded.
  var current: Committed<Value>? { lock.withLock { known.committed } }

  /// Takes what was read before the value was used.
  ///
  /// What can't be decoded is read once more by the first load, which reports it.
  func begin(with stored: VersionedValue?) {
    guard let committed = try? decode(stored) else { return }
    _ = lock.withLock { known.note(committed, knownBefore: nil) }
  }

  func add(_ replica: DatabaseReplica<Value>) {
    lock.withLock { replicas[ObjectIdentifier(replica)] = WeakReplica(replica: replica) }
  }

  func remove(_ replica: ObjectIdentifier) {
    lock.withLock { replicas[replica] = nil }
  }

  /// Reads the storage.
  ///
  /// - Returns: The value, or a later one that is known by then.
  func read() async throws -> Committed<Value> {
    while true {
      let before = current?.version
      let stored = try decode(try await exchange.storage.value(for: key))
      let latest = lock.withLock {
        known.note(stored, knownBefore: before) ? known.committed ?? stored : nil
      }
      if let latest { return latest }
    }
  }

  /// The outcome of a write.
  enum Outcome: Sendable {
    /// The value was written. Others may have stored a later one since.
    case written(version: Int64)
    /// Others have stored a value since, which comes with it.
    case conflict(Committed<Value>)
    case failed(any Error)
  }

  /// The number of launches whose changes are written together, so that merging them doesn't hold up the
  /// main actor.
  private static var mostJoined: Int { 16 }

  /// Notes that a launch waits for its turn.
  func enqueue(_ replica: DatabaseReplica<Value>) { lock.withLock { queue.append(replica) } }

  /// Notes that a launch has its turn.
  func dequeue(_ replica: DatabaseReplica<Value>) {
    lock.withLock {
      if let index = queue.firstIndex(where: { $0 === replica }) { queue.remove(at: index) }
    }
  }

  /// Adds to a write what the launches that wait for their turn have to write.
  ///
  /// - Parameter write: The write.
  /// - Returns: The value with all changes, and the launches whose changes are added.
  @MainActor func join(
    _ write: UnwrittenChanges<Value>.Write
  ) -> (Value, [DatabaseReplica<Value>]) {
    let waiting = lock.withLock { queue.prefix(Self.mostJoined) }
    var (write, joined) = (write, [DatabaseReplica<Value>]())
    for replica in waiting {
      guard let value = replica.join(write) else { continue }
      write = .init(value: value, version: write.version)
      joined.append(replica)
    }
    return (write.value, joined)
  }

  /// Writes a value that is based on a version, and tells the launches.
  ///
  /// It is called in the launch's turn.
  func write(_ value: Value, basedOn base: Int64) async -> Outcome {
    let pause = lock.withLock { pace.pause(at: exchange.now()) }
    if pause > .zero { try? await exchange.clock.sleep(for: pause) }
    // Others have stored a later value while the write waited, so that the storage would refuse it.
    if let latest = current, latest.version > base { return .conflict(latest) }
    do {
      let contents = try encode(value)
      let before = current?.version
      let start = exchange.now()
      switch try await exchange.storage.set(contents, for: key, basedOn: base) {
      case .written(let version):
        exchange.report(.saved(key: key))
        let written = Committed(value: value, version: version)
        let end = exchange.now()
        lock.withLock {
          pace.didWrite(version, basedOn: base, from: start, to: end)
          _ = known.note(written, knownBefore: before)
        }
        await publish(.success(written))
        return .written(version: version)
      case .conflict(let stored):
        let stored = try decode(stored)
        let latest = lock.withLock {
          known.note(stored, refusing: base, knownBefore: before)
            ? known.committed ?? stored : nil
        }
        let winner = if let latest { latest } else { try await read() }
        await publish(.success(winner))
        return .conflict(winner)
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
      let (value, _) = try JSONDecoder().decodeMigrating(
        Value.self, from: Data(stored.contents))
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

  /// Reads the storage, and returns when all launches have what was stored when it was called.
  ///
  /// It returns as well if the storage can't be read, or if no launch uses the value any more.
  func refresh() async {
    await withCheckedContinuation { continuation in
      lock.withLock { waiting.append(continuation) }
      mayHaveChanged()
    }
  }

  private func readChanges() async {
    var attempts = RetryDelay()
    while let waiting = takeOutdated() {
      let failure = await readChange()
      for reader in waiting { reader.resume() }
      if failure == nil { attempts = RetryDelay() }
      // What can't be decoded is read when it has changed; what can't be reached is read again.
      guard failure is StorageError else { continue }
      try? await exchange.clock.sleep(for: attempts.next())
      lock.withLock { isOutdated = true }
    }
  }

  /// Reads the storage, and tells the launches.
  ///
  /// - Returns: Why it can't be read.
  private func readChange() async -> (any Error)? {
    do {
      let committed = try await read()
      // One launch may have learned of the value by its own load or write, and the others not.
      if lock.withLock({ toldVersion != committed.version }) {
        await publish(.success(committed))
      }
      return nil
    } catch {
      await publish(.failure(error))
      return error
    }
  }

  /// Begins the next read of what may have changed, or ends reading.
  ///
  /// - Returns: Those that wait for the read; `nil` if there is nothing to read.
  private func takeOutdated() -> [CheckedContinuation<Void, Never>]? {
    let (isUsed, waiting) = lock.withLock { () -> (Bool, [CheckedContinuation<Void, Never>]) in
      defer { (isOutdated, self.waiting) = (false, []) }
      isReading = isOutdated && replicas.contains { $0.value.replica != nil }
      // What nobody uses is read when somebody does.
      if isOutdated, !isReading { known.forget() }
      return (isReading, self.waiting)
    }
    if isUsed { return waiting }
    for reader in waiting { reader.resume() }
    return nil
  }

  /// Tells the launches that there is a later value, or why it can't be read.
  @MainActor private func publish(_ result: Result<Committed<Value>, any Error>) {
    let readers = lock.withLock { () -> [DatabaseReplica<Value>] in
      if case .success(let committed) = result { toldVersion = committed.version }
      return replicas.values.compactMap { $0.replica }
    }
    for replica in readers { replica.arrive(result) }
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
