import Foundation
import RostrumPostgresTestSupport
import RostrumStorage

// NB: Makes databases with a connection, which is internal.
@testable import RostrumPostgres

extension PostgresServer {
  /// Makes an empty database whose clock stands still.
  ///
  /// A function with the name of the system's comes first on the search path.
  func makeStoppedDatabase() throws -> String {
    try makeDatabase { name in
      [
        "ALTER DATABASE \(name) SET search_path = stopped, pg_catalog",
        """
        CREATE SCHEMA stopped;
        CREATE TABLE stopped.clock AS SELECT pg_catalog.clock_timestamp() AS time;
        CREATE FUNCTION stopped.clock_timestamp() RETURNS timestamptz LANGUAGE sql STABLE
          AS 'SELECT time FROM stopped.clock'
        """,
      ]
    }
  }
}

/// A database of its own, and a folder of one machine, which is deleted with it.
final class PostgresPlace: StoragePlace {
  let url: String
  let folder: String

  init() throws {
    guard let server = PostgresServer.shared else { throw CocoaError(.executableNotLoadable) }
    url = try server.makeStoppedDatabase()
    folder = FileManager.default.temporaryDirectory.appending(path: "nodes-\(UUID())").path
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func open() async throws -> any Storage { try await open(.init()) }

  /// Opens the storage as a process of the machine would.
  func open(_ settings: PostgresStorage.Settings) async throws -> PostgresStorage {
    try await PostgresStorage(url: url, settings: settings, nodeFolder: folder)
  }

  /// A connection that is open.
  func connect(_ settings: PostgresStorage.Settings = .init()) throws -> PostgresConnection {
    let connection = PostgresConnection(try LibPQ(), url: url, settings)
    try connection.open()
    return connection
  }

  func elapse(_ duration: Duration) throws {
    try perform(
      "UPDATE stopped.clock SET time = time + make_interval(secs => \(duration / .seconds(1)))")
  }

  /// Executes statements as an operator would.
  func perform(_ sql: String) throws {
    try connect().execute(sql)
  }

  /// Ends all connections to the database, and waits until the server has closed them.
  func endConnections() throws { try connect().endOthers() }
}
