import NIOCore
import RostrumViews

/// Writes the operations that bring a page from the tree before an update to the tree after it.
///
/// The tree is asked for what it is now; what it was comes from the mutations. So no copy of the
/// tree is kept, and no attribute is special: the nodes of an element are made with its old and its
/// new attributes, and what differs is written.
///
/// Operations are written into the frame that is sent. Only new CSS rules, which a frame begins with
/// and which are known last, cost a copy of it.
@MainActor
struct PatchWriter {
  let tree: any ElementSource
  /// The host's own words for the reader.
  let words: SystemWords
  /// What the page has; valid again when the operations are applied.
  var page: PageState
  /// The frame so far: its beginning, and the operations, in order.
  var operations: JSONWriter
  /// Where the operations begin.
  private let start: Int
  /// What comes after all changes of the tree: focus, announcements, URLs.
  private var closing: [Mutation] = []
  /// How much there is to leave, if that has changed.
  var newDepth: PageState.Depth?
  var values = PatchValues()
  /// The counts of edits that the values answer, where the events were refused.
  var answered: [ElementID: UInt64] = [:]
  var rules: [String] = []
  /// Whether ``rules`` are all rules that the page is to have, rather than further ones.
  var replacesRules = false
  /// For each changed element that is still there, the state that it had before.
  var former: [ElementID: ElementState] = [:]
  /// Elements that are made anew, because something within changed that they show themselves.
  var replaced: [ElementID] = []
  /// Tab views of which tabs changed that are in the page already.
  var changedBars: Set<ElementID> = []
  /// New elements that the page does not get, because what is around them goes or is made anew.
  var skipped: Set<ElementID> = []
  var mayHaveNewStack = false
  var hasRemovals = false

  /// Begins to write.
  ///
  /// NB: Give the page and the frame away. What has a second reference is copied when it is written.
  ///
  /// - Parameters:
  ///   - tree: The elements as they are now.
  ///   - page: What the page has.
  ///   - words: The host's own words for the reader.
  ///   - frame: The beginning of the frame, up to where the operations are to be.
  init(
    tree: any ElementSource, page: consuming PageState, words: SystemWords = .english,
    frame: consuming JSONWriter = JSONWriter()
  ) {
    self.tree = tree
    self.words = words
    self.page = page
    start = frame.count
    operations = frame
  }

  /// Whether any operation was written.
  var hasOperations: Bool { operations.count > start }

  /// Writes the operations for an update.
  ///
  /// - Parameters:
  ///   - mutations: What the update did, in order.
  ///   - touches: The controls whose values the user has set since the last frame.
  mutating func writePatch(of mutations: [Mutation], touches: [Touch] = []) {
    prepare(mutations)
    for mutation in mutations { write(mutation) }
    for id in replaced { writeReplacement(of: id) }
    for touch in touches { settle(touch) }
    findDepth()
    sweepAtoms()
    if hasRemovals { page.forgetRemovedElements(of: tree) }
    finish()
  }

  /// Writes the operations that show the whole tree in place of whatever is there.
  ///
  /// - Parameters:
  ///   - focused: The element that has the focus.
  ///   - mutations: What the page was not told yet; what is not a change of the tree is told now.
  ///   - kept: The values that the tab has to keep.
  mutating func writeMount(
    focused: ElementID?, telling mutations: [Mutation] = [], keeping kept: [String: String] = [:]
  ) {
    page = PageState(revisions: page.revisions)
    page.forgetRemovedElements(of: tree)
    replacesRules = true
    operations.open(.mount)
    take(
      NodeWriter(
        visiting: tree.root.snapshot, in: .root(saying: words), isFirst: true,
        continuing: &operations))
    operations.closeArray()
    closing += mutations.filter(\.isToldByMount)
    for (name, text) in kept { closing.append(.keep(text, name: name)) }
    begin(focused: focused)
  }

  /// Writes the operations for a page that shows the tree already, as the server rendered it.
  mutating func writeAdoption(of rendered: NodeWriter, focused: ElementID?) {
    page = PageState(atoms: Set(rendered.atoms), absorption: rendered.absorption)
    begin(focused: focused)
  }

  private mutating func begin(focused: ElementID?) {
    mayHaveNewStack = true
    page.atomLimit = PageState.atomLimit(used: page.atoms.count, nodes: 0)
    if let focused { closing.append(.focus(focused)) }
    findDepth()
    finish()
  }

  /// Tells the page something when all changes of the tree are written.
  mutating func writeLater(_ mutation: Mutation) { closing.append(mutation) }

  /// Ends the frame.
  ///
  /// - Returns: The frame, as it is sent.
  consuming func close() -> ByteBuffer {
    operations.closeArray()
    operations.closeArray()
    return operations.buffer
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
  /// Whether a mount repeats the step, because the tree does not contain it.
  var isToldByMount: Bool {
    switch self {
    case .announce, .open, .copy: true
    default: false
    }
  }
}
