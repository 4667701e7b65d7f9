/// The names of a frame's operations; see `Documentation/WireProtocol.md`.
///
/// The browser client has a function of the same name for each of them.
package enum WireOperation: String, CaseIterable {
  /// Replaces the whole tree.
  case mount = "m"
  /// Inserts an element.
  case insert = "i"
  /// Removes an element.
  case remove = "r"
  /// Moves an element among its siblings.
  case move = "v"
  /// Removes parts of an element, or inserts one with those within it.
  case parts = "x"
  /// Sets and removes attributes of parts.
  case attributes = "a"
  /// Sets the text of a node.
  case text = "t"
  /// Sets the value of a control.
  case value = "p"
  /// Adds CSS rules, or replaces all of them.
  case rules = "c"
  /// Sets or removes the focus.
  case focus = "f"
  /// Sets the animation of an element's changes.
  case motion = "n"
  /// Opens a URL in a new tab.
  case open = "o"
  /// Closes the tab.
  case close = "e"
  /// Puts a text on the clipboard.
  case copy = "w"
  /// Stores a value of the scene with the tab.
  case keep = "k"
  /// Scrolls to an element.
  case scroll = "y"
  /// Announces a text to assistive technology.
  case announce = "s"
  /// Vibrates.
  case vibrate = "b"
  /// Sets the number of levels that the user can leave.
  case depth = "h"
}

extension JSONWriter {
  /// Writes an operation: its name, and the values after it.
  ///
  ///     operations.write(.remove) { $0.number(id.rawValue) }
  ///
  /// - Parameters:
  ///   - operation: The operation.
  ///   - values: Writes the values.
  package mutating func write(_ operation: WireOperation, _ values: (inout JSONWriter) -> Void) {
    open(operation)
    values(&self)
    closeArray()
  }

  /// Begins an operation, which ends with the array.
  package mutating func open(_ operation: WireOperation) {
    openArray()
    string(operation.rawValue)
  }
}
