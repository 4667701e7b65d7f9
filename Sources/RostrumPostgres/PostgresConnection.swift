import Foundation
import RostrumStorage

/// A connection, whose blocking methods are called on its queue.
///
/// NB: `@unchecked Sendable` because only the queue uses the mutable state.
package final class PostgresConnection: @unchecked Sendable {
  /// A notification that has arrived.
  package struct Notification: Sendable {
    /// The channel.
    package let channel: String
    /// What the sender has added.
    package let payload: String
  }

  let queue = DispatchQueue(label: "rostrum.postgres")
  private let library: LibPQ
  private let url: String
  private var pointer: LibPQ.Connection?
  /// The statements that are prepared, by their text.
  private var statements: [String: Statement] = [:]
  /// The failures since a transaction or request was last begun after which it is repeated.
  var wasInTheWay = false
  var isStale = false

  /// The number of round trips since the connection was first opened.
  private(set) var roundTrips = 0

  private let settings: PostgresStorage.Settings
  private let setup: String

  private struct Statement {
    let name: String
    /// The numbers of the types of its parameters, once they were asked for.
    var types: [UInt32]?
  }

  /// The number of prepared statements that a connection keeps.
  private static let statementLimit = 512

  /// Creates a connection, which isn't open.
  ///
  /// - Parameters:
  ///   - library: The library.
  ///   - url: The address of the database.
  ///   - settings: The time limits.
  ///   - setup: Statements that are executed whenever the connection was opened.
  package init(
    _ library: LibPQ, url: String, _ settings: PostgresStorage.Settings, setup: String = ""
  ) {
    self.library = library
    self.url = url
    self.settings = settings
    self.setup = setup
  }

  deinit {
    if let pointer { library.finish(pointer) }
  }

  /// Connects, unless the connection is open.
  ///
  /// - Throws: `StorageError/unreachable(reason:)` if the server can't be reached.
  package func open() throws(StorageError) {
    if isAlive { return }
    close()
    // The URL comes last, so that it overrides the others.
    let parameters = [
      ("application_name", "Rostrum"), ("client_encoding", "UTF8"), ("connect_timeout", "5"),
      ("keepalives_idle", "5"), ("keepalives_interval", "2"), ("keepalives_count", "3"),
      ("tcp_user_timeout", "10000"), ("dbname", url),
    ]
    pointer = withTexts(parameters.map(\.0)) { keywords in
      withTexts(parameters.map(\.1)) { library.connect(keywords, $0, 1) }
    }
    guard let pointer, library.status(pointer) == LibPQ.connectionOK else {
      let error = lost().storageError
      close()
      throw error
    }
    // By default, libpq writes notices to standard error.
    _ = library.setNoticeProcessor(pointer, { _, _ in }, nil)
    do { try execute(setup.isEmpty ? settings.sql : "\(settings.sql); \(setup)") } catch {
      close()
      throw error
    }
  }

  /// Whether the connection was alive at the last read.
  ///
  /// The first call reads what the server sent last, and the second one the end of the connection.
  private var isAlive: Bool {
    guard let pointer else { return false }
    return library.consumeInput(pointer) == 1 && library.consumeInput(pointer) == 1
      && library.status(pointer) == LibPQ.connectionOK
  }

  /// Closes the connection.
  package func close() {
    if let pointer { library.finish(pointer) }
    pointer = nil
    statements = [:]
  }

  /// The connection's descriptor, while it is open.
  var socket: CInt? { pointer.map(library.socket) }

  /// The notifications that have arrived; `nil` if the connection is lost.
  func notifications() -> [Notification]? {
    // The source may not fire again when the connection ends.
    guard isAlive, let pointer else { return nil }
    var arrived: [Notification] = []
    while let notification = library.notifies(pointer) {
      arrived.append(
        Notification(
          channel: LibPQ.channel(of: notification), payload: LibPQ.payload(of: notification)))
      library.freeMemory(notification)
    }
    return arrived
  }

  /// Executes statements without parameters.
  ///
  /// - Parameter sql: The statements.
  /// - Throws: `StorageError`.
  package func execute(_ sql: String) throws(StorageError) {
    do { try run(sql) } catch { throw error.storageError }
  }

  /// Executes statements without parameters.
  ///
  /// - Parameter sql: The statements.
  /// - Throws: What the server says.
  package func run(_ sql: String) throws(PostgresFailure) {
    guard let pointer else { throw lost() }
    try read(library.execute(pointer, sql)) { _ in }
  }

  /// Executes a statement, which is prepared once.
  ///
  /// - Parameters:
  ///   - sql: The statement.
  ///   - values: The values of its parameters.
  /// - Returns: The rows.
  /// - Throws: `StorageError`.
  package func perform(
    _ sql: String, _ values: PostgresValue...
  ) throws(StorageError) -> [PostgresRow] {
    do { return try read(send(sql, values), rows(of:)) } catch { throw error.storageError }
  }

  /// Executes a statement, which is prepared once.
  ///
  /// - Parameters:
  ///   - sql: The statement.
  ///   - values: The values of its parameters.
  /// - Returns: The rows, with their columns.
  /// - Throws: What the server says.
  package func query(
    _ sql: String, _ values: [PostgresValue]
  ) throws(PostgresFailure) -> PostgresResult {
    try read(send(sql, values)) { result in
      PostgresResult(
        columns: (0..<library.columnCount(result)).map { column in
          PostgresResult.Column(
            name: Self.words(library.columnName(result, column)),
            type: library.columnType(result, column))
        },
        rows: rows(of: result), count: Int(Self.words(library.changedRows(result))) ?? 0)
    }
  }

  /// The types of the parameters of a statement, as the server infers them.
  ///
  /// - Parameter sql: The statement.
  /// - Returns: The numbers of the types in the server's catalog.
  /// - Throws: What the server says.
  package func parameterTypes(of sql: String) throws(PostgresFailure) -> [UInt32] {
    guard let pointer else { throw lost() }
    let statement = try prepare(sql, pointer)
    if let types = statement.types { return types }
    let types = try read(library.describe(pointer, statement.name)) { result in
      (0..<library.parameterCount(result)).map { library.parameterType(result, $0) }
    }
    statements[sql]?.types = types
    return types
  }
}

extension PostgresConnection {
  private func prepare(
    _ sql: String, _ pointer: LibPQ.Connection
  ) throws(PostgresFailure) -> Statement {
    if let statement = statements[sql] { return statement }
    if statements.count >= Self.statementLimit { forgetStatements() }
    let statement = Statement(name: "rostrum_\(statements.count)")
    try read(library.prepare(pointer, statement.name, sql, 0, nil)) { _ in }
    statements[sql] = statement
    return statement
  }

  /// Ends all prepared statements.
  ///
  /// A connection that can't do that is closed.
  func forgetStatements() {
    do { try run("DEALLOCATE ALL") } catch { close() }
    statements = [:]
  }

  /// Sends a statement and its values, and waits for the result.
  private func send(
    _ sql: String, _ values: [PostgresValue]
  ) throws(PostgresFailure) -> LibPQ.Result? {
    guard let pointer else { throw lost() }
    let name = try prepare(sql, pointer).name
    let encoded = values.map(\.encoded)
    let buffers = encoded.map { $0.bytes.map(Self.buffer) }
    defer { for buffer in buffers { buffer?.deallocate() } }
    return library.executePrepared(
      pointer, name, CInt(values.count), buffers.map { $0.map { UnsafePointer($0) } },
      encoded.map { CInt($0.bytes?.count ?? 0) }, encoded.map { $0.isBinary ? 1 : 0 }, 1)
  }

  /// Reads a result, and frees it.
  private func read<Success>(
    _ result: LibPQ.Result?, _ body: (LibPQ.Result) -> Success
  ) throws(PostgresFailure) -> Success {
    defer { library.clear(result) }
    roundTrips += 1
    let status = library.resultStatus(result)
    guard let result, status == LibPQ.commandOK || status == LibPQ.tuplesOK else {
      throw failure(of: result)
    }
    return body(result)
  }

  private func rows(of result: LibPQ.Result) -> [PostgresRow] {
    let columns = library.columnCount(result)
    return (0..<library.rowCount(result)).map { row in
      PostgresRow(columns: (0..<columns).map { bytes(result, row, $0) })
    }
  }

  private func bytes(_ result: LibPQ.Result, _ row: CInt, _ column: CInt) -> [UInt8]? {
    if library.isNull(result, row, column) == 1 { return nil }
    guard let start = library.value(result, row, column) else { return nil }
    let length = Int(library.length(result, row, column))
    return [UInt8](UnsafeRawBufferPointer(start: start, count: length))
  }

  /// The failure that a result stands for, by the error codes in PostgreSQL's documentation.
  private func failure(of result: LibPQ.Result?) -> PostgresFailure {
    func field(_ field: LibPQ.ErrorField) -> String? {
      library.resultErrorField(result, field.code).map { Self.words($0) }
    }
    guard result != nil, let code = field(.sqlState) else { return lost() }
    let failure = PostgresFailure(
      code: code, message: field(.message) ?? Self.words(library.resultErrorMessage(result)),
      detail: field(.detail), table: field(.table), column: field(.column),
      constraint: field(.constraint))
    if failure.isInTheWay { wasInTheWay = true }
    if failure.isStale { isStale = true }
    return failure
  }

  private func lost() -> PostgresFailure {
    PostgresFailure(
      message: pointer.map { Self.words(library.errorMessage($0)) } ?? "There is no connection.")
  }

  private static func words(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) }?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
  }

  /// The bytes of a parameter, with the terminator that a text needs.
  private static func buffer(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar> {
    let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
    for (index, byte) in bytes.enumerated() { buffer[index] = CChar(bitPattern: byte) }
    buffer[bytes.count] = 0
    return buffer
  }

  /// Calls a closure with a `NULL`-terminated array of texts.
  private func withTexts<Result>(
    _ texts: [String], _ body: (LibPQ.Texts) -> Result
  ) -> Result {
    let buffers = texts.map { Self.buffer(Array($0.utf8)) }
    defer { for buffer in buffers { buffer.deallocate() } }
    let pointers: [UnsafePointer<CChar>?] = buffers.map { UnsafePointer($0) } + [nil]
    return pointers.withUnsafeBufferPointer { body($0.baseAddress.unsafelyUnwrapped) }
  }
}
