/// A modifier that presents content above the scene while its source requests it.
package struct PresentationModifier<Item, Content: View, Message: View>: PresentingModifier {
  package typealias Body = Never

  let kind: PresentationKind
  package let source: PresentationSource<Item>
  package let onDismiss: (@MainActor () -> Void)?
  /// Called with the role of the button by which the user has answered a question.
  var onAnswer: (@MainActor (ButtonRole?) -> Void)?
  /// Describes the element, such as its title.
  let describe: @MainActor (inout ElementDraft, Item, EnvironmentValues) -> Void
  let content: @MainActor (Item) -> Content
  let message: @MainActor (Item) -> Message

  package var keepsItem: Bool { kind.isQuestion }
  package var asksUser: Bool { kind.isQuestion }

  package func mayPresent(_ presenter: any DeferredWork) -> Bool {
    presenter.graph.service(Presentations.self).admits(presenter, presenting: source.origin)
  }

  package func makePresented(
    by presenter: Node, dismiss: @escaping @MainActor () -> Void
  ) -> Presentation? {
    let context = presenter.context.child(of: presenter, in: 1)
    return Presentation(kind, context, source: source.origin, dismiss: dismiss)
  }

  package func show(_ item: Item, on presentation: Presentation, by presenter: Node) {
    var draft = ElementDraft(ElementContent(kind.role))
    let (content, message) = presenter.reading {
      describe(&draft, item, presenter.environment)
      return (self.content(item), self.message(item))
    }
    presentation.onAnswer = onAnswer
    presentation.show(content, message: message, draft)
  }

  package func bringUp(_ presentation: Presentation) {
    presentation.graph.service(Presentations.self).add(presentation)
  }
}

extension PresentationModifier where Message == EmptyView {
  init(
    _ kind: PresentationKind, _ source: PresentationSource<Item>,
    onDismiss: (@MainActor () -> Void)?, content: @escaping @MainActor (Item) -> Content
  ) {
    self.init(
      kind: kind, source: source, onDismiss: onDismiss, describe: { _, _, _ in }, content: content,
      message: { _ in EmptyView() })
  }
}
