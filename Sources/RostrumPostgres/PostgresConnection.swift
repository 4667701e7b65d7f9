import Foundation
import RostrumStorage

/// A connection, whose blocking methods are called on its queue.
///
/// NB: `@unchecked Sendable` because only the queue uses the mutable state.
final class PostgresConnection: @unchecked Sendable {
  let queue = DispatchQueue(label: "rostrum.postgres")
  private let library: LibPQ
  private let url: String
  private var pointer: LibPQ.Connection?
  /// The names of prepared statements, by their text.
  private var statements: [String: String] = [:]
  /// Whether the last failure was a deadlock or serialization failure, after which a transaction is
  /// retried.
  private var wasInTheWay = false

  /// The number of round trips since the connection was first opened.
  private(set) var roundTrips = 0

  private let settings: PostgresStorage.Settings

  init(_ library: LibPQ, url: String, _ settings: PostgresStorage.Settings) {
    self.library = library
    self.url = url
    self.settings = settings
  }

  deinit {
    if let pointer { library.finish(pointer) }
  }

  /// Connects, unless the connection is open.
  func open() throws(StorageError) {
    if isAlive { return }
    close()
    // The URL comes last, so that it overrides the others.
    let parameters = [
      ("application_name", "Rostrum"), ("connect_timeout", "5"), ("keepalives_idle", "5"),
      ("keepalives_interval", "2"), ("keepalives_count", "3"), ("tcp_user_timeout", "10000"),
      ("dbname", url),
    ]
    pointer = withTexts(parameters.map(\.0)) { keywords in
      withTexts(parameters.map(\.1)) { library.connect(keywords, $0, 1) }
    }
    guard let pointer, library.status(pointer) == LibPQ.connectionOK else {
      let error = lost()
      close()
      throw error
    }
    // By default, libpq writes notices to standard error.
    _ = library.setNoticeProcessor(pointer, { _, _ in }, nil)
    do { try execute(settings.sql) } catch {
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
  func close() {
    if let pointer { library.finish(pointer) }
    pointer = nil
    statements = [:]
  }

  /// The connection's descriptor, while it is open.
  var socket: CInt? { pointer.map(library.socket) }

  /// The payloads of the notifications that have arrived; `nil` if the connection is lost.
  func notifications() -> [String]? {
    // The source may not fire again when the connection ends.
    guard isAlive, let pointer else { return nil }
    var payloads: [String] = []
    while let notification = library.notifies(pointer) {
      payloads.append(LibPQ.payload(of: notification))
      library.freeMemory(notification)
    }
    return payloads
  }

  /// Executes statements without parameters.
  func execute(_ sql: String) throws(StorageError) {
    guard let pointer else { throw lost() }
    _ = try rows(library.execute(pointer, sql))
  }

  /// Executes a statement, which is prepared once.
  func perform(
    _ sql: String, _ values: PostgresValue...
  ) throws(StorageError) -> [PostgresRow] {
    guard let pointer else { throw lost() }
    let name = try prepare(sql, pointer)
    let encoded = values.map(\.encoded)
    let buffers = encoded.map { $0.bytes.map(Self.buffer) }
    defer { for buffer in buffers { buffer?.deallocate() } }
    let result = library.executePrepared(
      pointer, name, CInt(values.count), buffers.map { $0.map { UnsafePointer($0) } },
      encoded.map { CInt($0.bytes?.count ?? 0) }, encoded.map { $0.isBinary ? 1 : 0 }, 1)
    return try rows(result)
  }

  /// Runs statements in a transaction, and retries it after a deadlock or serialization failure.
  func transaction<Success>(
    _ body: (PostgresConnection) throws(StorageError) -> Success
  ) throws(StorageError) -> Success {
    try repeating { connection throws(StorageError) in try connection.attempt(body) }
  }

  /// Runs a statement, or all statements of a transaction, and retries after a deadlock or
  /// serialization failure.
  func repeating<Success>(
    _ body: (PostgresConnection) throws(StorageError) -> Success
  ) throws(StorageError) -> Success {
    for _ in 1..<Self.attempts {
      wasInTheWay = false
      do {
        return try body(self)
      } catch {
        guard wasInTheWay else { throw error }
      }
    }
    return try body(self)
  }

  private static let attempts = 4

  private func attempt<Success>(
    _ body: (PostgresConnection) throws(StorageError) -> Success
  ) throws(StorageError) -> Success {
    try execute("BEGIN")
    do {
      let success = try body(self)
      try execute("COMMIT")
      return success
    } catch {
      let wasInTheWay = wasInTheWay
      do { try execute("ROLLBACK") } catch { close() }
      self.wasInTheWay = wasInTheWay
      throw error
    }
  }
}

extension PostgresConnection {
  private func prepare(
    _ sql: String, _ pointer: LibPQ.Connection
  ) throws(StorageError) -> String {
    if let name = statements[sql] { return name }
    let name = "rostrum_\(statements.count)"
    _ = try rows(library.prepare(pointer, name, sql, 0, nil))
    statements[sql] = name
    return name
  }

  private func rows(_ result: LibPQ.Result?) throws(StorageError) -> [PostgresRow] {
    defer { library.clear(result) }
    roundTrips += 1
    let status = library.resultStatus(result)
    guard let result, status == LibPQ.commandOK || status == LibPQ.tuplesOK else {
      throw failure(of: result)
    }
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
  private func failure(of result: LibPQ.Result?) -> StorageError {
    guard let result, let field = library.resultErrorField(result, LibPQ.sqlState) else {
      return lost()
    }
    let message = Self.words(library.resultErrorMessage(result))
    switch String(cString: field) {
    case "53100": return .full
    case "XX001", "XX002": return .damaged(reason: message)
    case "40001", "40P01":
      wasInTheWay = true
      return .unreachable(reason: message)
    default: return .unreachable(reason: message)
    }
  }

  private func lost() -> StorageError {
    .unreachable(
      reason: pointer.map { Self.words(library.errorMessage($0)) } ?? "There is no connection.")
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
