import Foundation
import RostrumDependencies
import RostrumStorage

// NB: Makes databases with a connection, which is internal.
@testable import RostrumPostgres

/// A server of PostgreSQL with data of its own, on a socket in a temporary folder.
///
/// It is started for the first test that needs it. A shell stops it and deletes the data when its
/// input ends, which is at the end of this process, however it ends.
final class PostgresServer: Sendable {
  static let shared: PostgresServer? = try? PostgresServer()

  /// The folder of the newest server that is installed.
  static let programs: String? = {
    let root = "/usr/lib/postgresql"
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    return versions.compactMap(Int.init).max().map { "\(root)/\($0)/bin" }
  }()

  let folder: String
  private let input = Pipe()
  private let shell = LockIsolated(UncheckedSendable(Process()))
  private let count = LockIsolated(0)

  private init() throws {
    let script = """
      folder=$(mktemp -d /tmp/postgres-XXXXXX) && cd "$folder" || exit 1
      "$1/initdb" -D data -U rostrum -A trust --no-sync >log 2>&1 || { cat log >&2; exit 1; }
      "$1/postgres" -D data -k "$folder" -c listen_addresses= -c fsync=off \
        -c full_page_writes=off -c max_connections=400 -c shared_buffers=64MB >>log 2>&1 </dev/null &
      until "$1/pg_isready" -q -h "$folder"; do
        kill -0 $! 2>/dev/null || { cat log >&2; exit 1; }
        sleep 0.05
      done
      echo "$folder"
      read -r _
      kill -INT $!; wait $!
      cd / && rm -rf "$folder"
      """
    let command = ["/bin/sh", "-c", script, "sh", Self.programs ?? ""]
    // The server refuses to run as root.
    let other = ["/usr/bin/setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
    let arguments = (getuid() == 0 ? other : []) + command
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: arguments[0])
    process.arguments = Array(arguments.dropFirst())
    process.currentDirectoryURL = URL(filePath: "/")
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    shell.setValue(UncheckedSendable(process))
    let answer = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    folder = answer.trimmingCharacters(in: .newlines)
    if folder.isEmpty { throw CocoaError(.executableLoad) }
  }

  /// The address of a database.
  func url(of database: String) -> String {
    "postgres:///\(database)?host=\(folder)&user=rostrum&connect_timeout=60"
  }

  /// Makes an empty database whose clock stands still.
  ///
  /// A function with the name of the system's comes first on the search path.
  func makeDatabase() throws -> String {
    let name = count.withValue { count -> String in
      count += 1
      return "test\(count)"
    }
    try execute("CREATE DATABASE \(name)", in: "postgres")
    try execute("ALTER DATABASE \(name) SET search_path = stopped, pg_catalog", in: "postgres")
    try execute(
      """
      CREATE SCHEMA stopped;
      CREATE TABLE stopped.clock AS SELECT pg_catalog.clock_timestamp() AS time;
      CREATE FUNCTION stopped.clock_timestamp() RETURNS timestamptz LANGUAGE sql STABLE
        AS 'SELECT time FROM stopped.clock'
      """, in: name)
    return url(of: name)
  }

  private func execute(_ sql: String, in database: String) throws {
    let connection = PostgresConnection(try LibPQ(), url: url(of: database), .init())
    try connection.open()
    try connection.execute(sql)
  }
}

/// A database of its own, and a folder of one machine, which is deleted with it.
final class PostgresPlace: StoragePlace {
  let url: String
  let folder: String

  init() throws {
    guard let server = PostgresServer.shared else { throw CocoaError(.executableNotLoadable) }
    url = try server.makeDatabase()
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
  func endConnections() throws {
    try perform(
      """
      SELECT pg_terminate_backend(pid, 30000) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()
      """)
  }
}

/// Waits until requests wait for locks.
func untilWaiting(_ count: Int, _ connection: PostgresConnection) async throws {
  let sql = """
    SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'
    """
  while try connection.perform(sql).first?.integer(0) != Int64(count) {
    try Task.checkCancellation()
    await Task.yield()
  }
}
