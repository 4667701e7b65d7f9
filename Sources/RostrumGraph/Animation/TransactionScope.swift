import RostrumRuntime

/// The stretch of code in which a transaction is in force.
///
/// Tasks that are started in it inherit the scope, but not the transaction: it ends with the
/// closure that makes the changes, and a task changes things later.
final class TransactionScope: Sendable {
  /// The scope of the code that runs now.
  @TaskLocal static var current: TransactionScope?

  private let open: Locked<Transaction?>

  /// Makes a scope that lasts until it is closed.
  init(_ transaction: Transaction) {
    open = Locked(transaction)
  }

  /// The transaction, as long as it is in force.
  var transaction: Transaction? { open.value }

  /// Ends the scope.
  func close() {
    open.withLock { $0 = nil }
  }
}
