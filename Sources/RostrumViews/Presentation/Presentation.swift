/// The node of something that stands above the scene's content.
///
/// It lives below the view that presents it and goes with it, but its element stands below the
/// scene's root.
@MainActor
package final class Presentation: Node, OutletOwner, Dismissing {
  let kind: PresentationKind
  package private(set) lazy var outlet = Outlet(kind.role, owner: self, isDecorated: false)
  let place: Place
  /// The place of the view that presents it.
  var origin: Place { context.place }
  /// The element that had the focus when it came up.
  weak var invoker: Element?
  /// Whether the focus has been brought in.
  var hasFocused = false
  let options = Reports<PresentationOptions>()
  private let scope: EnvironmentScope
  private let requestDismissal: @MainActor () -> Void
  private var contents: [Node] = []
  private var fallback: FallbackButton?
  private var draft = ElementDraft()

  init(
    _ kind: PresentationKind, _ context: NodeContext, dismiss: @escaping @MainActor () -> Void
  ) {
    self.kind = kind
    place = Place(in: nil)
    requestDismissal = dismiss
    scope = EnvironmentScope(parent: context.environment, graph: context.graph)
    super.init(context)
    place.presentation = self
    scope.start(around: self) {
      $0.dismiss = DismissAction(target: self)
      $0.isPresented = true
    }
    options.onChange = { [weak self] in self?.describe() }
  }

  /// Shows a view, and the message of a question.
  func show<Content: View, Message: View>(
    _ content: Content, message: Message, _ draft: ElementDraft
  ) {
    self.draft = draft
    if contents.isEmpty {
      let context = contentContext
      contents = [context.make(content), context.make(message)]
      graph.arrangeLater(self)
    } else if let first = contents[0] as? ViewNode<Content>,
      let second = contents[1] as? ViewNode<Message>
    {
      first.take(content)
      second.take(message)
    }
    describe()
  }

  private var contentContext: NodeContext {
    var context = context.content(of: self)
    context.environment = scope
    context.place = place
    return context
  }

  /// Writes the facts into the element.
  func describe() {
    var draft = draft
    reading { for option in options.values { option.describe(&draft) } }
    if let message, !message.isEmpty { draft[.message] = .string(message) }
    if let invoker, !invoker.isRemoved { draft[.invoker] = .element(invoker.id) }
    if kind.isQuestion && !canLeave { draft[.dismissDisabled] = .flag(true) }
    draft.onDismiss { [weak self] in self?.leave() }
    outlet.take(draft)
  }

  override package func refresh() {
    beginEvaluation()
    describe()
  }

  func dismiss() {
    if isAlive { requestDismissal() }
  }

  override package func visitChildren(_ visit: (Node) -> Void) {
    for content in contents { visit(content) }
  }

  override package func collectOutlets(_ outlets: inout [Outlet]) {}

  override func collectPreferences(_ collector: PreferenceCollector) {}

  override func preferenceChanged(_ key: ObjectIdentifier) {}

  override package func contentChanged() {
    graph.arrangeLater(self)
  }

  override package func arrange() {
    var outlets: [Outlet] = []
    contents.first?.collectOutlets(&outlets)
    var elements = outlets.map(\.outer)
    if let title = fallbackTitle(for: outlets) {
      let button = fallback ?? FallbackButton(title, owner: self)
      fallback = button
      elements.append(button.element)
    } else {
      fallback?.remove()
      fallback = nil
    }
    graph.tree.setChildren(of: outlet.core, to: elements)
    describe()
  }

  override package func willRemove() {
    fallback?.remove()
    outlet.remove()
    graph.remove(self)
  }
}

extension Presentation {
  /// The text of a question's message.
  private var message: String? {
    guard kind.isQuestion, contents.count == 2 else { return nil }
    var outlets: [Outlet] = []
    contents[1].collectOutlets(&outlets)
    return outlets.flatMap { $0.outer.paragraphs }.joined(separator: "\n")
  }

  /// The button that answers a question with a no, or with the only answer there is.
  var wayOut: Element? {
    outlet.core.children.lazy.compactMap(\.firstButton).first {
      $0.content.buttonRole == .cancel
    }
      ?? fallback?.element
  }

  /// Whether a user can take the way out of a question; its button may be disabled.
  private var canLeave: Bool {
    guard let wayOut else { return false }
    return wayOut.isEnabled(within: outlet.core)
  }

  /// What the user's wish to dismiss does: a question takes the way out.
  private func leave() {
    if kind.isQuestion && !canLeave { return }
    if kind.isQuestion, let outlet = wayOut?.outlet {
      outlet.handlers[.tap]?(.tap)
    }
    dismiss()
  }

  /// The title of the button that a question gets where its own buttons leave no way out.
  private func fallbackTitle(for outlets: [Outlet]) -> String? {
    let buttons = outlets.compactMap { $0.outer.firstButton }
    switch kind {
    case .alert:
      return buttons.isEmpty ? "OK" : nil
    case .dialog:
      return buttons.contains { $0.content.buttonRole == .cancel } ? nil : "Cancel"
    default:
      return nil
    }
  }
}

extension Element {
  /// The texts within, in order.
  ///
  /// A text in several looks is one.
  var paragraphs: [String] {
    let within = children.flatMap(\.paragraphs)
    if role == .text { return [(self[.text]?.string ?? "") + within.joined()] }
    return within
  }

  /// Whether neither the element nor one around it, up to another, is disabled.
  fileprivate func isEnabled(within outermost: Element) -> Bool {
    var next: Element? = self
    while let element = next, element !== outermost {
      if element[.disabled] == .flag(true) { return false }
      next = element.parent
    }
    return true
  }

  /// The button that the element is or that its boxes hold.
  var firstButton: Element? {
    role == .button ? self : children.lazy.compactMap(\.firstButton).first
  }
}
