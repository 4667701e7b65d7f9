extension Binding {
  /// Creates a binding from closures, one of which receives the transaction of a write.
  ///
  /// - Parameters:
  ///   - get: Reads the value.
  ///   - set: Writes a value; it receives the binding's transaction.
  public init(
    get: @escaping @MainActor () -> Value,
    set: @escaping @MainActor (Value, Transaction) -> Void
  ) {
    self.init(get: get, set: { set($0, Transaction.current) })
  }

  /// The transaction of changes that are made through the binding.
  public var transaction: Transaction {
    get { location.transaction ?? Transaction() }
    set { self = transaction(newValue) }
  }

  /// Returns a binding whose changes carry a transaction.
  ///
  /// - Parameter transaction: The transaction.
  /// - Returns: A binding to the same location.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location: TransactionLocation(base: location, transaction: transaction))
  }

  /// Returns a binding whose changes are animated.
  ///
  /// ```swift
  /// Toggle("Details", isOn: $isExpanded.animation())
  /// ```
  ///
  /// - Parameter animation: The animation of the changes; `nil` for none.
  /// - Returns: A binding to the same location.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var transaction = transaction
    transaction.animation = animation
    return self.transaction(transaction)
  }
}

/// A location whose changes carry a transaction.
final class TransactionLocation<Value>: BindingLocation<Value> {
  private let base: BindingLocation<Value>
  private let own: Transaction

  init(base: BindingLocation<Value>, transaction: Transaction) {
    self.base = base
    own = transaction
  }

  override var transaction: Transaction? { own }

  override var value: Value {
    get { base.value }
    set { withTransaction(own) { base.value = newValue } }
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? TransactionLocation else { return false }
    return own.animation == other.own.animation
      && own.disablesAnimations == other.own.disablesAnimations && base.isSame(as: other.base)
  }
}
