public import Foundation

extension View {
  /// Takes a gesture; gestures of views within come first.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - isEnabled: Whether it is taken now.
  /// - Returns: The view.
  public func gesture(_ gesture: some Gesture, isEnabled: Bool = true) -> some View {
    modifier(GestureModifier(gesture: gesture, isEnabled: isEnabled, precedence: .low))
  }

  /// Takes a gesture before those of views within.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - isEnabled: Whether it is taken now.
  /// - Returns: The view.
  public func highPriorityGesture(_ gesture: some Gesture, isEnabled: Bool = true) -> some View {
    modifier(GestureModifier(gesture: gesture, isEnabled: isEnabled, precedence: .high))
  }

  /// Takes a gesture besides what the view itself does with it.
  ///
  /// ```swift
  /// Button("Play") { play() }
  ///   .simultaneousGesture(TapGesture().onEnded { count += 1 })
  /// ```
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - isEnabled: Whether it is taken now.
  /// - Returns: The view.
  public func simultaneousGesture(_ gesture: some Gesture, isEnabled: Bool = true) -> some View {
    modifier(GestureModifier(gesture: gesture, isEnabled: isEnabled, precedence: .equal))
  }

  /// Runs a closure when the view is tapped.
  ///
  /// Prefer a ``Button`` for what acts: everyone can find and press it.
  ///
  /// - Parameters:
  ///   - count: How many taps in a row it takes.
  ///   - action: What to do.
  /// - Returns: The view.
  @preconcurrency
  public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }

  /// Runs a closure when the view is pressed for long.
  ///
  /// - Parameters:
  ///   - minimumDuration: How long, in seconds.
  ///   - maximumDistance: How far the pointer may move meanwhile, in points; browsers count 10.
  ///   - action: What to do.
  /// - Returns: The view.
  @preconcurrency
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void
  ) -> some View {
    gesture(
      LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        .onEnded { _ in action() })
  }

  /// Runs a closure when a pointer comes to the view, and when it goes.
  ///
  /// - Parameter action: Takes whether the pointer is on the view.
  /// - Returns: The view.
  @preconcurrency
  public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View {
    modifier(HoverModifier(action: action))
  }

  /// Says whether pointers reach the view and what is within.
  ///
  /// The keyboard and assistive technology reach it all the same.
  ///
  /// - Parameter enabled: Whether they do.
  /// - Returns: The view.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    fact(enabled ? nil : .hitTestingDisabled)
  }
}

private struct GestureModifier<G: Gesture>: ElementModifier {
  let gesture: G
  let isEnabled: Bool
  let precedence: HandlerPrecedence

  func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    guard isEnabled, environment.isEnabled else { return }
    var events = GestureEvents()
    gesture._listen(GestureListener(), to: &events)
    for interaction in events.interactions { element.state.add(interaction) }
    for (kind, handler) in events.handlers { element.on(kind, precedence, handler) }
  }
}

private struct HoverModifier: ElementModifier {
  let action: @MainActor (Bool) -> Void

  func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.state.set(.hover)
    element.on(.hover, .equal) { if case .hover(let isOn) = $0 { action(isOn) } }
  }
}
