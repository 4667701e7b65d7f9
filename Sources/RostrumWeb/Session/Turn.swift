import RostrumViews

/// What a turn of a session has done so far.
struct Turn {
  /// The last event, if it has set a value and no update has followed.
  var lastValue: UserEvent?
  /// Whether the frame is to have the whole tree.
  var needsMount = false
}
