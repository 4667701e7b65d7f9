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
    withTransaction(resetTransaction) { box?.value = initialValue }
  }
}

extension GestureState: NodeProperty {
  package mutating func attach(_ storage: inout AnyObject?, to node: Node) {
    let box = storage as? StateBox<Value> ?? StateBox(initialValue, graph: node.graph)
    storage = box
    self.box = box
  }
}
