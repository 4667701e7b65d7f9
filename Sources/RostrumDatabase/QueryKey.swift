public import GRDB
import RostrumDependencies
import RostrumRuntime
public import RostrumShared

extension SharedReaderKey {
  /// Follows what a query finds in the app's database.
  ///
  /// ```swift
  /// @SharedReader(.query { try Vehicle.order(Column("plate")).fetchAll($0) })
  /// var vehicles: [Vehicle] = []
  /// ```
  ///
  /// The query runs where the property is declared, so that it has its value from the beginning, and
  /// again after each change of the tables that it has read, by whichever session. An error is in
  /// `$vehicles.loadError`.
  ///
  /// A query is identified by its place in the source. If it captures values that can differ, say them
  /// by `id`, or the declarations of one session share the query that was declared first:
  ///
  /// ```swift
  /// @SharedReader(.query(id: 7) { try Vehicle.fetchOne($0, id: 7) }) var vehicle: Vehicle?
  /// ```
  ///
  /// The first run blocks the main actor, so a query needs an index and a limit.
  ///
  /// - Parameters:
  ///   - id: The values that the query captures.
  ///   - fileID: The file of the query.
  ///   - line: The line of the query.
  ///   - column: The column of the query.
  ///   - query: Reads from the database.
  /// - Returns: The key.
  public static func query<Value: Equatable & Sendable>(
    id: some Hashable & Sendable = 0, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, _ query: sending @escaping (Database) throws -> Value
  ) -> Self where Self == QueryKey<Value> {
    QueryKey(
      id: AnyHashableSendable(id), place: "\(fileID):\(line):\(column)", SentQuery(query))
  }
}

/// A key that follows a query of the app's database.
///
/// See `SharedReaderKey.query(id:fileID:line:column:_:)`.
public struct QueryKey<Value: Equatable & Sendable>: SharedReaderKey {
  /// The identity of a query.
  public struct ID: Hashable, Sendable {
    let id: AnyHashableSendable
    let place: String
    let database: ObjectIdentifier
  }

  /// The identity of the query.
  public let id: ID
  private let database: AppDatabase
  private let query: @Sendable (Database) throws -> Value

  init(
    id: AnyHashableSendable, place: String,
    _ query: SentQuery<Value>
  ) {
    database = DependencyValues.current.appDatabase
    self.id = ID(id: id, place: place, database: ObjectIdentifier(database))
    self.query = { try query.run($0) }
  }

  /// Runs the query.
  ///
  /// - Parameters:
  ///   - context: The reason for running it.
  ///   - continuation: Receives the result.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    guard context.initialValue == nil else {
      return continuation.resume(with: Result { try database.writer.read(query) })
    }
    Task { [database, query] in
      do { continuation.resume(with: .success(try await database.read(query))) } catch {
        continuation.resume(throwing: error)
      }
    }
  }

  /// Follows the query.
  ///
  /// - Parameters:
  ///   - context: The reason for running it.
  ///   - subscriber: Receives the results.
  /// - Returns: The subscription.
  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    let changes = ValueObservation.tracking(query).removeDuplicates()
    let observation = database.start(changes) { result in
      switch result {
      case .success(let value): subscriber.yield(value)
      case .failure(let error): subscriber.yield(throwing: error)
      }
    }
    return SharedSubscription { observation.cancel() }
  }
}

/// A query that a key has taken over.
///
/// NB: A closure after a leading dot isn't inferred to be `@Sendable` (Swift 6.3), so the key takes it as
/// `sending`. It may change what it has captured, so its runs take turns.
///
/// NB: `@unchecked Sendable` because `lock` guards the closure.
final class SentQuery<Value>: @unchecked Sendable {
  private let lock = Lock()
  private let query: (Database) throws -> Value

  init(_ query: sending @escaping (Database) throws -> Value) {
    self.query = query
  }

  func run(_ db: Database) throws -> Value { try lock.withLock { try query(db) } }
}
