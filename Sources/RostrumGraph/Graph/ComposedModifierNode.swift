/// The content to which a modifier's body applies.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let source: ModifierSource<Modifier>
}

extension _ViewModifier_Content: View {
  /// A primitive view has no body.
  public typealias Body = Never

  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    ModifierContentNode(view, context)
  }
}

extension _ViewModifier_Content {
  /// Content that stands for no view, to see what a modifier's body makes of it.
  @MainActor package static var placeholder: Self {
    Self(source: TypedModifierSource<EmptyView, Modifier>(EmptyView()))
  }
}

/// The view to which a modifier is applied, and each place where its body uses the view.
@MainActor
class ModifierSource<Modifier: ViewModifier> {
  func make(_ context: NodeContext) -> Node {
    preconditionFailure("A modifier's source always knows the type of its view.")
  }
  func forget(_ node: Node) {}
}

final class TypedModifierSource<V: View, Modifier: ViewModifier>: ModifierSource<Modifier> {
  private var view: V
  private var nodes: [ViewNode<V>] = []

  init(_ view: V) {
    self.view = view
  }

  func take(_ view: V) {
    self.view = view
    for node in nodes where node.isAlive { node.take(view) }
  }

  override func make(_ context: NodeContext) -> Node {
    let node = context.make(view)
    nodes.append(node)
    return node
  }

  override func forget(_ node: Node) {
    nodes.removeAll { $0 === node }
  }
}

/// The node of a view that has a modifier with a body.
final class ComposedModifierNode<V: View, Modifier: ViewModifier>:
  WrapperNode<ModifiedContent<V, Modifier>, Modifier.Body>
{
  @exclusivity(unchecked) private var properties: [AnyObject?] = []
  private lazy var source = TypedModifierSource<V, Modifier>(view.content)

  override func update() {
    let layout = ValueLayout.of(Modifier.self)
    let body: Modifier.Body? = reading {
      layout.attach(&view.modifier, storage: &properties, node: self)
      guard canEvaluateBody(of: view.modifier, layout) else { return nil }
      return view.modifier.body(content: _ViewModifier_Content(source: source))
    }
    context.child(of: self).reconcile(&content, with: body, of: self)
    source.take(view.content)
  }

  override var retention: NodeRetention { properties.retention }

  override func name(ofStorage storage: AnyObject) -> String? {
    ValueLayout.of(Modifier.self).name(of: storage, among: properties, of: Modifier.self)
  }

  override func willRemove() {
    ValueLayout.detach(&properties)
  }
}

/// The node at a place where a modifier's body uses its content.
final class ModifierContentNode<Modifier: ViewModifier>:
  SlotNode<_ViewModifier_Content<Modifier>>
{
  override func update() {
    if content == nil { content = view.source.make(context.child(of: self)) }
  }

  override func willRemove() {
    if let content { view.source.forget(content) }
  }
}
