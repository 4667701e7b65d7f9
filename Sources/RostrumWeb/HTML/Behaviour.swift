/// What a user can do to a node: the words of ``DataAttribute/on``.
///
/// The browser client sends an event for what it finds there, and for nothing else.
enum Behaviour: String, CaseIterable {
  /// The user taps it, or presses Return or the space bar.
  case tap
  /// The look changes while the pointer is down.
  case press
  /// The user edits a text.
  case text
  /// The app is told of the focus.
  case focus
  /// The user submits a field with Return.
  case submit
  /// The user switches it on and off.
  case toggle
  /// The user sets a number.
  case number
  /// The user takes a step up or down.
  case step
  /// The user chooses among what is within.
  case select
  /// The user deletes the row.
  case delete
  /// The user moves the row.
  case move
  /// The user goes back.
  case back
  /// The user dismisses the presentation.
  case dismiss
  /// The user refreshes the list.
  case refresh
  /// The user presses it to hand over the text on the clipboard.
  case paste
  /// The app is told of the pointer above it.
  case hover
  /// The app is told when a picture has arrived.
  case load
}
