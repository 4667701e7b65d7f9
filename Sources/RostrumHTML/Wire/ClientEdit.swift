import RostrumElements

/// A numbered edit of a text, which replaces a part of it.
package struct ClientEdit: Hashable, Sendable {
  /// The number of the edit among the events of the session.
  package var sequence: UInt64
  /// The field.
  package var element: ElementID
  /// The change of the text.
  package var splice: TextSplice
  /// The browser's count of edits of the field.
  package var revision: UInt64
  /// The number of the last frame that the browser has applied, or `nil` if it was confirmed
  /// before.
  package var seen: UInt64?

  package init(
    sequence: UInt64, element: ElementID, splice: TextSplice, revision: UInt64,
    seen: UInt64? = nil
  ) {
    self.sequence = sequence
    self.element = element
    self.splice = splice
    self.revision = revision
    self.seen = seen
  }
}
