import RostrumHTML
import RostrumViews
import Testing

@Suite("The names of keys in a page") struct KeyNameTests {
  @Test("The command key is announced as Control and as Meta")
  func chords() {
    #expect(KeyboardShortcut("s").ariaKeyShortcuts == "Control+S Meta+S")
    #expect(
      KeyboardShortcut(.upArrow, modifiers: [.command, .shift, .option]).ariaKeyShortcuts
        == "Control+Alt+Shift+ArrowUp Alt+Shift+Meta+ArrowUp")
    #expect(KeyboardShortcut.defaultAction.ariaKeyShortcuts == "Enter")
    #expect(KeyboardShortcut.cancelAction.ariaKeyShortcuts == "Escape")
    #expect(KeyboardShortcut(.space, modifiers: []).ariaKeyShortcuts == "Space")
    #expect(KeyboardShortcut("+").ariaKeyShortcuts == "Control+plus Meta+plus")
  }

  @Test(
    "Every key has a name that identifies it",
    arguments: [
      KeyEquivalent.upArrow, .downArrow, .leftArrow, .rightArrow, .escape, .delete, .deleteForward,
      .home, .end, .pageUp, .pageDown, .tab, .clear, .space, .return, "a", "?", "+",
    ])
  func names(key: KeyEquivalent) {
    #expect(KeyEquivalent(webName: key.webName) == key)
  }

  @Test("The name of a different key does not match", arguments: ["", "F1", "Shift"])
  func unknown(name: String) {
    #expect(KeyEquivalent(webName: name) == nil)
  }

  @Test("A key has the names of the modifier keys before its own, in a fixed order")
  func held() {
    #expect(
      KeyboardShortcut(webName: "Control+Alt+Shift+Meta+PageUp")
        == KeyboardShortcut(.pageUp, modifiers: .all))
    #expect(KeyboardShortcut(webName: "Meta+plus") == KeyboardShortcut("+", modifiers: .command))
    #expect(KeyboardShortcut(webName: "plus") == KeyboardShortcut("+", modifiers: []))
    for name in ["Shift+", "Shift+Alt+A", "Shift+Shift+A", "shift+A", "Alt+F1"] {
      #expect(KeyboardShortcut(webName: name) == nil)
    }
  }
}
