/// A modifier that adds facts, styles or handlers to the elements of its content.
package protocol ElementModifier: ViewModifier where Body == Never {
  /// Whether the enclosing container shows what the modifier adds, and therefore must be notified
  /// of a change.
  static var concernsContainer: Bool { get }

  /// The property that everything in the content inherits, also what it presents.
  var inherited: StyleProperty? { get }

  /// Describes what the modifier adds.
  func modify(_ element: inout ElementDraft, in environment: EnvironmentValues)
}

extension ElementModifier {
  package static var concernsContainer: Bool { false }
  package var inherited: StyleProperty? { nil }

  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode<V: View>(
    _ view: consuming ModifiedContent<V, Self>, _ context: consuming NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    ElementModifierNode(view, context)
  }
}

final class ElementModifierNode<V: View, Modifier: ElementModifier>:
  ModifierNode<V, Modifier>
{
  private let decoration: ElementDecoration<Modifier>

  override init(_ view: consuming ModifiedContent<V, Modifier>, _ context: consuming NodeContext) {
    decoration = ElementDecoration(
      view.modifier, context.environment, outer: context.decoration)
    super.init(view, context)
  }

  override func update() {
    if content != nil, !ValueLayout.areEqual(decoration.modifier, view.modifier) {
      let inherited = decoration.modifier.inherited
      decoration.modifier = view.modifier
      markHandles()
      if inherited != view.modifier.inherited { inheritedStylesChanged() }
      if Modifier.concernsContainer { contentChanged() }
    }
    var context = context.child(of: self)
    context.decoration = decoration
    context.reconcile(&content, with: view.content)
  }

  override var inheritedStyle: StyleProperty? { decoration.modifier.inherited }

  private func markHandles() {
    var handles = HandleList()
    collectHandles(&handles)
    for handle in handles.handles { graph.mark(handle.owner) }
  }
}
