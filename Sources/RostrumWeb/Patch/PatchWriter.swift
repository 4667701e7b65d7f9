import Foundation
import RostrumViews

/// Writes the operations that bring a page from the tree before an update to the tree after it.
///
/// The tree is asked for what it is now; what it was comes from the mutations. So no copy of the
/// tree is kept, and no attribute is special: the nodes of an element are made with its old and its
/// new attributes, and what differs is written.
@MainActor
struct PatchWriter {
  let tree: any ElementSource
  /// What the page has; valid again when the operations are applied.
  var page: PageState
  /// Changes of the tree, in order.
  var operations = JSONWriter()
  /// What comes after all changes of the tree: focus, announcements, depth.
  var closing = JSONWriter()
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

  init(tree: any ElementSource, page: PageState) {
    self.tree = tree
    self.page = page
  }

  /// The operations for an update, as a JSON array; `nil` if there are none.
  ///
  /// - Parameters:
  ///   - mutations: What the update did, in order.
  ///   - touches: The controls whose values the user has set since the last frame.
  /// - Returns: The operations; `nil` if there are none.
  mutating func patch(_ mutations: [Mutation], touches: [Touch] = []) -> [UInt8]? {
    prepare(mutations)
    for mutation in mutations { write(mutation) }
    for id in replaced { writeReplacement(of: id) }
    for touch in touches { settle(touch) }
    writeDepth()
    sweepAtoms()
    if hasRemovals { page.forgetRemovedElements(of: tree) }
    return finish()
  }

  /// The operations that show the whole tree in place of whatever is there.
  ///
  /// - Parameters:
  ///   - focused: The element that has the focus.
  ///   - mutations: What the page was not told yet; what is not a change of the tree is told now.
  ///   - kept: The values that the tab has to keep.
  /// - Returns: The operations.
  mutating func mount(
    focused: ElementID?, telling mutations: [Mutation] = [], keeping kept: [String: String] = [:]
  ) -> [UInt8] {
    page = PageState(revisions: page.revisions)
    page.forgetRemovedElements(of: tree)
    replacesRules = true
    let writer = take(NodeWriter(visiting: tree.root.snapshot, in: .root, isFirst: true))
    operations.write(.mount) { operation in
      operation.json(writer.json.bytes)
    }
    for mutation in mutations where mutation.isToldByMount { write(mutation) }
    for (name, text) in kept { writeKeeping(of: name, text) }
    return begin(focused: focused)
  }

  /// The operations for a page that shows the tree already, as the server rendered it.
  mutating func adopt(_ rendered: NodeWriter, focused: ElementID?) -> [UInt8] {
    page = PageState(atoms: Set(rendered.atoms), absorption: rendered.absorption)
    return begin(focused: focused)
  }

  private mutating func begin(focused: ElementID?) -> [UInt8] {
    mayHaveNewStack = true
    page.atomLimit = PageState.atomLimit(used: page.atoms.count, nodes: 0)
    if let focused { writeFocus(focused) }
    writeDepth()
    return finish() ?? Array("[]".utf8)
  }

  private consuming func finish() -> [UInt8]? {
    let revisions = answered.isEmpty ? page.revisions : page.revisions.merging(answered) { $1 }
    values.write(revisions: revisions, to: &operations)
    operations.append(closing)
    guard !operations.bytes.isEmpty else { return nil }
    var all = JSONWriter(reserving: operations.bytes.count + 2)
    all.array { all in
      if !rules.isEmpty {
        all.write(.rules) { operation in
          operation.array { list in rules.forEach { list.string($0) } }
          if replacesRules { operation.bool(true) }
        }
      }
      all.append(operations)
    }
    return all.bytes
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

// MARK: After the tree

extension PatchWriter {
  /// Gives the focus to an element, or takes it away.
  mutating func writeFocus(_ id: ElementID?) {
    closing.write(.focus) { operation in
      operation.number(id?.rawValue ?? 0)
    }
  }

  mutating func writeAnnouncement(_ text: String) {
    closing.write(.announce) { operation in
      operation.string(text)
    }
  }

  /// Scrolls until an element is in sight.
  mutating func writeScroll(to id: ElementID, _ anchor: UnitPoint?) {
    guard tree.element(id) != nil else { return }
    let places = anchor.map { [$0.y, $0.x] } ?? []
    closing.write(.scroll) { operation in
      operation.number(id.rawValue)
      for place in places {
        operation.string(place < 0.25 ? "start" : place > 0.75 ? "end" : "center")
      }
    }
  }
}
