import RostrumElements

/// The state of a browser's page as the server knows it, as far as the tree doesn't contain it.
///
/// The current tree bounds the size of the state, however much the page has shown: the entry of a
/// removed element is removed with it, and unused rules are swept.
package struct PageState {
  /// The atoms with rules in the page.
  var atoms: Set<Atom> = []
  /// The number of ``atoms`` above which unused ones are swept.
  var atomLimit = PageState.atomLimit(used: 0, nodes: 0)
  /// The elements that the page shows as part of others.
  package var absorption: Absorption = [:]
  /// The number of the user's edits that were processed, by field.
  package var revisions: [ElementID: UInt64] = [:]
  /// The navigation stacks of the scene and of each presentation, once they were searched.
  package var stacks: [ElementID: [ElementID]] = [:]
  /// The popovers, among them those that aren't children of the scene: calendars of date pickers.
  var popovers: Set<ElementID> = []
  /// The controls that the page shows with others in their labels.
  var holders: Set<ElementID> = []
  /// The depth that was sent to the page.
  package var depth: Depth?
  /// The address and the title that the page has.
  package var front = Front()

  /// The state of a page that shows nothing yet.
  ///
  /// - Parameter front: What the browser shows around the page.
  package init(front: Front = Front()) { self.front = front }

  /// The number of steps by which the page has left its initial state.
  package struct Depth: Hashable {
    /// The screens above the root of the main navigation stack.
    package var screens = 0
    /// Everything that a user can dismiss: screens above roots, and presentations.
    package var levels = 0

    package init(screens: Int = 0, levels: Int = 0) {
      self.screens = screens
      self.levels = levels
    }
  }

  /// What the browser shows around the page; `nil` for values that are unknown or aren't the app's.
  package struct Front: Hashable {
    /// The path of the page's URL.
    package var address: String?
    /// The title of the page.
    package var title: String?

    package init(address: String? = nil, title: String? = nil) {
      self.address = address
      self.title = title
    }
  }

  /// The number of atoms that a page may have before unused ones are swept.
  ///
  /// A sweep visits the whole tree, so the limit grows with the tree: each new atom accounts for a
  /// constant part of the next sweep.
  ///
  /// - Parameters:
  ///   - used: The number of atoms that the tree uses.
  ///   - nodes: The number of DOM nodes in the tree.
  /// - Returns: The limit.
  static func atomLimit(used: Int, nodes: Int) -> Int { 2 * used + nodes / 4 + 256 }

  /// Removes the entries of elements that are no longer in the tree.
  ///
  /// O(n) in the number of absorbed elements and edited fields.
  @MainActor
  mutating func forgetRemovedElements(of tree: some ElementSource) {
    absorption = absorption.filter { tree.element($0.key) != nil }
    revisions = revisions.filter { tree.element($0.key) != nil }
    stacks = stacks.filter { tree.element($0.key) != nil }
    popovers = popovers.filter { tree.element($0) != nil }
    holders = holders.filter { tree.element($0) != nil }
  }
}

/// A change that a user's event made in the page before the server processed it.
package struct Touch: Hashable {
  /// The control.
  package var element: ElementID
  /// The text of the field when the event was sent; `nil` for other controls.
  package var text: String?
  /// The browser's number of edits of the field.
  package var revision: UInt64?

  package init(element: ElementID, text: String? = nil, revision: UInt64? = nil) {
    self.element = element
    self.text = text
    self.revision = revision
  }
}
