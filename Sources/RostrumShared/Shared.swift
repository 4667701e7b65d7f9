/// A value that several features share, and that may be persisted.
///
/// ```swift
/// @ObservableState struct State {
///   @Shared(.fileStorage(.documentsDirectory.appending(path: "standups.json")))
///   var standups: IdentifiedArrayOf<Standup> = []
/// }
///
/// state.$standups.withLock { $0.append(standup) }
/// ```
///
/// All properties with the same key share one value. A change is immediately visible to every
/// feature, and notifies readers inside `withObservationTracking`. Values live as long as the
/// launch of the app, which is as long as its dependency container; launches share only what is
/// persisted outside the program.
///
/// Pass `$standups` to a child feature to share the value with it, or `$standups.count` to share a
/// part.
@propertyWrapper
@dynamicMemberLookup
public struct Shared<Value> {
  package let reference: SharedReference<Value>

  init(reference: SharedReference<Value>) {
    self.reference = reference
  }

  /// Shares a value that isn't persisted.
  ///
  /// - Parameter value: The initial value.
  public init(value: sending Value) {
    reference = SharedStorage(value)
  }

  /// Shares an existing shared value.
  ///
  /// - Parameter projectedValue: The shared value, such as `$standups`.
  public init(projectedValue: Self) {
    self = projectedValue
  }

  /// The current value.
  ///
  /// To change it, call ``withLock(_:)``.
  public var wrappedValue: Value {
    get { reference.value }
    @available(
      *, unavailable, message: "Use '$shared.withLock' so that no concurrent change is lost"
    )
    nonmutating set { preconditionFailure("A shared value must be changed with 'withLock'.") }
  }

  /// The shared value itself, rather than its current value.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// Changes the value with exclusive access.
  ///
  /// Reading the value in any other way inside the closure yields the value before the change:
  ///
  /// ```swift
  /// $items.withLock { _ = $0.remove(id: state.item.id) }  // the item may be one of the items
  /// ```
  ///
  /// - Parameter operation: Mutates the value.
  /// - Returns: The result of `operation`.
  /// - Throws: The error that `operation` throws. Its mutations up to that point persist.
  /// - Complexity: O(*n*) if it mutates a collection of *n* elements in the value, which is copied
  ///   once.
  @discardableResult
  public func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    try reference.withLock(operation)
  }
}

// NB: `@unchecked Sendable` because the reference can be used from multiple threads, and passes its value
// on to them, which may do so only if it is `Sendable` itself.
extension Shared: @unchecked Sendable where Value: Sendable {}
