/// A modifier that pushes a screen while its source asks for it.
struct PushModifier<Item, Content: View>: ViewModifier {
  typealias Body = Never

  let source: PresentationSource<Item>
  let content: @MainActor (Item) -> Content

  static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    PushNode(view, context)
  }
}

/// The node of a view that pushes a screen; the screen lives as long as the view.
final class PushNode<V: View, Item, Content: View>:
  ModifierNode<V, PushModifier<Item, Content>>, Presenter
{
  private var screen: Screen?
  private var current: PresentationSource<Item>.Request?

  override func update() {
    context.child(of: self).reconcile(&content, with: view.content)
    let request = reading { view.modifier.source.request() }
    if let current, let request, current.id == request.id {
      self.current = request
      show()
    } else {
      end()
      if request != nil { graph.presentLater(self) }
    }
  }

  func present() {
    guard isAlive, screen == nil, let origin = context.place.screen?.stack,
      let request = reading({ view.modifier.source.request() })
    else { return }
    current = request
    let stack = origin.target
    if stack !== origin {
      stack.popToRoot()
      origin.column?.advance()
    }
    let screen = Screen(
      .view { [weak self] in self?.dismiss() }, in: stack, context.content(of: self))
    self.screen = screen
    show()
    stack.add(screen)
  }

  private func show() {
    guard let screen, let current else { return }
    screen.show(reading { view.modifier.content(current.item) })
  }

  private func dismiss() {
    if view.modifier.source.isAsked() { view.modifier.source.dismiss() }
    graph.mark(self)
  }

  private func end() {
    screen?.remove()
    screen = nil
    current = nil
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    super.visitChildren(visit)
    if let screen { visit(screen) }
  }

  override func collectOutlets(_ outlets: inout [Outlet]) {
    content?.collectOutlets(&outlets)
  }
}
