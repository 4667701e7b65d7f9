/// A part of an app's user interface, described as a value.
///
/// ```swift
/// struct Greeting: View {
///   let name: String
///
///   var body: some View {
///     Text("Hello, \(name)")
///   }
/// }
/// ```
///
/// A view value is cheap and short-lived. What persists is the node that the graph maintains at the
/// view's position: it owns the view's state and tasks, and receives each new value of the view.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's content.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder var body: Body { get }

  /// Creates the node for a view of this type; apps don't call or implement it.
  static func _makeNode(_ view: consuming Self, _ context: consuming NodeContext) -> ViewNode<Self>
}

extension View {
  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    ComposedNode(view, context)
  }
}

extension Never: View {
  /// Never called: `Never` has no values.
  public var body: Never { fatalBody(Self.self) }
}

extension View where Body == Never {
  /// Never called: a primitive view has no body.
  public var body: Never { fatalBody(Self.self) }
}

@MainActor
private func fatalBody<V: View>(_ type: V.Type) -> Never {
  preconditionFailure("\(type) is a primitive view. It has a node of its own instead of a body.")
}
