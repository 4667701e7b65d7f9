import Foundation
import RostrumStorage

/// The functions of libpq that connections use.
///
/// The library is loaded when a database is opened, so programs that don't use PostgreSQL don't need
/// it.
package struct LibPQ: Sendable {
  typealias Connection = OpaquePointer
  typealias Result = OpaquePointer
  typealias Texts = UnsafePointer<UnsafePointer<CChar>?>

  typealias NoticeProcessor =
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Void

  let connect: @convention(c) (Texts, Texts, CInt) -> Connection?
  let status: @convention(c) (Connection) -> CInt
  let errorMessage: @convention(c) (Connection) -> UnsafePointer<CChar>?
  let finish: @convention(c) (Connection) -> Void
  let socket: @convention(c) (Connection) -> CInt
  let consumeInput: @convention(c) (Connection) -> CInt
  let notifies: @convention(c) (Connection) -> UnsafeMutableRawPointer?
  let freeMemory: @convention(c) (UnsafeMutableRawPointer) -> Void
  let prepare:
    @convention(c) (
      Connection, UnsafePointer<CChar>, UnsafePointer<CChar>, CInt, UnsafePointer<UInt32>?
    ) -> Result?
  let executePrepared:
    @convention(c) (
      Connection, UnsafePointer<CChar>, CInt, UnsafePointer<UnsafePointer<CChar>?>?,
      UnsafePointer<CInt>?, UnsafePointer<CInt>?, CInt
    ) -> Result?
  let describe: @convention(c) (Connection, UnsafePointer<CChar>) -> Result?
  let execute: @convention(c) (Connection, UnsafePointer<CChar>) -> Result?
  let resultStatus: @convention(c) (Result?) -> CInt
  let resultErrorField: @convention(c) (Result?, CInt) -> UnsafePointer<CChar>?
  let resultErrorMessage: @convention(c) (Result?) -> UnsafePointer<CChar>?
  let rowCount: @convention(c) (Result) -> CInt
  let columnCount: @convention(c) (Result) -> CInt
  let columnName: @convention(c) (Result, CInt) -> UnsafePointer<CChar>?
  let columnType: @convention(c) (Result, CInt) -> UInt32
  let parameterCount: @convention(c) (Result) -> CInt
  let parameterType: @convention(c) (Result, CInt) -> UInt32
  let changedRows: @convention(c) (Result) -> UnsafePointer<CChar>?
  let isNull: @convention(c) (Result, CInt, CInt) -> CInt
  let length: @convention(c) (Result, CInt, CInt) -> CInt
  let value: @convention(c) (Result, CInt, CInt) -> UnsafePointer<CChar>?
  let clear: @convention(c) (Result?) -> Void
  let setNoticeProcessor:
    @convention(c) (Connection, NoticeProcessor, UnsafeMutableRawPointer?) -> NoticeProcessor?

  /// Loads the library.
  ///
  /// - Parameter name: The file name of the library.
  /// - Throws: `StorageError/unreachable(reason:)` if it isn't installed.
  package init(_ name: String = LibPQ.name) throws(StorageError) {
    guard let library = dlopen(name, RTLD_NOW) else {
      throw .unreachable(
        reason: "PostgreSQL needs the library \(name). Install it, such as by the package libpq5.")
    }
    let symbols = Symbols(library: library)
    connect = try symbols.load("PQconnectdbParams")
    status = try symbols.load("PQstatus")
    errorMessage = try symbols.load("PQerrorMessage")
    finish = try symbols.load("PQfinish")
    socket = try symbols.load("PQsocket")
    consumeInput = try symbols.load("PQconsumeInput")
    notifies = try symbols.load("PQnotifies")
    freeMemory = try symbols.load("PQfreemem")
    prepare = try symbols.load("PQprepare")
    executePrepared = try symbols.load("PQexecPrepared")
    describe = try symbols.load("PQdescribePrepared")
    execute = try symbols.load("PQexec")
    resultStatus = try symbols.load("PQresultStatus")
    resultErrorField = try symbols.load("PQresultErrorField")
    resultErrorMessage = try symbols.load("PQresultErrorMessage")
    rowCount = try symbols.load("PQntuples")
    columnCount = try symbols.load("PQnfields")
    columnName = try symbols.load("PQfname")
    columnType = try symbols.load("PQftype")
    parameterCount = try symbols.load("PQnparams")
    parameterType = try symbols.load("PQparamtype")
    changedRows = try symbols.load("PQcmdTuples")
    isNull = try symbols.load("PQgetisnull")
    length = try symbols.load("PQgetlength")
    value = try symbols.load("PQgetvalue")
    clear = try symbols.load("PQclear")
    setNoticeProcessor = try symbols.load("PQsetNoticeProcessor")
  }

  /// The file name of the library.
  package static var name: String {
    #if canImport(Darwin)
      "libpq.5.dylib"
    #else
      "libpq.so.5"
    #endif
  }

  private struct Symbols {
    let library: UnsafeMutableRawPointer

    /// NB: The cast is safe because the types above match libpq-fe.h.
    func load<Function>(_ name: String) throws(StorageError) -> Function {
      guard let symbol = dlsym(library, name) else {
        throw .unreachable(reason: "The installed libpq is too old: it has no \(name).")
      }
      return unsafeBitCast(symbol, to: Function.self)
    }
  }
}

/// The constants of libpq-fe.h.
extension LibPQ {
  static let connectionOK: CInt = 0
  static let commandOK: CInt = 1
  static let tuplesOK: CInt = 2

  /// The parts of an error that a result has.
  enum ErrorField: Character {
    case sqlState = "C"
    case message = "M"
    case detail = "D"
    case table = "t"
    case column = "c"
    case constraint = "n"

    var code: CInt { CInt(rawValue.asciiValue ?? 0) }
  }

  /// The channel of a notification: the first member of `PGnotify`.
  static func channel(of notification: UnsafeMutableRawPointer) -> String {
    String(cString: notification.load(as: UnsafePointer<CChar>.self))
  }

  /// The payload of a notification: the third member of `PGnotify`, after a pointer and a number.
  static func payload(of notification: UnsafeMutableRawPointer) -> String {
    let text = notification.load(
      fromByteOffset: 2 * MemoryLayout<Int>.size, as: UnsafePointer<CChar>.self)
    return StoredName.decode(String(cString: text))
  }
}
