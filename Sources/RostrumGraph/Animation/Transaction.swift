/// The context of a state change, such as the animation of its effects.
///
/// ```swift
/// var transaction = Transaction(animation: .easeOut)
/// transaction.disablesAnimations = reducesMotion
/// withTransaction(transaction) { store.send(.rowsSorted) }
/// ```
///
/// A transaction is in force while the closure runs. The graph passes it to the host with the
/// changes of the views that depend on the state.
public struct Transaction: Sendable {
  /// The animation of the changes; `nil` for none.
  public var animation: Animation?

  /// Whether views are asked to leave out their own animations.
  public var disablesAnimations = false

  /// Whether the change is one of a continuous series, as during a drag.
  public var isContinuous = false

  /// The completions that run when the changes have finished animating.
  private(set) var completions: [AnimationCompletion] = []
  private var values: [ObjectIdentifier: any EnvironmentBox] = [:]

  /// The transaction in force.
  package static var current: Transaction {
    TransactionScope.current?.transaction ?? Transaction()
  }

  /// Creates a transaction without animation.
  public init() {}

  /// Creates a transaction with an animation.
  ///
  /// - Parameter animation: The animation of the changes; `nil` for none.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// A custom value that accompanies the change.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get {
      (values[ObjectIdentifier(key)] as? TypedEnvironmentBox<Key.Value>)?.value
        ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = TypedEnvironmentBox(newValue) }
  }

  /// Runs a closure when the changes have finished animating.
  ///
  /// - Parameters:
  ///   - criteria: When the changes count as finished.
  ///   - completion: The closure, which runs once.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping @MainActor @Sendable () -> Void
  ) {
    completions.append(AnimationCompletion(criteria, completion))
  }

  /// Whether the transaction has nothing that affects the graph.
  var isPlain: Bool { animation == nil && !disablesAnimations && completions.isEmpty }
}

/// The name, type and default of a custom value that accompanies a change.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no other is set.
  static var defaultValue: Value { get }
}

/// The time at which an animation is complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let waitsForRest: Bool

  /// The change appears complete, although a spring may still move a little.
  ///
  /// A spring appears complete after its `duration` or `response`, and any other animation
  /// when it ends.
  public static let logicallyComplete = AnimationCompletionCriteria(waitsForRest: false)
  /// All motion has ended.
  public static let removed = AnimationCompletionCriteria(waitsForRest: true)
}

/// Runs a closure whose changes carry a transaction.
///
/// - Parameters:
///   - transaction: The transaction.
///   - body: The closure that makes the changes.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let scope = TransactionScope(transaction)
  defer { scope.close() }
  return try TransactionScope.$current.withValue(scope, operation: body)
}

/// Runs a closure whose changes carry a custom value.
///
/// - Parameters:
///   - keyPath: The key path of the value in the transaction.
///   - value: The value.
///   - body: The closure that makes the changes.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
