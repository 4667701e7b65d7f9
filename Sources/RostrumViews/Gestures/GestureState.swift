/// A value that is reset when a gesture ends.
///
/// ```swift
/// @GestureState private var offset = CGSize.zero
///
/// Card().offset(offset)
///   .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
/// ```
@MainActor @propertyWrapper
public struct GestureState<Value> {
  private let initialValue: Value
  private let resetTransaction: Transaction
  private var prepareReset: (@MainActor (Value, inout Transaction) -> Void)?
  private var box: StateBox<Value>?

  /// Creates a state with the value that it has outside of gestures.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, resetTransaction: Transaction())
  }

  /// Creates a state with the value that it has outside of gestures.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Creates a state with the value that it has outside of gestures.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value.
  ///   - resetTransaction: The transaction of the reset.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    initialValue = wrappedValue
    self.resetTransaction = resetTransaction
  }

  /// Creates a state with the value that it has outside of gestures.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value.
  ///   - reset: Changes the transaction of a reset, given the value that the gesture left.
  public init(
    wrappedValue: Value, reset: @escaping @MainActor (Value, inout Transaction) -> Void
  ) {
    self.init(wrappedValue: wrappedValue)
    prepareReset = reset
  }

  /// Creates a state with the value that it has outside of gestures.
  ///
  /// - Parameters:
  ///   - initialValue: The value.
  ///   - reset: Changes the transaction of a reset, given the value that the gesture left.
  public init(
    initialValue: Value, reset: @escaping @MainActor (Value, inout Transaction) -> Void
  ) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// Creates a state with the value that it has outside of gestures.
  ///
  /// - Parameters:
  ///   - initialValue: The value.
  ///   - resetTransaction: The transaction of the reset.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a state of an optional that is `nil` outside of gestures.
  ///
  /// - Parameter resetTransaction: The transaction of the reset.
  public init<Wrapped>(resetTransaction: Transaction = Transaction()) where Value == Wrapped? {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates a state of an optional that is `nil` outside of gestures.
  ///
  /// - Parameter reset: Changes the transaction of a reset, given the value that the gesture left.
  public init<Wrapped>(
    reset: @escaping @MainActor (Value, inout Transaction) -> Void
  ) where Value == Wrapped? {
    self.init(wrappedValue: nil, reset: reset)
  }

  /// The current value.
  public var wrappedValue: Value { box?.value ?? initialValue }

  /// The state, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  func update(_ change: (inout Value, inout Transaction) -> Void) {
    guard let box else { return }
    var value = box.value
    var transaction = Transaction.current
    change(&value, &transaction)
    withTransaction(transaction) { box.value = value }
  }

  func reset() {
    guard let box else { return }
    var transaction = resetTransaction
    prepareReset?(box.value, &transaction)
    withTransaction(transaction) { box.value = initialValue }
  }
}

extension GestureState: NodeProperty {
  package mutating func attach(_ storage: inout AnyObject?, to node: Node) {
    let box = storage as? StateBox<Value> ?? StateBox(initialValue, graph: node.graph)
    storage = box
    self.box = box
  }
}
