/// The button of an alert or dialog without a dismiss button of its own.
///
/// The button only dismisses.
@MainActor
final class FallbackButton {
  private let button: ElementHandle
  private let label: ElementHandle

  var element: Element { button.core }

  init(_ word: SystemWord, owner: Node) {
    button = ElementHandle(.button, owner: owner, isDecorated: false)
    label = ElementHandle(.text, owner: owner, isDecorated: false)
    var draft = ElementDraft(.button(role: .cancel))
    draft.isFocusable = true
    draft.onTap {}
    button.take(draft)
    label.take(ElementDraft(.text(SystemWords(for: owner.environment.locale)[word])))
    owner.graph.tree.setChildren(of: button.core, to: [label.core])
  }

  func remove() {
    button.remove()
    label.remove()
  }
}
