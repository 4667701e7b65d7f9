/// The node of a presentation above the scene's content.
///
/// The node is a descendant of the view that presents it and is removed with that view, but its
/// element is a child of the scene's root.
@MainActor
package final class Presentation: PresentedNode<PresentationOptions>, PlaceOwner {
  let kind: PresentationKind
  package var outerPlace: Place? { nil }
  /// The place of the view that presents it.
  var origin: Place { context.place }
  /// The place of the state that requests the presentation.
  let source: any BoundPlace
  /// The element that had the focus when the presentation appeared.
  weak var invoker: Element?
  /// Called with the role of the button by which the user has answered.
  @exclusivity(unchecked) var onAnswer: (@MainActor (ButtonRole?) -> Void)?
  /// Whether the app was told that other views present by the same state.
  @exclusivity(unchecked) var isSharingReported = false
  /// Whether the focus has moved into the presentation.
  @exclusivity(unchecked) var hasFocused = false
  @exclusivity(unchecked) private var message: Node?
  @exclusivity(unchecked) private var fallback: FallbackButton?
  /// The height to which the user has changed the sheet, if the app has no binding to it.
  @exclusivity(unchecked) private var detent: PresentationDetent?
  private lazy var draft = ElementDraft(ElementContent(kind.role))

  init(
    _ kind: PresentationKind, _ context: NodeContext, source: any BoundPlace,
    dismiss: @escaping @MainActor () -> Void
  ) {
    self.kind = kind
    self.source = source
    super.init(kind.role, Place(in: nil), context, dismiss: { _ in dismiss() })
    place.owner = self
    if kind.isQuestion { place.onElementChange = { [weak self] in self?.contentChanged() } }
    // Whether the presenter's controls are disabled says nothing about what the user must leave.
    setEnvironment(isPresented: true) {
      $0.isEnabled = true
      guard kind.isQuestion else { return }
      $0.submitAction = SubmitAction { [weak self] _ in self?.pressDefaultButton() }
    }
  }

  /// Shows a view, with the message of an alert or dialog.
  func show<Content: View, Message: View>(
    _ content: Content, message: Message, _ draft: ElementDraft
  ) {
    self.draft = draft
    var context = contentContext
    context.reconcile(&self.content, with: content)
    context.slot = 1
    context.reconcile(&self.message, with: message)
    graph.arrangeLater(self)
  }

  /// Describes the element.
  private func describe() {
    var draft = draft
    var facts = draft.content.presentation ?? []
    if let invoker, invoker.isAlive { facts.append(.invoker(invoker.id)) }
    var options = mergedOptions
    if kind.isQuestion && !canLeave { options.isDismissDisabled = true }
    if options.lacksDetent { options.detent = ownDetent(in: options) }
    reading {
      if !kind.isQuestion {
        inheritedStyles.forEach { draft.style($0) }
      }
      facts += options.facts
      options.describe(&draft)
    }
    draft.content.presentation = facts
    if let text = messageText, !text.isEmpty { draft.content.message = text }
    draft.isFocusable = true
    draft.onDismiss(isDisabled: options.isDismissDisabled) { [weak self] in self?.leave() }
    handle.take(draft)
  }

  /// The options that the content sets.
  private var mergedOptions: PresentationOptions {
    options.values.reduce(PresentationOptions()) { $0.merging($1) }
  }

  private func ownDetent(in options: PresentationOptions) -> Binding<PresentationDetent> {
    Binding { [weak self] in
      guard let detent = self?.detent, options.detents.contains(detent) else {
        return options.smallestDetent
      }
      return detent
    } set: { [weak self] detent in
      self?.detent = detent
      self?.contentChanged()
    }
  }

  override package func refresh() {
    beginEvaluation()
    // The element is described once in an update, whether its content has changed too or not.
    contentChanged()
  }

  override package var isHeld: Bool {
    handle.core.content.isDismissDisabled || graph.service(DismissalGuards.self).holds(self)
  }

  override package func visitChildren(_ visit: (Node) -> Void) {
    super.visitChildren(visit)
    if let message { visit(message) }
  }

  override package func collectHandles(_ handles: inout HandleList) {}

  override package func collectPreferences(_ collector: PreferenceCollector) {}

  override package func preferenceChanged(_ key: ObjectIdentifier) {}

  override package func arrange() {
    let handles = contentHandles
    var elements = handles.map(\.outer)
    if let word = fallbackWord(for: handles) {
      let button = fallback ?? FallbackButton(word, owner: self)
      fallback = button
      elements.append(button.element)
    } else {
      fallback?.remove()
      fallback = nil
    }
    if !kind.isQuestion, let backdrop = mergedOptions.backdrop {
      elements.insert(backdrop.outer, at: 0)
    }
    graph.tree.setChildren(of: handle.core, to: elements)
    describe()
  }

  override package func willRemove() {
    fallback?.remove()
    super.willRemove()
    graph.service(Presentations.self).remove(self)
  }
}

extension Presentation {
  /// The text of an alert's or dialog's message.
  private var messageText: String? {
    guard kind.isQuestion, let message else { return nil }
    var handles = HandleList()
    message.collectHandles(&handles)
    return handles.elements.flatMap(\.paragraphs).joined(separator: "\n")
  }

  /// The cancel button of an alert or dialog, or else its fallback button.
  var wayOut: Element? {
    handle.core.children.lazy.compactMap(\.firstButton).first {
      $0.content.buttonRole == .cancel
    }
      ?? fallback?.element
  }

  /// Whether the user can press the cancel button, which may be disabled.
  private var canLeave: Bool {
    guard let wayOut else { return false }
    return wayOut.isEnabled(within: handle.core)
  }

  /// Handles the user's request to dismiss; in an alert or dialog, that presses the cancel button.
  private func leave() {
    if kind.isQuestion && !canLeave { return }
    if kind.isQuestion, let wayOut { press(wayOut) } else { dismiss() }
  }

  /// Presses the button that the return key stands for: the one with that shortcut, or else the
  /// first one that neither cancels nor destroys, or else the only one.
  private func pressDefaultButton() {
    let buttons = handle.core.children.compactMap(\.firstButton)
    let preferred =
      buttons.first { $0.state.interaction(.shortcut) == .shortcut(.defaultAction) }
      ?? buttons.first { $0.content.buttonRole == nil } ?? (buttons.count == 1 ? buttons[0] : nil)
    if let preferred, preferred.isEnabled(within: handle.core) { press(preferred) }
  }

  /// Answers the question by one of its buttons.
  private func press(_ button: Element) {
    graph.handle(of: button)?.handlers[.tap]?(UserEvent(button.id, .tap))
    end(answering: button)
  }

  /// Ends the question after the action of one of its buttons.
  func end(answering button: Element) {
    dismiss()
    onAnswer?(button.content.buttonRole)
  }

  /// The title of the button that is added to an alert or dialog without a dismiss button.
  private func fallbackWord(for handles: [ElementHandle]) -> SystemWord? {
    let buttons = handles.compactMap { $0.outer.firstButton }
    switch kind {
    case .alert:
      return buttons.isEmpty ? .ok : nil
    case .dialog:
      return buttons.contains { $0.content.buttonRole == .cancel } ? nil : .cancel
    default:
      return nil
    }
  }
}

extension Element {
  /// The texts in the element, in order.
  ///
  /// A text with several styles counts as one.
  var paragraphs: [String] {
    let within = children.flatMap(\.paragraphs)
    if role == .text { return [(content.text ?? "") + within.joined()] }
    return within
  }

  /// Whether neither the element nor an ancestor, up to a given element, is disabled.
  fileprivate func isEnabled(within outermost: Element) -> Bool {
    var next: Element? = self
    while let element = next, element !== outermost {
      if element.state.isDisabled { return false }
      next = element.parent
    }
    return true
  }

  /// The first field among the element and its descendants that can have the focus.
  var firstField: Element? {
    if role == .textField || role == .secureField { return state.isDisabled ? nil : self }
    return children.lazy.compactMap(\.firstField).first
  }

  /// The button that the element is or that its boxes contain.
  var firstButton: Element? {
    role == .button ? self : children.lazy.compactMap(\.firstButton).first
  }
}
