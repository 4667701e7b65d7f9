import RostrumViews

/// The state of a session's current turn.
package struct Turn {
  /// The last event, if it has set a value and no update has followed it.
  package var lastValue: UserEvent?
  /// Whether the frame must contain the whole tree.
  package var needsMount = false
}
