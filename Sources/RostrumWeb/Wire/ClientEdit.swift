import RostrumViews

/// A numbered edit of a text, which replaces a part of it.
struct ClientEdit: Hashable, Sendable {
  /// The number of the edit among the events of the session.
  var sequence: UInt64
  /// The field.
  var element: ElementID
  /// The change of the text.
  var splice: TextSplice
  /// The browser's count of edits of the field.
  var revision: UInt64
  /// The number of the last frame that the browser has applied, or `nil` if it was confirmed
  /// before.
  var seen: UInt64?
}
