import Foundation
import RostrumRuntime
import RostrumStorage

/// The values of one storage that are in use, and the one subscription to its changes.
///
/// NB: `@unchecked Sendable` because `lock` guards the mutable state.
final class DatabaseExchange: @unchecked Sendable {
  private struct WeakDocument {
    weak var document: (any ListeningDocument)?
  }

  private struct UnacceptedChange {
    let key: String
    let write: @Sendable () -> Void
  }

  let storage: any SharedValueStorage
  let clock: any Clock<Duration>
  /// The time since the exchange was made, on its clock.
  let now: @Sendable () -> Duration
  private let alarms: Alarms
  /// Receives what happens to values, on any thread.
  let report: @Sendable (DatabaseSaveEvent) -> Void
  private let lock = Lock()
  /// The values in use, by their names and types.
  private var documents: [String: [ObjectIdentifier: WeakDocument]] = [:]
  /// Values that were read for launches that are about to begin.
  private var prepared: [String: VersionedValue?] = [:]
  /// The number of times that values may have changed.
  private var changeCount = 0
  private var listener: Task<Void, Never>?
  /// The changes that the storage hasn't accepted yet, whose launches may have ended.
  private var unaccepted: [ObjectIdentifier: UnacceptedChange] = [:]
  private let writes = RunningTasks()
  private let loads = RunningTasks()
  /// What else belongs to the storage, by type.
  private let companions = Locked<[ObjectIdentifier: any AnyObject & Sendable]>([:])

  init(
    storage: any SharedValueStorage, clock: any Clock<Duration>,
    report: @escaping @Sendable (DatabaseSaveEvent) -> Void = { _ in }
  ) {
    self.storage = storage
    self.clock = clock
    now = Self.time(on: clock)
    alarms = Alarms(clock: clock)
    self.report = report
  }

  private static func time(on clock: some Clock<Duration>) -> @Sendable () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }

  deinit { listener?.cancel() }

  /// The value with a name, shared by all that use it.
  ///
  /// - Parameters:
  ///   - key: The name in the storage.
  ///   - title: The name as the app writes it.
  ///   - type: The type of the value.
  /// - Returns: The value.
  func document<Value: Codable & Sendable>(
    _ key: String, titled title: String, _ type: Value.Type
  ) -> DatabaseDocument<Value> {
    let (document, stored) = lock.withLock { () -> (DatabaseDocument<Value>, VersionedValue??) in
      let type = ObjectIdentifier(type)
      if let known = documents[key]?[type]?.document as? DatabaseDocument<Value> {
        return (known, nil)
      }
      let document = DatabaseDocument<Value>(key: key, title: title, exchange: self)
      documents[key, default: [:]][type] = WeakDocument(document: document)
      listen()
      return (document, prepared[key])
    }
    // NB: Outside the lock, because decoding a value runs app code.
    if let stored { document.begin(with: stored) }
    return document
  }

  /// The documents of entries, which must outlive the lock: the last release of one takes it.
  private func living(
    _ entries: [ObjectIdentifier: WeakDocument]?
  ) -> [any ListeningDocument] {
    entries?.values.compactMap(\.document) ?? []
  }

  /// Removes the entry of a document that is being released, unless there is a new one.
  func remove(_ key: String, _ type: Any.Type) {
    let other = lock.withLock { () -> (any ListeningDocument)? in
      let type = ObjectIdentifier(type)
      if let other = documents[key]?[type]?.document { return other }
      documents[key]?[type] = nil
      if documents[key]?.isEmpty == true { documents[key] = nil }
      return nil
    }
    withExtendedLifetime(other) {}
  }

  /// The object of a type that belongs to the storage.
  func companion<Companion: AnyObject & Sendable>(
    _ make: (any SharedValueStorage, any Clock<Duration>) -> Companion
  ) -> Companion {
    companions.withLock { companions in
      let type = ObjectIdentifier(Companion.self)
      if let companion = companions[type] as? Companion { return companion }
      let companion = make(storage, clock)
      companions[type] = companion
      return companion
    }
  }

  /// The number of values in use.
  var count: Int { lock.withLock { documents.values.reduce(0) { $0 + $1.count } } }

  /// Runs a write that ``finish()`` waits for.
  func write(_ key: String, _ work: @escaping @MainActor @Sendable () async -> Void) {
    writes.run(for: key, work)
  }

  /// Retains changes that the storage hasn't accepted.
  func hold(
    _ replica: ObjectIdentifier, of key: String, _ write: @escaping @Sendable () -> Void
  ) {
    lock.withLock { unaccepted[replica] = UnacceptedChange(key: key, write: write) }
  }

  /// Releases changes that are written.
  func release(_ replica: ObjectIdentifier) {
    // NB: Released outside the lock, because releasing a value can run app code.
    let change = lock.withLock { unaccepted.removeValue(forKey: replica) }
    withExtendedLifetime(change) {}
  }

  /// The names of the values with changes that aren't written.
  var unwrittenKeys: Set<String> {
    lock.withLock { Set(unaccepted.values.map(\.key)) }.union(writes.keys)
  }

  // MARK: Values of launches that are about to begin

  /// Reads values for a launch that begins with them.
  ///
  /// What launches of the process use is read as well: the news of what a different process has stored,
  /// and what the launch may have shown there, can be on its way. A value that can't be read in time, or
  /// changes in the meantime, is left to the launch.
  func prepare(_ keys: [String], within limit: Duration) async {
    if keys.isEmpty { return }
    let (users, count) = lock.withLock { () -> ([[any ListeningDocument]], Int) in
      listen()
      return (keys.map { living(documents[$0]) }, changeCount)
    }
    let missing = zip(keys, users).filter { $1.isEmpty }.map(\.0)
    await run(within: limit) {
      await withTaskGroup { group in
        for document in users.joined() { group.addTask { await document.refresh() } }
        group.addTask { await self.read(missing, at: count) }
      }
    }
  }

  private func read(_ keys: [String], at count: Int) async {
    for key in keys {
      do throws(StorageError) {
        let value = try await storage.value(for: key)
        lock.withLock {
          if changeCount == count, !Task.isCancelled { prepared[key] = .some(value) }
        }
      } catch {
        continue
      }
    }
  }

  /// Drops values that were read for a launch, which has begun.
  func discard(_ keys: [String]) {
    lock.withLock { for key in keys { prepared[key] = nil } }
  }

  // MARK: First loads

  /// Runs the first load of a value.
  ///
  /// The value then stays for a while, so that it is loaded once for a page and for the session that
  /// the page begins.
  func load(
    _ document: any ListeningDocument, _ work: @escaping @MainActor @Sendable () async -> Void
  ) {
    load(document, named: document.key, work)
  }

  /// Runs the first load of a value, which may be stored elsewhere.
  func load(
    _ value: any AnyObject & Sendable, named key: String,
    _ work: @escaping @MainActor @Sendable () async -> Void
  ) {
    loads.run(for: key) { [weak self] in
      await work()
      self?.retain(value)
    }
  }

  private func retain(_ value: any AnyObject & Sendable) {
    Task { [clock] in
      try? await clock.sleep(for: .seconds(10))
      withExtendedLifetime(value) {}
    }
  }

  /// How many loads have begun.
  var loadCount: Int { loads.begunCount }

  /// Waits for the loads that have begun.
  func loaded(within limit: Duration) async {
    let tasks = loads.all
    if tasks.isEmpty { return }
    await run(within: limit) {
      for task in tasks { await task.value }
    }
  }

  /// Runs work, and returns when it is done or the time is over; the work is then canceled.
  private func run(
    within limit: Duration, _ work: @escaping @Sendable () async -> Void
  ) async {
    let (ends, end) = AsyncStream.makeStream(of: Never.self)
    let task = Task {
      await work()
      end.finish()
    }
    let alarm = alarms.set(after: limit) { end.finish() }
    for await _ in ends {}
    alarms.cancel(alarm)
    task.cancel()
  }

  /// Waits for all writes, including those that begin in the meantime, after a last attempt to write
  /// what the storage hasn't accepted.
  func finish() async {
    for change in lock.withLock({ Array(unaccepted.values) }) { change.write() }
    while let write = writes.all.first { await write.value }
  }

  /// Subscribes to changes before the first value is loaded, so that none is missed.
  private func listen() {
    guard listener == nil else { return }
    let changes = storage.changes()
    listener = Task { [weak self] in
      for await key in changes { self?.changed(key) }
    }
  }

  private func changed(_ key: String) {
    let affected = lock.withLock { () -> [any ListeningDocument] in
      changeCount += 1
      guard key.isEmpty else {
        prepared[key] = nil
        return living(documents[key])
      }
      prepared = [:]
      return documents.values.flatMap(living)
    }
    for document in affected { document.mayHaveChanged() }
  }
}

/// A value that reads the storage again when it may have changed.
protocol ListeningDocument: AnyObject, Sendable {
  /// The name of the value in the storage.
  var key: String { get }

  func mayHaveChanged()

  /// Reads the storage, and returns when it was read.
  func refresh() async
}
