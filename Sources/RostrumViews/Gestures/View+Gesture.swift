public import Foundation

extension View {
  /// Adds a gesture; gestures of the view's content have precedence.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - name: Without effect: the name by which UIKit finds a recognizer.
  ///   - isEnabled: Whether the gesture is recognized.
  /// - Returns: The view.
  public func gesture(
    _ gesture: some Gesture, name: String? = nil, isEnabled: Bool = true
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, isEnabled: isEnabled, precedence: .low))
  }

  /// Adds a gesture with precedence over those of the view's content.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - name: Without effect: the name by which UIKit finds a recognizer.
  ///   - isEnabled: Whether the gesture is recognized.
  /// - Returns: The view.
  public func highPriorityGesture(
    _ gesture: some Gesture, name: String? = nil, isEnabled: Bool = true
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, isEnabled: isEnabled, precedence: .high))
  }

  /// Adds a gesture in addition to the view's own.
  ///
  /// ```swift
  /// Button("Play") { play() }
  ///   .simultaneousGesture(TapGesture().onEnded { count += 1 })
  /// ```
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - name: Without effect: the name by which UIKit finds a recognizer.
  ///   - isEnabled: Whether the gesture is recognized.
  /// - Returns: The view.
  public func simultaneousGesture(
    _ gesture: some Gesture, name: String? = nil, isEnabled: Bool = true
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, isEnabled: isEnabled, precedence: .equal))
  }

  /// Performs an action when the view is tapped.
  ///
  /// Prefer a ``Button`` for actions: all users can find and press it.
  ///
  /// A gesture of several taps is inside of that of a single tap, which waits for further taps. Around
  /// a view that acts on a single tap, such as a button, it is never recognized.
  ///
  /// ```swift
  /// Text("Photo")
  ///   .onTapGesture(count: 2) { print("Zoom") }
  ///   .onTapGesture { print("Select") }
  /// ```
  ///
  /// - Parameters:
  ///   - count: The required number of successive taps.
  ///   - action: The action to perform.
  /// - Returns: The view.
  @preconcurrency
  public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }

  /// Performs an action on a long press, and another one when the press begins and ends.
  ///
  /// ```swift
  /// Circle()
  ///   .scaleEffect(isPressed ? 0.9 : 1)
  ///   .onLongPressGesture {
  ///     confirm()
  ///   } onPressingChanged: {
  ///     isPressed = $0
  ///   }
  /// ```
  ///
  /// A press that begins in a control within the view is the control's own.
  ///
  /// - Parameters:
  ///   - minimumDuration: The minimum duration in seconds. A press never lasts for longer than 24 days.
  ///   - maximumDistance: The distance in points that the pointer may move; 10 in browsers.
  ///   - action: The action to perform.
  ///   - onPressingChanged: Receives whether the view is pressed: `true` when a press begins, and `false` when
  ///     it is recognized or ends before.
  /// - Returns: The view.
  @preconcurrency
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      PressingModifier(
        press: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        action: action, onPressingChanged: onPressingChanged))
  }

  /// Performs an action on a long press, and another one when the press begins and ends.
  ///
  /// - Parameters:
  ///   - minimumDuration: The minimum duration in seconds.
  ///   - maximumDistance: The distance in points that the pointer may move; 10 in browsers.
  ///   - pressing: Receives whether the view is pressed.
  ///   - action: The action to perform.
  /// - Returns: The view.
  @preconcurrency
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: (@MainActor (Bool) -> Void)?,
    perform action: @escaping @MainActor () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }

  /// Performs an action when a pointer enters or leaves the view.
  ///
  /// - Parameter action: Receives whether the pointer is over the view.
  /// - Returns: The view.
  @preconcurrency
  public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View {
    modifier(HoverModifier(action: action))
  }

  /// Sets whether pointers reach the view and its content.
  ///
  /// The keyboard and assistive technology reach it in any case.
  ///
  /// - Parameter enabled: Whether pointers reach the view.
  /// - Returns: The view.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    fact(enabled ? nil : .hitTestingDisabled)
  }
}

package struct GestureModifier<G: Gesture>: ElementModifier {
  let gesture: G
  let isEnabled: Bool
  let precedence: HandlerPrecedence

  package func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    guard isEnabled, environment.isEnabled else { return }
    var events = GestureEvents()
    gesture._listen(GestureListener(), to: &events)
    // Each tap ends the content's own gesture, so it can't be the first of several.
    if precedence == .low, element.handlers[.tap] != nil { events.ignoreRepeatedTaps() }
    for interaction in events.interactions { element.state.add(interaction) }
    for (kind, handlers) in events.joinedHandlers {
      element.on(kind, precedence) { event in for handler in handlers { handler(event) } }
    }
  }
}

package struct HoverModifier: ElementModifier {
  let action: @MainActor (Bool) -> Void

  package func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.state.set(.hover)
    element.on(.hover, .equal) { if case .hover(let isOn) = $0.action { action(isOn) } }
  }
}
