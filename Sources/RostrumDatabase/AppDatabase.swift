import Foundation
public import GRDB

/// The database of an app, which all of its sessions share.
///
/// A program opens it once, and brings its tables up to date:
///
/// ```swift
/// extension AppDatabase {
///   static let fleet = try! AppDatabase(path: "fleet.sqlite", migrator: .fleet)
/// }
///
/// extension DatabaseMigrator {
///   static var fleet: DatabaseMigrator {
///     var migrator = DatabaseMigrator()
///     migrator.registerMigration("vehicles") { db in
///       try db.create(table: "vehicle") { table in
///         table.autoIncrementedPrimaryKey("id")
///         table.column("plate", .text).notNull().unique()
///         table.column("version", .integer).notNull()
///       }
///     }
///     return migrator
///   }
/// }
/// ```
///
/// Features reach it by `@Dependency(\.appDatabase)`, and views and features follow its contents by
/// `@SharedReader(.query { … })`. A test and a preview have a database in memory.
///
/// The database is SQLite, by GRDB: requests in closures are GRDB's. Reads and writes run on GRDB's own
/// queues, so they block neither the main actor nor Swift's cooperative threads.
public final class AppDatabase: Sendable {
  /// GRDB's connections, for what this type doesn't offer.
  public let writer: any DatabaseWriter
  /// Finds what other processes have written; `nil` for a database in memory.
  private let watch: OutsideChanges?
  /// The moments that sessions are reading; `nil` for a database in memory.
  let snapshots: SnapshotSource?

  /// Opens a file, creates it if it doesn't exist, and brings its tables up to date.
  ///
  /// Several processes of one machine may open the file. A process sees what others have written when it
  /// looks for that, about once a second; see ``observe(_:)``.
  ///
  /// - Parameters:
  ///   - path: The path of the file, in an existing folder.
  ///   - migrator: The migrations that create the tables.
  ///   - clock: The clock that times looking for what other processes have written.
  /// - Throws: An error of GRDB.
  public init(
    path: String, migrator: DatabaseMigrator = DatabaseMigrator(),
    clock: any Clock<Duration> = ContinuousClock()
  ) throws {
    var configuration = Configuration()
    // Processes that migrate or write at the same time wait for each other.
    configuration.busyMode = .timeout(5)
    let pool = try DatabasePool(path: path, configuration: configuration)
    try migrator.migrate(pool)
    writer = pool
    watch = OutsideChanges(of: pool, clock: clock)
    snapshots = SnapshotSource(of: pool)
  }

  /// Creates a database in memory, for tests and previews.
  ///
  /// - Parameters:
  ///   - migrator: The migrations that create the tables.
  ///   - fill: Adds the first rows.
  /// - Throws: An error of GRDB.
  public init(
    inMemory migrator: DatabaseMigrator, fill: (Database) throws -> Void = { _ in }
  ) throws {
    let queue = try DatabaseQueue()
    try migrator.migrate(queue)
    try queue.write(fill)
    writer = queue
    watch = nil
    snapshots = nil
  }

  deinit { watch?.stop() }

  /// Reads from the database.
  ///
  /// - Parameter read: Reads from the database, which doesn't change meanwhile.
  /// - Returns: What the closure returns.
  /// - Throws: The error of the closure, or an error of GRDB.
  public func read<Value: Sendable>(
    _ read: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    try await writer.read(read)
  }

  /// Changes the database in one transaction.
  ///
  /// If the closure throws, nothing has changed.
  ///
  /// - Parameter write: Changes the database.
  /// - Returns: What the closure returns.
  /// - Throws: The error of the closure, or an error of GRDB.
  public func write<Value: Sendable>(
    _ write: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    try await writer.write(write)
  }

  /// What a query finds now, and each time that its result may have changed.
  ///
  /// An effect that follows a query:
  ///
  /// ```swift
  /// return .run { send in
  ///   for try await count in database.observe({ try Vehicle.fetchCount($0) }) {
  ///     await send(.countChanged(count))
  ///   }
  /// }
  /// ```
  ///
  /// Changes by this process come at once, and those by others of the machine when this process looks
  /// for them. Of changes in quick succession, the last one comes for sure.
  ///
  /// - Parameter query: Reads from the database.
  /// - Returns: The results, without equal ones in succession.
  public func observe<Value: Equatable & Sendable>(
    _ query: @escaping @Sendable (Database) throws -> Value
  ) -> AsyncThrowingStream<Value, any Error> {
    AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let observation = start(ValueObservation.tracking(query).removeDuplicates()) { result in
        switch result {
        case .success(let value): continuation.yield(value)
        case .failure(let error): continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in observation.cancel() }
    }
  }

  /// Begins an observation.
  ///
  /// - Parameters:
  ///   - observation: What to observe.
  ///   - report: Called with each result, in order, on a queue of its own.
  /// - Returns: The observation, which ends when it is deallocated.
  func start<Reducer: ValueReducer>(
    _ observation: ValueObservation<Reducer>,
    _ report: @escaping @Sendable (Result<Reducer.Value, any Error>) -> Void
  ) -> QueryObservation where Reducer.Value: Sendable {
    let visitor = watch?.begin()
    let queue = DispatchQueue(label: "rostrum.database.query")
    let cancellable = observation.start(
      in: writer, scheduling: .async(onQueue: queue),
      onError: { report(.failure($0)) }, onChange: { report(.success($0)) })
    return QueryObservation { [watch] in
      cancellable.cancel()
      if let visitor { watch?.end(visitor) }
    }
  }
}

/// An observation of a query, which ends when it is deallocated.
final class QueryObservation: Sendable {
  private let end: @Sendable () -> Void

  init(_ end: @escaping @Sendable () -> Void) {
    self.end = end
  }

  deinit { end() }

  func cancel() { end() }
}
