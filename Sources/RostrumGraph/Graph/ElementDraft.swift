/// The description of one element by a primitive view and its modifiers.
@MainActor
package struct ElementDraft {
  /// Why a control refuses an event; `nil` where the control accepts it.
  package typealias Refusal = @MainActor (UserEvent.Action) -> String?
  /// Throws the reason why a control refuses an event.
  package typealias Check = @MainActor (UserEvent) throws(EventRefusal) -> Void
  /// Handles an event that was checked.
  package typealias Handler = @MainActor (UserEvent) -> Void

  /// The properties of the element besides its styles.
  ///
  /// Styles are added with ``style(_:)``, which puts them in layers.
  package var state: ElementState
  /// The handlers, by kind of event.
  package private(set) var handlers: [UserEvent.Kind: Handler] = [:]
  /// The checks that run before the handlers, by kind of event.
  private(set) var checks: [UserEvent.Kind: Check] = [:]
  /// The kinds of events by which the host reports the appearance of the element.
  private(set) var reports: Set<UserEvent.Kind> = []
  /// Whether a user can give the keyboard focus to the element, as to any control.
  package var isFocusable = false
  /// The focus states that follow the element.
  package private(set) var focusLinks: [any FocusLink] = []
  /// The accessible name of a picture without a name from the app, used unless nearby text
  /// describes the picture; see ``ElementTree/nameSymbols()``.
  package var symbolName: String?
  /// How the element and all boxes around it are inserted and removed.
  package var transition: AnyTransition?
  /// The styles of the element's own box and of the boxes around it.
  package var layers: [[StyleProperty]] = [[]]
  /// The links whose geometry is that of a layer, by the index of the layer.
  private(set) var measuredLayers: [(link: GeometryLink, layer: Int)] = []
  /// The last layer whose geometry is apart from what follows.
  private var closedLayer: Int?

  /// Creates a draft.
  ///
  /// - Parameter content: The role of the element and the facts of that role.
  package init(_ content: ElementContent) {
    state = ElementState(content)
  }

  /// The role of the element and the facts of that role.
  package var content: ElementContent {
    get { state.content }
    set { state.content = newValue }
  }

  /// Adds a style outside the existing ones; `StyleBox` decides whether it needs a box of its own.
  package mutating func style(_ property: StyleProperty) {
    let property = withRatio(property)
    let isClosed = closedLayer == layers.count - 1
    let isFrame =
      property.kind.isFrame && layers.count == 1 && (content.arrangesChildren || isWholeText)
    if isFrame || isClosed && property.kind.affectsGeometry {
      layers.append([property])
    } else if let box = StyleBox.adding(property, to: layers[layers.count - 1]) {
      layers[layers.count - 1] = box
    } else {
      layers.append([property])
    }
  }

  /// The property with the content's own ratio, if the app gives none and the ratio is known.
  private func withRatio(_ property: StyleProperty) -> StyleProperty {
    guard case .aspectRatio(nil, let mode) = property, layers.count == 1,
      !layers[0].contains(where: \.kind.affectsGeometry)
    else { return property }
    return .aspectRatio(content.ratio, mode)
  }

  /// Asks hosts for the geometry of the element with the styles that it has so far.
  ///
  /// Transforms aren't part of that geometry, so they stay in a box within the one that is measured.
  ///
  /// - Parameters:
  ///   - link: The link that receives the geometry.
  ///   - apart: Whether padding and frames that follow are outside of what is measured. If not, they
  ///     may be part of it, and need no box of their own.
  package mutating func measure(_ link: GeometryLink, apart: Bool = true) {
    if layers[layers.count - 1].contains(where: \.kind.isTransform) { layers.append([]) }
    measuredLayers.append((link, layers.count - 1))
    if apart { closedLayer = layers.count - 1 }
  }

  /// Keeps the element apart from padding and frames that follow, which have boxes of their own.
  package mutating func keepApart() { closedLayer = layers.count - 1 }

  /// Arranges the element with the styles that it has so far in a direction.
  ///
  /// Padding, frames and positions that follow have the direction of what is around the element.
  package mutating func turn(to direction: LayoutDirection) {
    if !layers[layers.count - 1].contains(where: { $0.kind == .layoutDirection }) {
      style(.layoutDirection(direction))
    }
    closedLayer = layers.count - 1
  }

  /// Whether the element is a text that is truncated or has several runs, which a host can't also align in a
  /// frame.
  private var isWholeText: Bool {
    guard case .text(let words, _) = content else { return false }
    return words == nil || layers[0].contains { $0.kind == .lineLimit }
  }

  /// Makes the element focusable and ties its focus to a focus state.
  package mutating func focus(_ link: any FocusLink) {
    focusLinks.append(link)
    if isFocusable { observeFocus() }
  }

  /// Adds an interaction, unless there is already one of the same kind.
  ///
  /// A control that is made focusable once more has the focus as before: in a browser, a button needs
  /// no tab stop beside its own.
  package mutating func accept(_ interaction: ElementInteraction) {
    if case .focus = interaction, isFocusable {
      observeFocus()
    } else {
      state.add(interaction)
    }
  }

  /// Has hosts report the focus of a control.
  ///
  /// They report that of a text field in any case.
  private mutating func observeFocus() {
    if content.text == nil { state.add(.focus(.control)) }
  }

  /// Handles an event.
  ///
  /// The first handler of a kind wins, because the innermost view adds its handler first.
  ///
  /// - Parameters:
  ///   - kind: The kind of event.
  ///   - refusal: Returns why the control refuses an event of this kind, or `nil` if it accepts the
  ///     event.
  ///   - handler: Handles an accepted event.
  package mutating func on(
    _ kind: UserEvent.Kind, refusing refusal: Refusal? = nil, _ handler: @escaping Handler
  ) {
    guard let refusal else { return on(kind, checking: nil, handler) }
    let check: Check = { (event: UserEvent) throws(EventRefusal) in
      if let reason = refusal(event.action) { throw .invalidValue(event.element, reason) }
    }
    on(kind, checking: check, handler)
  }

  /// Handles an event that passes a check.
  ///
  /// - Parameters:
  ///   - kind: The kind of event.
  ///   - check: Throws the reason why the control refuses an event of this kind.
  ///   - handler: Handles an accepted event.
  package mutating func on(
    _ kind: UserEvent.Kind, checking check: Check?, _ handler: @escaping Handler
  ) {
    guard handlers[kind] == nil else { return }
    handlers[kind] = handler
    if let check { checks[kind] = check }
  }

  /// Handles a report by the host about the element's appearance, as opposed to a user's action.
  ///
  /// The graph accepts reports even where a user can't act, such as below a presentation.
  ///
  /// - Parameters:
  ///   - kind: The kind of event that carries the report.
  ///   - refusal: Returns why the element refuses a report, or `nil` if it accepts the report.
  ///   - handler: Handles a report.
  package mutating func onReport(
    _ kind: UserEvent.Kind, refusing refusal: Refusal? = nil, _ handler: @escaping Handler
  ) {
    reports.insert(kind)
    on(kind, refusing: refusal, handler)
  }

  /// Handles an event around its handler; a no-op without one.
  ///
  /// - Parameters:
  ///   - kind: The kind of event.
  ///   - wrapper: Receives an event and its handler.
  package mutating func wrapHandler(
    of kind: UserEvent.Kind, _ wrapper: @escaping @MainActor (UserEvent, Handler) -> Void
  ) {
    guard let inner = handlers[kind] else { return }
    handlers[kind] = { wrapper($0, inner) }
  }

  /// Handles an event after the content's handler, in its place, or only if the content has no handler.
  package mutating func on(
    _ kind: UserEvent.Kind, _ precedence: HandlerPrecedence, _ handler: @escaping Handler
  ) {
    switch (precedence, handlers[kind]) {
    case (.equal, let inner?):
      handlers[kind] = {
        inner($0)
        handler($0)
      }
    case (.low, .some): break
    case (_, _): handlers[kind] = handler
    }
  }
}

extension ElementDraft {
  /// Handles a tap.
  package mutating func onTap(_ action: @escaping @MainActor () -> Void) {
    on(.tap) { _ in action() }
  }

  /// Handles a change of text.
  package mutating func onText(_ action: @escaping @MainActor (String) -> Void) {
    on(.setText) { if case .setText(let text) = $0.action { action(text) } }
  }

  /// Handles a toggle's change.
  package mutating func onToggle(_ action: @escaping @MainActor (Bool) -> Void) {
    on(.setOn) { if case .setOn(let isOn) = $0.action { action(isOn) } }
  }

  /// Handles a change of a number, and refuses numbers outside of bounds.
  package mutating func onNumber(
    in bounds: ClosedRange<Double>, _ action: @escaping @MainActor (Double) -> Void
  ) {
    on(.setNumber, refusing: Self.refusal(outside: bounds)) {
      if case .setNumber(let number) = $0.action { action(number) }
    }
  }

  /// Refuses numbers outside of bounds.
  package static func refusal(outside bounds: ClosedRange<Double>) -> Refusal {
    {
      guard case .setNumber(let number) = $0, !bounds.contains(number) else { return nil }
      return "\(number) is outside of \(bounds)"
    }
  }

  /// Handles a step up or down, and refuses a step beyond the bounds.
  ///
  /// - Parameters:
  ///   - canStepUp: Whether there is a greater value.
  ///   - canStepDown: Whether there is a smaller value.
  ///   - action: Receives whether the step goes up.
  package mutating func onStep(
    up canStepUp: Bool = true, down canStepDown: Bool = true,
    _ action: @escaping @MainActor (Bool) -> Void
  ) {
    on(
      .step,
      refusing: {
        guard case .step(let isUp) = $0 else { return nil }
        if isUp { return canStepUp ? nil : "the value is the greatest already" }
        return canStepDown ? nil : "the value is the least already"
      },
      { if case .step(let isUp) = $0.action { action(isUp) } })
  }

  /// Handles the selection of an option or tab, and refuses elements that aren't enabled options.
  ///
  /// - Parameters:
  ///   - options: The elements that can be selected.
  ///   - action: Receives the selected element.
  package mutating func onSelect(
    among options: @escaping @MainActor () -> [Element],
    _ action: @escaping @MainActor (ElementID) -> Void
  ) {
    let check: Check = { (event: UserEvent) throws(EventRefusal) in
      guard case .select(let id) = event.action else { return }
      guard let option = options().first(where: { $0.id == id }) else {
        throw .invalidValue(event.element, "\(id) isn't one of its options")
      }
      if option.state.isDisabled { throw .disabled(id) }
      if option.state.isHidden { throw .hidden(id) }
    }
    on(.select, checking: check) { if case .select(let option) = $0.action { action(option) } }
  }

  /// Handles the return key and marks the element as handling it.
  package mutating func onSubmit(_ action: @escaping @MainActor () -> Void) {
    state.set(.submit)
    on(.submit) { _ in action() }
  }

  /// Handles a request to dismiss.
  ///
  /// - Parameters:
  ///   - isDisabled: Whether the user is prevented from dismissing.
  ///   - action: Dismisses.
  package mutating func onDismiss(
    isDisabled: Bool = false, _ action: @escaping @MainActor () -> Void
  ) {
    let check: Check = { (event: UserEvent) throws(EventRefusal) in
      throw .dismissDisabled(event.element)
    }
    on(.dismiss, checking: isDisabled ? check : nil) { _ in action() }
  }

  /// Handles text from the user's clipboard, which pressing the element provides.
  ///
  /// - Parameter action: Receives the text.
  package mutating func onPaste(_ action: @escaping @MainActor (String) -> Void) {
    state.set(.paste)
    on(.paste) { if case .paste(let text) = $0.action { action(text) } }
  }

  /// Handles the deletion of a row and marks the row as deletable.
  package mutating func onDelete(_ action: @escaping @MainActor () -> Void) {
    state.set(.delete)
    on(.delete) { _ in action() }
  }

  /// Handles the move of a row and marks the row as movable.
  ///
  /// - Parameters:
  ///   - count: The number of rows among which the row can move.
  ///   - action: Receives the index before which to insert the row.
  package mutating func onMove(
    among count: @escaping @MainActor () -> Int, _ action: @escaping @MainActor (Int) -> Void
  ) {
    state.set(.move)
    on(
      .move,
      refusing: {
        guard case .move(let index) = $0 else { return nil }
        let count = count()
        return (0...count).contains(index) ? nil : "index \(index) is outside of 0...\(count)"
      },
      { if case .move(let index) = $0.action { action(index) } })
  }

  /// Handles press and release, and marks the element as handling them.
  package mutating func onPress(_ action: @escaping @MainActor (Bool) -> Void) {
    state.set(.press)
    on(.press) { if case .press(let isDown) = $0.action { action(isDown) } }
  }

  /// Handles a pull to refresh.
  package mutating func onRefresh(_ action: @escaping @MainActor () -> Void) {
    on(.refresh) { _ in action() }
  }
}
