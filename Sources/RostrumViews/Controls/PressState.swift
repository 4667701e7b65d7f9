/// Whether a button is pressed, for views of its style that read the state.
///
/// A host reports presses only if a view reads the state; until then, the button doesn't observe
/// them.
@MainActor
final class PressState {
  private unowned let button: Node
  private var readers = Readers()
  private var isDown = false
  /// Whether a view has read the state.
  private(set) var isFollowed = false

  init(of button: Node) {
    self.button = button
  }

  /// Whether the button is currently pressed.
  var isPressed: Bool {
    let graph = button.graph
    readers.add(graph.reader)
    if !isFollowed {
      isFollowed = true
      // The button itself needs no invalidation: it describes itself after evaluating its style.
      if graph.reader !== button { graph.mark(button) }
    }
    return isDown
  }

  /// Records that the button was pressed or released.
  func change(to isDown: Bool) {
    if self.isDown == isDown { return }
    self.isDown = isDown
    readers.mark()
  }
}
