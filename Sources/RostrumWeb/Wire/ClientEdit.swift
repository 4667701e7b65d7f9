import RostrumViews

/// A numbered edit of a text: what the user has put in place of which part.
struct ClientEdit: Hashable, Sendable {
  /// Counts among the events of the session.
  var sequence: UInt64
  /// The field.
  var element: ElementID
  /// The change of the text.
  var splice: TextSplice
  /// The browser's count of edits of the field.
  var revision: UInt64
  /// The browser has applied all frames up to this number; `nil` if it has said so before.
  var seen: UInt64?
}
