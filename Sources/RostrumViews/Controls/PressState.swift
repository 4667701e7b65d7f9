/// Whether a button is pressed, for the views of its style that ask.
///
/// A host tells of presses only where a view asks: until then the button does not follow them.
@MainActor
final class PressState {
  private unowned let button: Node
  private var readers = Readers()
  private var isDown = false
  /// Whether a view has asked.
  private(set) var isFollowed = false

  init(of button: Node) {
    self.button = button
  }

  /// Whether the button is pressed now.
  var isPressed: Bool {
    let graph = button.graph
    readers.add(graph.reader)
    if !isFollowed {
      isFollowed = true
      // The button itself says what it follows after it has asked its style.
      if graph.reader !== button { graph.mark(button) }
    }
    return isDown
  }

  /// The button is pressed or let go.
  func change(to isDown: Bool) {
    if self.isDown == isDown { return }
    self.isDown = isDown
    readers.mark()
  }
}
