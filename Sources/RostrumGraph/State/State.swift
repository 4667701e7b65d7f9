import IssueReporting

/// A value that a view owns, and that lasts as long as the view keeps its position.
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///
///   var body: some View {
///     Button("\(count)") { count += 1 }
///   }
/// }
/// ```
///
/// Setting the value evaluates exactly the views that read it. The initial value counts only when
/// the view is inserted; later initial values are ignored.
@MainActor @propertyWrapper
public struct State<Value> {
  private let initialValue: Value
  private var box: StateBox<Value>?

  /// Creates a state with an initial value.
  public init(wrappedValue: Value) {
    initialValue = wrappedValue
  }

  /// Creates a state with an initial value.
  public init(initialValue: Value) {
    self.initialValue = initialValue
  }

  /// The current value.
  public var wrappedValue: Value {
    get { box?.value ?? initialValue }
    nonmutating set {
      guard let box else {
        reportIssue(
          """
          A state of type "\(Value.self)" was set before its view was on screen, so the new value \
          is lost.

          Set it in an action of the view, or give it as the initial value: \
          "_property = State(initialValue: …)".
          """)
        return
      }
      box.value = newValue
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if let box { Binding(location: box) } else { .constant(initialValue) }
  }
}

// NB: In the structure itself, this initializer would provide the initial value of every property
// without one, so an initializer of the view couldn't set it.
extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that is initially `nil`.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: NodeProperty {
  package static var isKept: Bool { true }

  package mutating func attach(_ storage: inout AnyObject?, to node: Node) {
    let box = storage as? StateBox<Value> ?? StateBox(initialValue, graph: node.graph)
    storage = box
    self.box = box
  }
}
