/// What comes with a change of state: how its consequences should move.
///
/// ```swift
/// var transaction = Transaction(animation: .easeOut)
/// transaction.disablesAnimations = reducesMotion
/// withTransaction(transaction) { store.send(.rowsSorted) }
/// ```
///
/// It is in force while the closure runs. The graph hands it on to the host with the changes of the
/// views that
/// follow the state.
public struct Transaction: Sendable {
  /// How the changes should move; `nil` for not at all.
  public var animation: Animation?

  /// Whether views are asked not to bring animations of their own.
  public var disablesAnimations = false

  /// Whether the change is one of many in a row, as while a finger moves.
  public var isContinuous = false

  /// What wants to know when the changes have moved.
  private(set) var completions: [AnimationCompletion] = []
  private var values: [ObjectIdentifier: any EnvironmentBox] = [:]

  /// The transaction in force.
  package static var current: Transaction {
    TransactionScope.current?.transaction ?? Transaction()
  }

  /// Makes a transaction without animation.
  public init() {}

  /// Makes a transaction with an animation.
  ///
  /// - Parameter animation: How the changes should move; `nil` for not at all.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// A value of the app's own that comes with the change.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get {
      (values[ObjectIdentifier(key)] as? TypedEnvironmentBox<Key.Value>)?.value
        ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = TypedEnvironmentBox(newValue) }
  }

  /// Acts when the changes have moved.
  ///
  /// - Parameters:
  ///   - criteria: When that is.
  ///   - completion: Runs once.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping @MainActor @Sendable () -> Void
  ) {
    completions.append(AnimationCompletion(completion))
  }

  /// Whether there is nothing that the graph has to know of.
  var isPlain: Bool { animation == nil && !disablesAnimations && completions.isEmpty }
}

/// The name, type and default of a value that comes with a change.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value where nothing sets another one.
  static var defaultValue: Value { get }
}

/// When a change has moved.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  /// When the animation has ended for people's eyes.
  public static let logicallyComplete = AnimationCompletionCriteria()
  /// When the animation has ended.
  ///
  /// Animations of this library end when they have ended for people's eyes.
  public static let removed = AnimationCompletionCriteria()
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
  let scope = TransactionScope(transaction)
  defer { scope.close() }
  return try TransactionScope.$current.withValue(scope, operation: body)
}

/// Runs a closure whose changes come with a value of the app's own.
///
/// - Parameters:
///   - keyPath: Where the value is.
///   - value: The value.
///   - body: Makes the changes.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
