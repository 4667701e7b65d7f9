import RostrumRuntime
import RostrumViews

/// A copy of the tree that is updated only through mutations, as a remote host does it.
///
/// Comparing the copy with the tree after each update proves that the mutations are complete.
@MainActor
struct MutationMirror {
  private final class Copy {
    let id: ElementID
    var state: ElementState
    var children: [Copy] = []
    weak var parent: Copy?

    init(_ snapshot: ElementSnapshot, register: (Copy) -> Void) {
      id = snapshot.id
      state = snapshot.state
      children = snapshot.children.map { Copy($0, register: register) }
      for child in children { child.parent = self }
      register(self)
    }

    @MainActor
    func matches(_ element: Element) -> Bool {
      id == element.id && state.isSame(as: element.state)
        && children.elementsEqual(element.children) { $0.matches($1) }
    }
  }

  private var copies: [ElementID: Copy] = [:]
  /// The elements that require a layout.
  private(set) var cues = LayoutCues()
  private let root: Copy

  /// Creates a copy of the current tree.
  init(_ root: ElementSnapshot) {
    var copies: [ElementID: Copy] = [:]
    var cues = LayoutCues()
    self.root = Copy(root) {
      copies[$0.id] = $0
      cues.note($0.id, $0.state)
    }
    self.copies = copies
    self.cues = cues
  }

  /// Whether the tree that results from the mutations is the tree of an element.
  ///
  /// O(n) in the number of elements; unchanged parts are compared by their storage.
  func matches(_ element: Element) -> Bool { root.matches(element) }

  /// Applies the mutations of an update; returns the first mutation that can't be applied.
  mutating func apply(_ mutations: [Mutation]) -> Mutation? {
    mutations.first { !apply($0) }
  }

  private mutating func apply(_ mutation: Mutation) -> Bool {
    switch mutation {
    case .insert(let snapshot, let parentID, let before):
      guard let parent = copies[parentID], copies[snapshot.id] == nil else { return false }
      let copy = Copy(snapshot) {
        copies[$0.id] = $0
        cues.note($0.id, $0.state)
      }
      return place(copy, in: parent, before: before)
    case .remove(let id):
      guard let copy = copies[id], let parent = copy.parent else { return false }
      parent.children.removeAll { $0 === copy }
      forget(copy)
      return true
    case .move(let id, let before):
      guard let copy = copies[id], let parent = copy.parent else { return false }
      parent.children.removeAll { $0 === copy }
      return place(copy, in: parent, before: before)
    case .change(let id, let old, let new):
      guard let copy = copies[id], copy.state.isSame(as: old) else { return false }
      copy.state = new
      cues.note(id, new)
      return true
    case .focus, .announce, .animate, .open, .close, .copy, .keep, .scroll,
      .feedback:
      return true
    }
  }

  private func place(_ copy: Copy, in parent: Copy, before: ElementID?) -> Bool {
    copy.parent = parent
    guard let before else {
      parent.children.append(copy)
      return true
    }
    guard let index = parent.children.firstIndex(where: { $0.id == before }) else { return false }
    parent.children.insert(copy, at: index)
    return true
  }

  private mutating func forget(_ copy: Copy) {
    copies[copy.id] = nil
    cues.forget(copy.id)
    for child in copy.children { forget(child) }
  }
}

extension TestHost {
  /// Applies the mutations of an update to the mirror, and checks that the mirror matches the tree.
  func reflect(_ mutations: [Mutation]) {
    if let stray = mirror.apply(mutations) {
      preconditionFailure("An update named an element that is missing or differs: \(stray)")
    }
    precondition(
      mirror.matches(graph.root),
      "The mutations of an update do not lead from the tree before to the tree after: \(mutations)")
  }
}
