import RostrumDependencies

extension SharedReaderKey {
  /// Shares a value with all sessions of all processes, or with those of the same user, by the
  /// database of the program.
  ///
  /// ```swift
  /// @Shared(.database("announcement")) var announcement = ""
  /// @Shared(.database("standups", for: .user)) var standups: IdentifiedArrayOf<Standup> = []
  /// ```
  ///
  /// A change is written at once, and is seen by all others soon after. The value is loaded when it is
  /// first used in a process: until then it is the initial one, and `isLoading` is true.
  ///
  /// Each write says which version it is based on. If two sessions change a value at the same time,
  /// the first write wins. The second session adopts the new value, and merges its own change into it
  /// if the type of the value is ``SharedMergeable``, as identified arrays are: changes of different
  /// elements both survive. What doesn't go together is dropped, and `saveError` is a
  /// ``SharedConflict``, even if both have stored equal values.
  ///
  /// If the storage can't be reached, `saveError` contains the reason, and the write is repeated until
  /// it succeeds. A stored value that can't be decoded is never overwritten.
  /// `@Dependency(\.defaultDatabase)` determines the database, which is in memory in tests.
  ///
  /// - Parameters:
  ///   - key: The name of the value, which is the same in all sessions.
  ///   - scope: Who shares the value.
  /// - Returns: The key.
  public static func database<Value: Codable & Sendable>(
    _ key: String, for scope: DatabaseScope = .everyone
  ) -> Self where Self == DatabaseKey<Value> {
    DatabaseKey(key, in: scope)
  }
}

/// A key that shares a value with all sessions of all processes.
///
/// See ``SharedReaderKey/database(_:for:)``.
public struct DatabaseKey<Value: Codable & Sendable>: SharedKey {
  /// The identity of a value in a database.
  public struct ID: Hashable, Sendable {
    let name: String
    let database: ObjectIdentifier
  }

  /// The identity of the value.
  public let id: ID
  private let key: String
  private let scope: DatabaseScope
  private let replica: DatabaseReplica<Value>

  init(_ key: String, in scope: DatabaseScope) {
    let database = DependencyValues.current.defaultDatabase
    let name = scope.name(of: key)
    database.record(name)
    self.key = key
    self.scope = scope
    id = ID(name: name, database: ObjectIdentifier(database.exchange))
    replica = DatabaseReplica(
      database.exchange.document(name, titled: key, Value.self), isReadOnly: database.isReadOnly)
  }

  /// Loads the value from the database.
  ///
  /// - Parameters:
  ///   - context: The reason for loading the value.
  ///   - continuation: Receives the value.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    replica.load(context, continuation)
  }

  /// Observes changes that other sessions make.
  ///
  /// - Parameters:
  ///   - context: The reason for loading the value.
  ///   - subscriber: Receives the changes.
  /// - Returns: The subscription.
  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    replica.subscribe(subscriber)
  }

  /// Writes the value to the database.
  ///
  /// - Parameters:
  ///   - value: The value to save.
  ///   - context: The reason for saving the value.
  ///   - continuation: Receives the outcome.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    replica.save(value, context, continuation)
  }
}

extension DatabaseKey: CustomStringConvertible {
  /// The key as it is written in source code.
  public var description: String {
    let scope = self.scope == .user ? ", for: .user" : ""
    return ".database(\(String(reflecting: key))\(scope))"
  }
}
