import Foundation
import RostrumDependencies
import RostrumPostgres

/// A server of PostgreSQL with data of its own, on a socket in a temporary folder.
///
/// A shell stops it and deletes the data when its input ends, which is at the end of this process, however
/// it ends.
package final class PostgresServer: Sendable {
  /// The server for tests that leave it running, which is started for the first of them.
  package static let shared: PostgresServer? = try? PostgresServer()

  /// The folder of the newest server that is installed.
  package static let programs: String? = {
    let root = "/usr/lib/postgresql"
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    return versions.compactMap(Int.init).max().map { "\(root)/\($0)/bin" }
  }()

  /// The folder of the socket.
  package let folder: String
  private let input = Pipe()
  private let output = Pipe()
  private let shell = LockIsolated(UncheckedSendable(Process()))
  private let count = LockIsolated(0)

  /// Starts a server.
  ///
  /// - Throws: An error if it can't be started.
  package init() throws {
    let script = """
      folder=$(mktemp -d /tmp/postgres-XXXXXX) && cd "$folder" || exit 1
      "$1/initdb" -D data -U rostrum -A trust --no-sync >log 2>&1 || { cat log >&2; exit 1; }
      start() {
        "$1/postgres" -D data -k "$folder" -c listen_addresses= -c fsync=off \
          -c full_page_writes=off -c max_connections=1000 -c shared_buffers=64MB >>log 2>&1 </dev/null &
        server=$!
        until "$1/pg_isready" -q -h "$folder"; do
          kill -0 $server 2>/dev/null || { cat log >&2; exit 1; }
          sleep 0.05
        done
      }
      stop() { kill -INT $server; wait $server; }
      start "$1"
      echo "$folder"
      while read -r command; do "$command" "$1"; echo done; done
      stop
      cd / && rm -rf "$folder"
      """
    let command = ["/bin/sh", "-c", script, "sh", Self.programs ?? ""]
    // The server refuses to run as root.
    let other = ["/usr/bin/setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
    let arguments = (getuid() == 0 ? other : []) + command
    let process = Process()
    process.executableURL = URL(filePath: arguments[0])
    process.arguments = Array(arguments.dropFirst())
    process.currentDirectoryURL = URL(filePath: "/")
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    shell.setValue(UncheckedSendable(process))
    folder = Self.line(output)
    if folder.isEmpty { throw CocoaError(.executableLoad) }
  }

  private static func line(_ output: Pipe) -> String {
    String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      .trimmingCharacters(in: .newlines)
  }

  /// Stops the server, which ends all connections, and returns when it has stopped.
  package func stop() { tell("stop") }

  /// Starts the server after it was stopped, and returns when it is ready.
  package func start() { tell("start") }

  private func tell(_ command: String) {
    input.fileHandleForWriting.write(Data("\(command)\n".utf8))
    _ = Self.line(output)
  }

  /// The address of a database.
  ///
  /// - Parameter database: The name of the database.
  /// - Returns: The address.
  package func url(of database: String) -> String {
    "postgres:///\(database)?host=\(folder)&user=rostrum&connect_timeout=60"
  }

  /// Makes an empty database.
  ///
  /// - Parameter setup: Statements that are executed in it with a new connection each.
  /// - Returns: Its address.
  /// - Throws: `StorageError`.
  package func makeDatabase(_ setup: (_ name: String) -> [String] = { _ in [] }) throws -> String {
    let name = count.withValue { count -> String in
      count += 1
      return "test\(count)"
    }
    try execute("CREATE DATABASE \(name)", in: "postgres")
    for sql in setup(name) { try execute(sql, in: name) }
    return url(of: name)
  }

  private func execute(_ sql: String, in database: String) throws {
    // Many tests make databases at the same time.
    let settings = PostgresStorage.Settings(
      statementTimeout: .zero, lockTimeout: .zero, idleTransactionTimeout: .zero)
    let connection = PostgresConnection(try LibPQ(), url: url(of: database), settings)
    try connection.open()
    try connection.execute(sql)
  }
}
