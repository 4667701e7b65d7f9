/// A piece of an app's interface, described as a value.
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
/// A view value is cheap and thrown away. What lasts is the node that the graph keeps at the
/// view's place: it owns the view's state and tasks, and takes each new value of the view.
@MainActor @preconcurrency
public protocol View {
  /// The type of what the view is made of.
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder var body: Body { get }

  /// Makes the node that keeps a view of this type alive; apps do not call or write it.
  static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self>
}

extension View {
  /// Makes the node that keeps a view of this type alive; apps do not call or write it.
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    ComposedNode(view, context)
  }
}

extension Never: View {
  /// There is none.
  public var body: Never { fatalBody(Self.self) }
}

extension View where Body == Never {
  /// Not for use: a primitive view has no body.
  public var body: Never { fatalBody(Self.self) }
}

@MainActor
private func fatalBody<V: View>(_ type: V.Type) -> Never {
  preconditionFailure("\(type) is a primitive view. It has a node of its own and no body.")
}
