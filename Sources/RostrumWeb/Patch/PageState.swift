import RostrumViews

/// What the server remembers of a browser's page: no more than the tree does not say.
///
/// Everything in it is bounded by the tree as it is now, however much the page has shown: an entry
/// of a removed element goes with the element, and rules that nothing uses are swept.
struct PageState {
  /// The atoms whose rules the page has.
  var atoms: Set<Atom> = []
  /// The number of ``atoms`` above which the unused ones are swept.
  var atomLimit = PageState.atomLimit(used: 0, nodes: 0)
  /// The elements that the page shows as part of others.
  var absorption: Absorption = [:]
  /// The count of the user's edits that were processed, by field.
  var revisions: [ElementID: UInt64] = [:]
  /// The navigation stacks of the scene and of each presentation, once they were found.
  var stacks: [ElementID: [ElementID]] = [:]
  /// The depth that the page was told.
  var depth: Depth?

  /// How far the page has gone from where it began.
  struct Depth: Hashable {
    /// The screens above the root of the main navigation stack.
    var screens = 0
    /// Everything that a user can leave: screens above roots, and presentations.
    var levels = 0
  }

  /// How many atoms a page may have before the unused ones are swept.
  ///
  /// A sweep visits the whole tree, so the limit grows with the tree: each new atom pays for a
  /// constant part of the next sweep.
  ///
  /// - Parameters:
  ///   - used: How many atoms the tree uses.
  ///   - nodes: How many DOM nodes the tree has.
  /// - Returns: The limit.
  static func atomLimit(used: Int, nodes: Int) -> Int { 2 * used + nodes / 4 + 256 }

  /// Drops what belongs to elements that are no longer in the tree.
  ///
  /// O(n) in the elements that are shown as part of others and in the edited fields.
  @MainActor
  mutating func forgetRemovedElements(of tree: any ElementSource) {
    absorption = absorption.filter { tree.element($0.key) != nil }
    revisions = revisions.filter { tree.element($0.key) != nil }
    stacks = stacks.filter { tree.element($0.key) != nil }
  }
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
