/// What comes with a change of state: how its consequences should move.
///
/// ```swift
/// var transaction = Transaction(animation: .easeOut)
/// transaction.disablesAnimations = reducesMotion
/// withTransaction(transaction) { store.send(.rowsSorted) }
/// ```
///
/// It is in force while the closure runs. Hosts animate what their theme animates.
public struct Transaction: Sendable {
  /// How the changes should move; `nil` for not at all.
  public var animation: Animation?

  /// Whether views are asked not to bring animations of their own.
  public var disablesAnimations = false

  /// The transaction in force.
  @TaskLocal package static var current = Transaction()

  /// Makes a transaction without animation.
  public init() {}

  /// Makes a transaction with an animation.
  ///
  /// - Parameter animation: How the changes should move; `nil` for not at all.
  public init(animation: Animation?) {
    self.animation = animation
  }
}

/// Runs a closure whose changes come with a transaction.
///
/// - Parameters:
///   - transaction: The transaction.
///   - body: Makes the changes.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.$current.withValue(transaction, operation: body)
}
