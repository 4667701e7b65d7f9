/// The interactions that a node accepts, the values of ``DataAttribute/on``.
///
/// The browser client sends an event only for the interactions listed on a node.
package enum Behavior: String, CaseIterable {
  /// The user taps the element, or presses Return or the space bar.
  case tap
  /// The element changes its appearance while the pointer is down.
  case press
  /// The user edits a text.
  case text
  /// The app is notified of the focus.
  case focus
  /// The user submits a field with Return.
  case submit
  /// The user switches the element on and off.
  case toggle
  /// The user sets a number.
  case number
  /// The user steps the value up or down.
  case step
  /// The user selects one of the children.
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
  /// The user presses the element to paste the text on the clipboard.
  case paste
  /// The app is notified of the pointer over the element.
  case hover
  /// The app follows the place of the pointer over the element.
  case hoverPlace
  /// The app is notified of content that is dragged over the element.
  case target
  /// The user points at a place in the plot of a chart.
  case plot
  /// The user selects a range in the plot of a chart.
  case range
  /// The user selects several rows of the list or table.
  case choose
  /// The user asks for the menu of rows of the list or table.
  case menu
  /// The user does the primary action of rows of the list or table.
  case primary
  /// The app is notified when a picture has loaded.
  case load
  /// The app is notified of the reader's preferences.
  case prefer
  /// The user is asked before leaving the page.
  case stay
  /// The user undoes and redoes by keys.
  case undo
  /// The app follows what the scroll view is doing.
  case scrollPhase
  /// The button repeats its action while it is held.
  case `repeat`
  /// The app draws the text, and is told how its lines are set.
  case typeset
}
