import IssueReporting
public import RostrumDependencies
import RostrumPostgres
public import RostrumShared

extension DependencyValues {
  /// The database of the app in PostgreSQL.
  ///
  /// The program sets it:
  ///
  /// ```swift
  /// prepareDependencies { $0.postgresDatabase = .fleet }
  /// ```
  ///
  /// A test that uses it sets one in a schema of its own: see
  /// ``PostgresDatabase/withTemporary(at:migrations:clock:_:)``.
  public var postgresDatabase: PostgresDatabase {
    get { self[PostgresDatabase.self] }
    set { self[PostgresDatabase.self] = newValue }
  }
}

extension PostgresDatabase: DependencyKey {
  /// Programs must set a database: until then all requests fail, and an issue is reported.
  public static var liveValue: PostgresDatabase {
    reportIssue(
      """
      The app uses its database in PostgreSQL, but none is set. All requests fail.

      Set 'postgresDatabase' where the app begins, to a database that the program describes.
      """)
    return unset
  }

  /// In a preview, all requests fail unless the preview sets a database.
  public static var previewValue: PostgresDatabase { unset }

  /// Tests must set a database: until then all requests fail, and an issue is reported.
  public static var testValue: PostgresDatabase {
    reportMissingTestValue()
    return unset
  }

  private static var unset: PostgresDatabase {
    PostgresDatabase(unusable: "The dependency 'postgresDatabase' isn't set.")
  }
}

extension PostgresDatabase {
  /// The app's tables in the database that `--store postgres://…` names, beside those of sessions.
  ///
  /// ```swift
  /// prepareDependencies { $0.postgresDatabase = .shared(migrations: .fleet) }
  /// ```
  ///
  /// - Parameter migrations: What creates the tables.
  /// - Returns: The database; the same one each time. If the storage isn't in PostgreSQL, all requests
  ///   fail with a message that says so.
  public static func shared(migrations: [PostgresMigration]) -> PostgresDatabase {
    shared(in: DependencyValues.current.defaultDatabase, migrations: migrations)
  }

  /// The app's tables in the database of shared values.
  ///
  /// - Parameters:
  ///   - database: The database of shared values.
  ///   - migrations: What creates the tables.
  /// - Returns: The database; the same one each time. If the storage isn't in PostgreSQL, all requests
  ///   fail with a message that says so.
  public static func shared(
    in database: SharedDatabase, migrations: [PostgresMigration]
  ) -> PostgresDatabase {
    database.companion { storage, clock in
      guard let storage = storage as? PostgresStorage else {
        return PostgresDatabase(
          unusable: "The app needs PostgreSQL. Start it with --store postgres://…")
      }
      return PostgresDatabase(
        url: storage.address.url, settings: storage.address.settings, migrations: migrations,
        clock: clock)
    }
  }
}
