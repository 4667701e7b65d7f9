import RostrumViews

/// What the server remembers of a browser's page: no more than the tree does not say.
struct PageState {
  /// The atoms whose rules the page has.
  var atoms: Set<Atom> = []
  /// The elements that the page shows as part of others.
  var absorption: Absorption = [:]
  /// The count of the user's edits that were processed, by field.
  var revisions: [ElementID: UInt64] = [:]
  /// The main navigation stack, once it was found.
  var mainStack: ElementID?
  /// The depth of the main navigation stack that the page was told.
  var depth: Int?
}

/// What a user's event has changed in the page before the server knew of it.
struct Touch: Hashable {
  /// The control.
  var element: ElementID
  /// The text that the field showed when the event was sent; `nil` for other controls.
  var text: String?
  /// The browser's count of edits of the field.
  var revision: UInt64?
}
