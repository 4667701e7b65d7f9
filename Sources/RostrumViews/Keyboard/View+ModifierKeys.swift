extension View {
  /// Performs an action when the user presses or releases modifier keys, wherever the focus is.
  ///
  /// ```swift
  /// Toolbar(showsMore: showsMore)
  ///   .onModifierKeysChanged(mask: .option) { _, keys in showsMore = keys.contains(.option) }
  /// ```
  ///
  /// A page knows of the keys while it is in front. On keyboards without a Command key, the Control key is
  /// both.
  ///
  /// - Parameters:
  ///   - mask: The keys that concern the view.
  ///   - initial: Whether the action is performed when the view appears.
  ///   - action: Receives the keys that were held, and those that are held now.
  /// - Returns: The view.
  @preconcurrency
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping @MainActor (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    modifier(ModifierKeys(mask: mask.intersection(.all), isInitial: initial, action: action))
  }
}

/// Follows the modifier keys that are held.
private struct ModifierKeys: ViewModifier {
  let mask: EventModifiers
  let isInitial: Bool
  let action: @MainActor (EventModifiers, EventModifiers) -> Void
  @State private var held: EventModifiers = []

  init(
    mask: EventModifiers, isInitial: Bool,
    action: @escaping @MainActor (EventModifiers, EventModifiers) -> Void
  ) {
    self.mask = mask
    self.isInitial = isInitial
    self.action = action
  }

  func body(content: Content) -> some View {
    content
      .modifier(HeldKeys(mask: mask) { held = $0 })
      .onChange(of: held.intersection(mask), initial: isInitial, action)
  }
}

/// Has a host report which modifier keys are held.
private struct HeldKeys: ElementModifier {
  let mask: EventModifiers
  let action: @MainActor (EventModifiers) -> Void

  func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    var all = mask
    if case .modifierKeys(let inner)? = element.state.interaction(.modifierKeys) {
      all.formUnion(inner)
    }
    element.state.set(.modifierKeys(all))
    let action = action
    let handler: ElementDraft.Handler = { event in
      if case .hold(let keys) = event.action { action(keys) }
    }
    if element.handlers[.hold] == nil { return element.onReport(.hold, handler) }
    element.wrapHandler(of: .hold) { event, inner in
      inner(event)
      handler(event)
    }
  }
}
