/// A change to a view that can be used again.
///
/// ```swift
/// struct Boxed: ViewModifier {
///   func body(content: Content) -> some View {
///     content.padding().background(.yellow)
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that the modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>

  /// The changed view.
  @ViewBuilder func body(content: Content) -> Body

  /// Makes the node of the modified view; apps do not call or write it.
  static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>>
}

extension ViewModifier {
  /// Makes the node that keeps a view of this type alive; apps do not call or write it.
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    ComposedModifierNode(view, context)
  }
}

extension ViewModifier where Body == Never {
  /// Not for use: a primitive modifier has no body.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is a primitive modifier. It has no body.")
  }
}

/// A view together with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The change to it.
  public var modifier: Modifier

  /// Puts a view and a modifier together.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// A primitive is made of nothing else.
  public typealias Body = Never

  /// Makes the node that keeps a view of this type alive; apps do not call or write it.
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    Modifier._makeNode(view, context)
  }
}

extension View {
  /// Applies a modifier to the view.
  ///
  /// - Parameter modifier: The change.
  /// - Returns: The changed view.
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
