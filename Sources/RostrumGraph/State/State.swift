import IssueReporting

/// A value that belongs to a view and lasts as long as the view stays at its place.
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
/// Setting it evaluates exactly the views that read it. The initial value counts only when the
/// view appears at its place; later initial values are ignored.
@MainActor @propertyWrapper
public struct State<Value> {
  private let initialValue: Value
  private var box: StateBox<Value>?

  /// Makes a state with its first value.
  public init(wrappedValue: Value) {
    initialValue = wrappedValue
  }

  /// Makes a state with its first value.
  public init(initialValue: Value) {
    self.initialValue = initialValue
  }

  /// The value.
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

// NB: In the structure itself it would count as the initial value of every property without one, which
// could then not be given a value in an initializer of the view.
extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state that is `nil` at first.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: NodeProperty {
  package mutating func attach(_ storage: inout AnyObject?, to node: Node) {
    let box = storage as? StateBox<Value> ?? StateBox(initialValue, graph: node.graph)
    storage = box
    self.box = box
  }
}
