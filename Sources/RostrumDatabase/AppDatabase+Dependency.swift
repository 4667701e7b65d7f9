import GRDB
import IssueReporting
public import RostrumDependencies

extension DependencyValues {
  /// The database of the app.
  ///
  /// The program sets it. In a test and in a preview, it is an empty database in memory unless the test
  /// sets one with tables:
  ///
  /// ```swift
  /// let host = TestHost {
  ///   VehicleList()
  /// } withDependencies: {
  ///   $0.appDatabase = try! AppDatabase(inMemory: .fleet)
  /// }
  /// ```
  public var appDatabase: AppDatabase {
    get { self[AppDatabase.self] }
    set { self[AppDatabase.self] = newValue }
  }
}

extension AppDatabase: DependencyKey {
  /// Programs must set a database: until then it is an empty one in memory, and an issue is reported.
  public static var liveValue: AppDatabase {
    reportIssue(
      """
      The app uses its database, but none is set. It is empty, and ends with the program.

      Set 'appDatabase' where the app begins, to a database that the program has opened.
      """)
    return empty
  }

  /// Each preview has an empty database of its own.
  public static var previewValue: AppDatabase { empty }

  /// Each test has an empty database of its own.
  public static var testValue: AppDatabase { empty }

  private static var empty: AppDatabase {
    do { return try AppDatabase(inMemory: DatabaseMigrator()) } catch {
      preconditionFailure("SQLite can't open a database in memory: \(error)")
    }
  }
}
