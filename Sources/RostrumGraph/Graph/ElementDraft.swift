/// What a primitive view and the modifiers around it say about one element.
@MainActor
package struct ElementDraft {
  /// Why a control refuses an event; `nil` where the control accepts it.
  package typealias Refusal = @MainActor (UserEvent.Action) -> String?
  /// Throws the reason why a control refuses an event.
  package typealias Check = @MainActor (UserEvent) throws(EventRefusal) -> Void
  /// What a handler does with an event that was checked.
  package typealias Handler = @MainActor (UserEvent.Action) -> Void

  /// What is known about the element besides its styles.
  ///
  /// Styles are added with ``style(_:)``, which puts them in layers.
  package var state: ElementState
  /// The handlers by the kind of event.
  package private(set) var handlers: [UserEvent.Kind: Handler] = [:]
  /// What a control checks before a handler sees an event, by the kind of event.
  private(set) var checks: [UserEvent.Kind: Check] = [:]
  /// The kinds of events with which the host reports how the element looks.
  private(set) var reports: Set<UserEvent.Kind> = []
  /// Whether a user can give the keyboard focus to the element, as to any control.
  package var isFocusable = false
  /// The focus states that follow the element.
  package private(set) var focusLinks: [any FocusLink] = []
  /// The accessible name of a picture that the app gave none, used where no text beside the picture
  /// says what it is; see ``ElementTree/nameSymbols()``.
  package var symbolName: String?
  /// How the element comes and goes, with all boxes around it.
  var transition: AnyTransition?
  /// The styles of the element's own box and of the boxes around it.
  package var layers: [[StyleProperty]] = [[]]

  /// Makes a draft.
  ///
  /// - Parameter content: What the element is.
  package init(_ content: ElementContent) {
    state = ElementState(content)
  }

  /// What the element is, with the facts of its kind.
  package var content: ElementContent {
    get { state.content }
    set { state.content = newValue }
  }

  /// Adds a style around those that are there; `StyleBox` says whether it needs a box of its own.
  package mutating func style(_ property: StyleProperty) {
    if let box = StyleBox.adding(property, to: layers[layers.count - 1]) {
      layers[layers.count - 1] = box
    } else {
      layers.append([property])
    }
  }

  /// Makes the element focusable and ties its focus to a focus state.
  package mutating func focus(_ link: any FocusLink) {
    focusLinks.append(link)
  }

  /// Handles an event.
  ///
  /// A later handler of the same kind does not replace an earlier one, since the innermost wins.
  ///
  /// - Parameters:
  ///   - kind: The kind of event.
  ///   - refusal: Why the control refuses an event of this kind; `nil` where it accepts the event.
  ///   - handler: What to do with an event that is accepted.
  package mutating func on(
    _ kind: UserEvent.Kind, refusing refusal: Refusal? = nil, _ handler: @escaping Handler
  ) {
    guard let refusal else { return on(kind, checking: nil, handler) }
    let check: Check = { (event: UserEvent) throws(EventRefusal) in
      if let reason = refusal(event.action) { throw .invalidValue(event.element, reason) }
    }
    on(kind, checking: check, handler)
  }

  /// Handles an event, if the control does not refuse it.
  ///
  /// - Parameters:
  ///   - kind: The kind of event.
  ///   - check: Throws the reason why the control refuses an event of this kind.
  ///   - handler: What to do with an event that is accepted.
  package mutating func on(
    _ kind: UserEvent.Kind, checking check: Check?, _ handler: @escaping Handler
  ) {
    guard handlers[kind] == nil else { return }
    handlers[kind] = handler
    if let check { checks[kind] = check }
  }

  /// Handles what the host reports of the look of the element, rather than what a user did.
  ///
  /// The graph accepts a report where a user can do nothing, such as below a presentation.
  ///
  /// - Parameters:
  ///   - kind: The kind of event that the host reports with.
  ///   - refusal: Why the element refuses a report; `nil` where it accepts the report.
  ///   - handler: What to do with a report.
  package mutating func onReport(
    _ kind: UserEvent.Kind, refusing refusal: Refusal? = nil, _ handler: @escaping Handler
  ) {
    reports.insert(kind)
    on(kind, refusing: refusal, handler)
  }

  /// Handles an event beside, after or instead of what the views within do with it.
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

  /// Handles a changed text.
  package mutating func onText(_ action: @escaping @MainActor (String) -> Void) {
    on(.setText) { if case .setText(let text) = $0 { action(text) } }
  }

  /// Handles a switch that was turned on or off.
  package mutating func onToggle(_ action: @escaping @MainActor (Bool) -> Void) {
    on(.setOn) { if case .setOn(let isOn) = $0 { action(isOn) } }
  }

  /// Handles a changed number, and refuses numbers out of bounds.
  package mutating func onNumber(
    in bounds: ClosedRange<Double>, _ action: @escaping @MainActor (Double) -> Void
  ) {
    on(.setNumber, refusing: Self.refusal(outside: bounds)) {
      if case .setNumber(let number) = $0 { action(number) }
    }
  }

  /// Refuses numbers out of bounds.
  package static func refusal(outside bounds: ClosedRange<Double>) -> Refusal {
    {
      guard case .setNumber(let number) = $0, !bounds.contains(number) else { return nil }
      return "\(number) is outside of \(bounds)"
    }
  }

  /// Handles a step up or down, and refuses one where there is nothing further.
  ///
  /// - Parameters:
  ///   - canStepUp: Whether there is a greater value.
  ///   - canStepDown: Whether there is a smaller value.
  ///   - action: Takes whether the step goes up.
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
      { if case .step(let isUp) = $0 { action(isUp) } })
  }

  /// Handles the choice of an option or tab, and refuses what is no option or is turned off.
  ///
  /// - Parameters:
  ///   - options: The elements that can be chosen.
  ///   - action: Takes the element that is chosen.
  package mutating func onSelect(
    among options: @escaping @MainActor () -> [Element],
    _ action: @escaping @MainActor (ElementID) -> Void
  ) {
    let check: Check = { (event: UserEvent) throws(EventRefusal) in
      guard case .select(let id) = event.action else { return }
      guard let option = options().first(where: { $0.id == id }) else {
        throw .invalidValue(event.element, "\(id) is none of its options")
      }
      if option.state.isDisabled { throw .disabled(id) }
      if option.state.isHidden { throw .hidden(id) }
    }
    on(.select, checking: check) { if case .select(let option) = $0 { action(option) } }
  }

  /// Handles the return key and says that it does something.
  package mutating func onSubmit(_ action: @escaping @MainActor () -> Void) {
    state.set(.submit)
    on(.submit) { _ in action() }
  }

  /// Handles the wish to dismiss.
  ///
  /// - Parameters:
  ///   - isDisabled: Whether the user is kept from it.
  ///   - action: What dismisses.
  package mutating func onDismiss(
    isDisabled: Bool = false, _ action: @escaping @MainActor () -> Void
  ) {
    let check: Check = { (event: UserEvent) throws(EventRefusal) in
      throw .dismissDisabled(event.element)
    }
    on(.dismiss, checking: isDisabled ? check : nil) { _ in action() }
  }

  /// Handles the text of the user's clipboard, which pressing the element hands over.
  ///
  /// - Parameter action: Takes the text.
  package mutating func onPaste(_ action: @escaping @MainActor (String) -> Void) {
    state.set(.paste)
    on(.paste) { if case .paste(let text) = $0 { action(text) } }
  }

  /// Handles a row's deletion and says that it can be deleted.
  package mutating func onDelete(_ action: @escaping @MainActor () -> Void) {
    state.set(.delete)
    on(.delete) { _ in action() }
  }

  /// Handles a row's move and says that it can be moved.
  ///
  /// - Parameters:
  ///   - count: The number of elements beside which the row can be.
  ///   - action: Takes the index before which the row is to be.
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
      { if case .move(let index) = $0 { action(index) } })
  }

  /// Handles being pressed and let go, and says that it does something.
  package mutating func onPress(_ action: @escaping @MainActor (Bool) -> Void) {
    state.set(.press)
    on(.press) { if case .press(let isDown) = $0 { action(isDown) } }
  }

  /// Handles a pull to refresh.
  package mutating func onRefresh(_ action: @escaping @MainActor () -> Void) {
    on(.refresh) { _ in action() }
  }
}
