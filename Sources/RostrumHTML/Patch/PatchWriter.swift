import RostrumElements

/// Writes the operations that update a page from the tree before an update to the tree after it.
///
/// The tree provides the current state; the mutations provide the previous one. No copy of the tree
/// is kept, and no attribute is special: the nodes of an element are created for its old and its
/// new state, and the difference is written.
///
/// Operations are written directly into the frame. Only new CSS rules, which a frame begins with
/// but which are known last, require a copy of the frame.
@MainActor
package struct PatchWriter<Element: PageElement>: ~Copyable {
  let tree: any ElementSource<Element>
  /// The package's own words for the reader.
  let words: SystemWords
  /// What the page loads besides its HTML.
  let resources: PageResources?
  /// The state of the page once the operations are applied.
  package var page: PageState
  /// The frame so far: its beginning, and the operations in order.
  package var operations: JSONWriter
  /// The offset at which the operations begin.
  private let start: Int
  /// Steps that follow all changes of the tree: focus, announcements, URLs.
  private var closing: [Mutation] = []
  /// The page's depth, if it has changed.
  var newDepth: PageState.Depth?
  /// The address and the title, as far as the app has them.
  package var front = PageState.Front()
  /// The address and the title, as far as they have changed.
  package var newFront = PageState.Front()
  var values = PatchValues()
  /// The edit counts that the values acknowledge, for refused events.
  var answered: [ElementID: UInt64] = [:]
  var rules: [String] = []
  /// Whether ``rules`` replaces all rules of the page, rather than adding to them.
  var replacesRules = false
  /// The previous state of each changed element that still exists.
  var former: [ElementID: ElementState] = [:]
  /// Elements to recreate, because a change of their content affects their own nodes.
  var replaced: [ElementID] = []
  /// Tab views with changes of tabs that are already in the page.
  var changedBars: Set<ElementID> = []
  /// New elements that aren't written, because an ancestor is removed or recreated.
  var skipped: Set<ElementID> = []
  var mayHaveNewStack = false
  var hasRemovals = false

  /// Starts a frame.
  ///
  /// NB: Transfer ownership of the page and the frame: a value with a second reference is copied
  /// when it is written.
  ///
  /// - Parameters:
  ///   - tree: The current elements.
  ///   - page: The current state of the page.
  ///   - words: The package's own words for the reader.
  ///   - resources: What the page loads besides its HTML.
  ///   - frame: The frame up to the start of the operations.
  package init(
    tree: any ElementSource<Element>, page: consuming PageState, words: SystemWords = .english,
    resources: PageResources? = nil, frame: consuming JSONWriter = JSONWriter()
  ) {
    self.tree = tree
    self.words = words
    self.resources = resources
    self.page = page
    start = frame.count
    operations = frame
  }

  /// Whether any operation has been written.
  package var hasOperations: Bool { operations.count > start }

  /// Writes the operations for an update.
  ///
  /// - Parameters:
  ///   - mutations: The mutations of the update, in order.
  ///   - touches: The controls whose values the user has set since the last frame.
  package mutating func writePatch(of mutations: [Mutation], touches: [Touch] = []) {
    resources.draw {
      prepare(mutations)
      for index in mutations.indices { write(mutations[index]) }
      for id in replaced { writeReplacement(of: id) }
      for touch in touches { settle(touch) }
      findDepth()
      sweepAtoms()
    }
    if hasRemovals { page.forgetRemovedElements(of: tree) }
    finish()
  }

  /// Writes the operations that replace the content of the page with the whole tree.
  ///
  /// - Parameters:
  ///   - focused: The element that has the focus.
  ///   - mutations: The mutations that weren't sent to the page; those that aren't changes of the
  ///     tree are sent now.
  ///   - kept: The values that the tab has to store.
  package mutating func writeMount(
    focused: ElementID?, telling mutations: [Mutation] = [], keeping kept: [String: String] = [:]
  ) {
    let revisions = page.revisions
    page = PageState(front: page.front)
    page.revisions = revisions
    page.forgetRemovedElements(of: tree)
    replacesRules = true
    operations.open(.mount)
    resources.draw {
      take(
        NodeWriter(
          visiting: tree.root.snapshot, in: .root(saying: words, resources: resources),
          isFirst: true, continuing: &operations))
    }
    operations.closeArray()
    tell(mutations, keeping: kept)
    begin(focused: focused)
  }

  /// Writes the operations for a page that already shows the tree, as the server rendered it.
  package mutating func writeAdoption(
    of rendered: NodeWriter, focused: ElementID?, telling mutations: [Mutation] = [],
    keeping kept: [String: String] = [:]
  ) {
    page = PageState(front: page.front)
    page.atoms = Set(rendered.atoms)
    page.absorption = rendered.absorption
    page.popovers = Set(rendered.popovers)
    page.holders = Set(rendered.holders)
    tell(mutations, keeping: kept)
    begin(focused: focused)
  }

  /// Adds the notices of changes that the page has missed.
  private mutating func tell(_ mutations: [Mutation], keeping kept: [String: String]) {
    closing += mutations.filter(\.isToldByMount)
    for (name, text) in kept { closing.append(.keep(text, name: name)) }
  }

  private mutating func begin(focused: ElementID?) {
    mayHaveNewStack = true
    page.atomLimit = PageState.atomLimit(used: page.atoms.count, nodes: 0)
    if let focused { closing.append(.focus(focused)) }
    findDepth()
    finish()
  }

  /// Adds a notice for the page, which is written after all changes of the tree.
  mutating func writeLater(_ mutation: Mutation) { closing.append(mutation) }

  /// Ends the frame.
  ///
  /// - Returns: The frame to send.
  package consuming func close() -> JSONWriter {
    operations.closeArray()
    operations.closeArray()
    return operations
  }

  private mutating func finish() {
    let revisions = answered.isEmpty ? page.revisions : page.revisions.merging(answered) { $1 }
    values.write(revisions: revisions, to: &operations)
    for mutation in closing { writeClosing(mutation) }
    if let newDepth { write(newDepth) }
    guard hasOperations, !rules.isEmpty else { return }
    var first = JSONWriter(reserving: 1024)
    first.write(.rules) { operation in
      operation.array { list in rules.forEach { list.string($0) } }
      if replacesRules { operation.bool(true) }
    }
    operations.insert(first, at: start)
  }
}

extension Mutation {
  /// Whether a mount must repeat the step, because the tree doesn't contain it.
  package var isToldByMount: Bool {
    switch self {
    case .announce, .open, .copy: true
    default: false
    }
  }
}
