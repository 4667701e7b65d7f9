import IssueReporting
import RostrumDependencies
import RostrumRuntime
public import RostrumStorage

/// The database of shared values, as a process sees it.
///
/// All launches of a process share one, and with it one subscription to the changes of the storage,
/// and one decoded copy of each value. Two of them on one storage are like two processes.
///
/// ```swift
/// let database = SharedDatabase(try SQLiteStorage(path: path))
/// withDependencies { $0.defaultDatabase = database } operation: { … }
/// ```
public struct SharedDatabase: Sendable {
  let exchange: DatabaseExchange
  let isReadOnly: Bool
  /// The names of the values that a launch has used; `nil` if they aren't recorded.
  private let names: Locked<Set<String>>?

  /// Shares the values of a storage.
  ///
  /// - Parameters:
  ///   - storage: The storage.
  ///   - clock: The clock that times the attempts to save or load what has failed.
  public init(
    _ storage: any SharedValueStorage, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.init(DatabaseExchange(storage: storage, clock: clock))
  }

  /// Shares the values of a storage.
  ///
  /// - Parameters:
  ///   - storage: The storage.
  ///   - report: Receives what happens to values, on any thread.
  package init(
    _ storage: any SharedValueStorage, report: @escaping @Sendable (DatabaseSaveEvent) -> Void
  ) {
    self.init(DatabaseExchange(storage: storage, clock: ContinuousClock(), report: report))
  }

  private init(
    _ exchange: DatabaseExchange, isReadOnly: Bool = false, names: Locked<Set<String>>? = nil
  ) {
    self.exchange = exchange
    self.isReadOnly = isReadOnly
    self.names = names
  }

  /// A database in memory.
  public static var inMemory: Self { SharedDatabase(MemoryStorage()) }

  /// The same database for a read-only launch, whose changes aren't saved.
  package var readOnly: Self { SharedDatabase(exchange, isReadOnly: true) }

  /// The same database for a launch whose values are recorded.
  package var recording: Self { SharedDatabase(exchange, names: Locked([])) }

  /// The names in the storage of the values that the launch has used so far, in order.
  package var usedNames: [String] { names?.value.sorted() ?? [] }

  func record(_ name: String) { names?.withLock { _ = $0.insert(name) } }

  /// Reads values for a launch, so that it begins with them instead of loading them.
  ///
  /// - Parameters:
  ///   - names: The names in the storage, such as ``usedNames`` of an earlier launch.
  ///   - limit: The longest time to wait, such as while the storage can't be reached.
  package func prepare(_ names: [String], within limit: Duration) async {
    await exchange.prepare(names, within: limit)
  }

  /// Drops values that were read for a launch, once it has begun.
  ///
  /// - Parameter names: The names in the storage.
  package func discard(_ names: [String]) { exchange.discard(names) }

  /// Waits for the writes that have begun.
  ///
  /// Call it when the program ends.
  public func finish() async { await exchange.finish() }

  /// An object that belongs to the storage of the database, and which all launches of a process share.
  ///
  /// - Parameter make: Creates the object when it is first asked for, with the storage and its clock.
  /// - Returns: The object; the same one for each type.
  package func companion<Companion: AnyObject & Sendable>(
    _ make: (any SharedValueStorage, any Clock<Duration>) -> Companion
  ) -> Companion {
    exchange.companion(make)
  }

  /// The names in the storage of the values with changes that aren't written yet, in order.
  package var unwrittenNames: [String] { exchange.unwrittenKeys.sorted() }

  /// The number of values in use.
  package var valueCount: Int { exchange.count }

  /// How many values have begun to be loaded for the first time.
  package var loadCount: Int { exchange.loadCount }

  /// Runs the first load of a value that is stored elsewhere, for which pages wait as for others.
  ///
  /// - Parameters:
  ///   - value: What has the value then. It stays for a while, for the session that the page begins.
  ///   - name: The name of the value.
  ///   - work: Loads the value.
  package func load(
    _ value: any AnyObject & Sendable, named name: String,
    _ work: @escaping @MainActor @Sendable () async -> Void
  ) {
    exchange.load(value, named: name, work)
  }

  /// Waits for the values that are being loaded for the first time, but not for long.
  ///
  /// - Parameter limit: The longest time to wait, such as while the storage can't be reached.
  package func loaded(within limit: Duration) async { await exchange.loaded(within: limit) }
}

extension DependencyValues {
  /// The database for ``SharedReaderKey/database(_:for:)``.
  ///
  /// The web host sets the storage of its sessions. In tests and previews, the database is in memory.
  public var defaultDatabase: SharedDatabase {
    get { self[SharedDatabase.self] }
    set { self[SharedDatabase.self] = newValue }
  }
}

extension SharedDatabase: DependencyKey {
  /// Programs must set a database: until then it is in memory, and an issue is reported.
  public static var liveValue: SharedDatabase {
    reportIssue(
      """
      A value is shared in a database, but no database is set. It is kept in memory until the \
      program ends.

      Set 'defaultDatabase', or run the app with 'RostrumWeb', which sets the storage of its sessions.
      """)
    return .inMemory
  }

  /// Each preview has a database of its own.
  public static var previewValue: SharedDatabase { .inMemory }

  /// Each test has a database of its own.
  public static var testValue: SharedDatabase { .inMemory }
}
