import RostrumGraph

/// Performs an action on a long press, and reports when the press begins and ends.
struct PressingModifier: ViewModifier {
  let press: LongPressGesture
  let action: @MainActor () -> Void
  let onPressingChanged: (@MainActor (Bool) -> Void)?
  // It outlives the gesture, which is a new value whenever its view is updated.
  @State private var phase = PressPhase()

  func body(content: Content) -> some View {
    content.gesture(
      PressingGesture(
        press: press, action: action, onPressingChanged: onPressingChanged, phase: phase))
  }
}

/// Whether a long press is in progress.
@MainActor
private final class PressPhase {
  private var isPressed = false

  /// Whether this is news.
  func change(to isPressed: Bool) -> Bool {
    defer { self.isPressed = isPressed }
    return self.isPressed != isPressed
  }
}

private struct PressingGesture: Gesture {
  typealias Value = Bool
  typealias Body = Never

  let press: LongPressGesture
  let action: @MainActor () -> Void
  let onPressingChanged: (@MainActor (Bool) -> Void)?
  let phase: PressPhase

  func _listen(_ listener: GestureListener<Bool>, to events: inout GestureEvents) {
    press
      .onEnded { _ in
        change(to: false)
        action()
      }
      ._listen(listener, to: &events)
    guard onPressingChanged != nil else { return }
    events.interactions.append(.press)
    events.on(.press) { if case .press(let isDown) = $0.action { change(to: isDown) } }
  }

  private func change(to isPressed: Bool) {
    if phase.change(to: isPressed) { onPressingChanged?(isPressed) }
  }
}
