/// A value that several features share, and that may outlive the program.
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
/// All that name the same key see the same value; a change is seen at once by every feature, and by
/// whoever reads it inside `withObservationTracking`. The values live as long as the launch of the
/// app, that is as long as its dependency container; two launches do not share what is not kept
/// outside of the program.
///
/// `$standups` is handed to a child to give it the value, and `$standups.count` a part of it.
@propertyWrapper
@dynamicMemberLookup
public struct Shared<Value> {
  package let reference: SharedReference<Value>

  init(reference: SharedReference<Value>) {
    self.reference = reference
  }

  /// Shares a value that nobody keeps.
  ///
  /// - Parameter value: The value.
  public init(value: sending Value) {
    reference = SharedStorage(value)
  }

  /// Takes a shared value from somebody else.
  ///
  /// - Parameter projectedValue: The shared value.
  public init(projectedValue: Self) {
    self = projectedValue
  }

  /// The value now.
  ///
  /// To change it, call ``withLock(_:)``.
  public var wrappedValue: Value {
    get { reference.value }
    @available(
      *, unavailable, message: "Use '$shared.withLock' so that nobody else's change is lost"
    )
    nonmutating set { preconditionFailure("A shared value is changed by 'withLock'.") }
  }

  /// The shared value itself, rather than what it is now.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// Changes the value, while nobody else can.
  ///
  /// A read of the value in another way sees it as it was before the change:
  ///
  /// ```swift
  /// $items.withLock { _ = $0.remove(id: state.item.id) }  // the item may be one of the items
  /// ```
  ///
  /// - Parameter operation: Changes the value.
  /// - Returns: What the closure gives back.
  /// - Throws: What the closure throws; what it has changed before stays changed.
  /// - Complexity: A collection in the value that is changed is copied once.
  @discardableResult
  public func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    try reference.withLock(operation)
  }
}

extension Shared: @unchecked Sendable where Value: Sendable {}
