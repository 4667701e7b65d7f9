/// The node of a view that presents something.
final class PresenterNode<V: View, Item, Content: View, Message: View>:
  ModifierNode<V, PresentationModifier<Item, Content, Message>>,
  Presenter, PlaceObserver
{
  private(set) var presentation: Presentation?
  /// What is presented; a question keeps its data for as long as it is up.
  private var current: PresentationSource<Item>.Request?
  private var isWaiting = false

  override func update() {
    context.child(of: self).reconcile(&content, with: view.content)
    let request = reading { view.modifier.source.request() }
    if let current, let request, current.id == request.id {
      if !view.modifier.kind.isQuestion { self.current = request }
      show()
    } else if current != nil, request == nil, keepsData {
      show()
    } else {
      end()
      if request != nil { graph.presentLater(self) }
    }
  }

  /// A question whose data is gone while its flag still asks for it stays as it is.
  private var keepsData: Bool {
    view.modifier.kind.isQuestion && reading { view.modifier.source.isAsked() }
  }

  func present() {
    guard isAlive, presentation == nil else { return }
    if context.place.isHeld { return waitForPlace() }
    guard let request = reading({ view.modifier.source.request() }) else { return }
    current = request
    let presentation = Presentation(
      view.modifier.kind, context.child(of: self),
      dismiss: { [weak self] in self?.dismiss() })
    self.presentation = presentation
    show()
    graph.add(presentation)
  }

  /// Comes back to it when the tab around is chosen.
  private func waitForPlace() {
    if isWaiting { return }
    isWaiting = true
    context.place.add(self)
  }

  func visibilityChanged() {
    if context.place.isHeld { return }
    isWaiting = false
    context.place.remove(self)
    graph.presentLater(self)
  }

  private func show() {
    guard let presentation, let current else { return }
    let modifier = view.modifier
    var draft = ElementDraft()
    let (content, message) = reading {
      modifier.describe(&draft, current.item, environment)
      return (modifier.content(current.item), modifier.message(current.item))
    }
    presentation.show(content, message: message, draft)
  }

  /// Tells the owner of the state, unless it knows already.
  private func dismiss() {
    guard let current else { return }
    if let request = view.modifier.source.request(), request.id != current.id { return }
    if view.modifier.source.isAsked() { view.modifier.source.dismiss() }
    graph.mark(self)
  }

  private func end() {
    guard let presentation else { return }
    presentation.remove()
    self.presentation = nil
    current = nil
    if let onDismiss = view.modifier.onDismiss { graph.afterUpdate(onDismiss) }
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    super.visitChildren(visit)
    if let presentation { visit(presentation) }
  }

  override func collectOutlets(_ outlets: inout [Outlet]) {
    content?.collectOutlets(&outlets)
  }

  override func willRemove() {
    if isWaiting { context.place.remove(self) }
    end()
  }
}

/// A node that can bring up a presentation.
@MainActor
protocol Presenter: Node {
  /// Brings it up, if it is still asked for.
  func present()
}
