import GRDB
import RostrumStorage

extension StorageError {
  /// The storage error that corresponds to an error of the database.
  init(_ error: any Error) {
    switch error {
    case let error as StorageError: self = error
    case let error as DatabaseError: self.init(error)
    case let error as FileError: self.init(error)
    case is LaterVersion:
      self = .unreachable(reason: "The file was made by a later version of the program.")
    case let error as UnusableTable: self = .unreachable(reason: error.reason)
    case let error as UnreadableValue: self = .damaged(reason: error.reason)
    default: self = .unreachable(reason: "\(error)")
    }
  }

  private init(_ error: DatabaseError) {
    let reason = error.message ?? "\(error.resultCode)"
    switch error.resultCode {
    case .SQLITE_FULL: self = .full
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged(reason: reason)
    default: self = .unreachable(reason: reason)
    }
  }
}
