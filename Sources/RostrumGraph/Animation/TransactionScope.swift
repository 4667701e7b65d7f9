import RostrumRuntime

/// The extent of code in which a transaction is in force.
///
/// Tasks that start within the extent inherit the scope but not the transaction: it ends with the
/// closure that makes the changes, and a task makes its changes later.
final class TransactionScope: Sendable {
  /// The scope of the code that is running.
  @TaskLocal static var current: TransactionScope?

  private let open: Locked<Transaction?>

  /// Creates a scope that lasts until it is closed.
  init(_ transaction: Transaction) {
    open = Locked(transaction)
  }

  /// The transaction while it is in force.
  var transaction: Transaction? { open.value }

  /// Ends the scope.
  func close() {
    open.withLock { $0 = nil }
  }
}
