import Foundation

/// The stretch of code in which a transaction is in force.
///
/// Tasks that are started in it inherit the scope, but not the transaction: it ends with the
/// closure
/// that makes the changes, and a task changes things later.
///
/// NB: unchecked because `open` is only used under the lock.
final class TransactionScope: @unchecked Sendable {
  /// The scope of the code that runs now.
  @TaskLocal static var current: TransactionScope?

  private let lock = NSLock()
  private var open: Transaction?

  /// Makes a scope that lasts until it is closed.
  init(_ transaction: Transaction) {
    open = transaction
  }

  /// The transaction, as long as it is in force.
  var transaction: Transaction? { lock.withLock { open } }

  /// Ends the scope.
  func close() {
    lock.withLock { open = nil }
  }
}
