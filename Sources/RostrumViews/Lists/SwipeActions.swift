extension View {
  /// Adds buttons to a list's row that a swipe reveals.
  ///
  /// ```swift
  /// Text(message.subject)
  ///   .swipeActions {
  ///     Button("Archive") { archive(message) }
  ///   }
  /// ```
  ///
  /// With a pointer, the buttons appear while it is over the row; with a keyboard, while one of
  /// them has the focus.
  ///
  /// - Parameters:
  ///   - edge: The edge of the row.
  ///   - allowsFullSwipe: Whether a full swipe performs the action of the first button.
  ///   - content: The buttons.
  /// - Returns: The view.
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions
  ) -> some View {
    modifier(
      SwipeActions(
        actions: RowActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content())))
  }
}

/// The buttons at one edge of a row.
struct RowActions<Content: View>: ContainerView {
  typealias Body = Never
  static var role: ElementRole { .rowActions }
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: Content

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .rowActions(edge, allowsFullSwipe: allowsFullSwipe)
  }
}

/// The elements of a row's buttons, innermost first.
package enum SwipeActionsKey: TraitKey {
  package typealias Value = [ElementHandle]
}

package struct SwipeActions<Content: View>: ViewModifier {
  package typealias Body = Never
  let actions: RowActions<Content>

  package static func _makeNode<V: View>(
    _ view: consuming ModifiedContent<V, Self>, _ context: consuming NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    SwipeActionsNode(view, context)
  }
}

final class SwipeActionsNode<V: View, Content: View>:
  ModifierNode<V, SwipeActions<Content>>
{
  private var actions: ViewNode<RowActions<Content>>?
  private var decoration: TraitDecoration<SwipeActionsKey>?

  override func update() {
    context.content(of: self, in: 1).reconcile(&actions, with: view.modifier.actions)
    let decoration = decoration ?? makeDecoration()
    var context = context.child(of: self)
    context.decoration = decoration
    context.reconcile(&content, with: view.content)
  }

  private func makeDecoration() -> TraitDecoration<SwipeActionsKey> {
    var handles = HandleList()
    actions?.collectHandles(&handles)
    let made = TraitDecoration<SwipeActionsKey>(handles.handles, outer: context.decoration)
    decoration = made
    return made
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    super.visitChildren(visit)
    if let actions { visit(actions) }
  }

  override func collectHandles(_ handles: inout HandleList) {
    content?.collectHandles(&handles)
  }
}
