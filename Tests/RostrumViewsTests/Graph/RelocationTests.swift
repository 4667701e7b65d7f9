import RostrumElements
import Testing

// NB: Tests `ElementTree`, whose changes are internal.
@testable import RostrumGraph

@MainActor @Suite("Elements that get a new parent", .viewsEnd) struct RelocationTests {
  /// What a host knows: it refuses what names a missing element, one that is there already, or another state.
  struct Host {
    struct Refusal: Error, CustomStringConvertible {
      let description: String
    }

    private(set) var states: [ElementID: ElementState] = [:]
    private(set) var children: [ElementID: [ElementID]] = [:]

    init(_ root: ElementSnapshot) { add(root) }

    mutating func apply(_ mutation: Mutation) throws(Refusal) {
      switch mutation {
      case .insert(let snapshot, let parent, let before):
        guard states[snapshot.id] == nil, children[parent] != nil else { throw refusal(mutation) }
        let index = before.map { children[parent]?.firstIndex(of: $0) } ?? children[parent]?.count
        guard let index else { throw refusal(mutation) }
        children[parent]?.insert(snapshot.id, at: index)
        add(snapshot)
      case .remove(let id):
        guard states[id] != nil else { throw refusal(mutation) }
        for parent in children.keys { children[parent]?.removeAll { $0 == id } }
        forget(id)
      case .move(let id, let before):
        guard let parent = children.first(where: { $0.value.contains(id) })?.key else {
          throw refusal(mutation)
        }
        children[parent]?.removeAll { $0 == id }
        let index = before.map { children[parent]?.firstIndex(of: $0) } ?? children[parent]?.count
        guard let index else { throw refusal(mutation) }
        children[parent]?.insert(id, at: index)
      case .change(let id, let old, let new):
        guard states[id] == old else { throw refusal(mutation) }
        states[id] = new
      default: break
      }
    }

    @MainActor func knows(_ element: Element) -> Bool {
      states[element.id] == element.state && children[element.id] == element.children.map(\.id)
        && element.children.allSatisfy(knows)
    }

    private mutating func add(_ snapshot: ElementSnapshot) {
      states[snapshot.id] = snapshot.state
      children[snapshot.id] = snapshot.children.map(\.id)
      for child in snapshot.children { add(child) }
    }

    private mutating func forget(_ id: ElementID) {
      for child in children[id] ?? [] { forget(child) }
      children[id] = nil
      states[id] = nil
    }

    private func refusal(_ mutation: Mutation) -> Refusal { Refusal(description: "\(mutation)") }
  }

  /// A tree whose elements are created, changed, removed and moved anywhere.
  @MainActor final class Model {
    let tree = ElementTree()
    var elements: [Element]
    var random: RandomChangeTests.Seeded
    private var number = 0

    init(seed: UInt64) {
      random = RandomChangeTests.Seeded(state: seed)
      elements = [tree.root]
      for _ in 0..<12 { add() }
      _ = tree.commit()
    }

    func change() {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: add()
      case 1: remove()
      case 2, 3: describe()
      default: move()
      }
    }

    private func add() {
      let element = tree.make(.text)
      describe(element)
      put(element, in: elements.randomElement(using: &random) ?? tree.root)
      elements.append(element)
    }

    private func describe(_ chosen: Element? = nil) {
      guard let element = chosen ?? elements.randomElement(using: &random), element !== tree.root
      else { return }
      number += 1
      var state = element.state
      state.content = .text("\(number)", leadingTo: nil)
      tree.setState(of: element, to: state)
    }

    /// Ends an element; what it contains ends with it, or stays behind in its parent.
    private func remove() {
      guard let element = elements.randomElement(using: &random), let parent = element.parent
      else { return }
      if Bool.random(using: &random), let child = element.children.first {
        // As in a bar, whose group ends without being told that its item has left.
        put(child, in: parent)
        if Bool.random(using: &random) { take(child, from: element) }
      }
      take(element, from: parent)
      end(element)
    }

    private func end(_ element: Element) {
      tree.remove(element)
      elements.removeAll { $0 === element }
      for child in element.children where child.parent === element { end(child) }
    }

    private func move() {
      guard let element = elements.randomElement(using: &random), let old = element.parent,
        let new = elements.randomElement(using: &random), !contains(element, new)
      else { return }
      guard old !== new else { return put(element, in: new) }
      // The new parent may get the element before the former one loses it, as by two nodes of a view.
      if Bool.random(using: &random) {
        take(element, from: old)
        put(element, in: new)
      } else {
        put(element, in: new)
        take(element, from: old)
      }
    }

    private func contains(_ element: Element, _ other: Element) -> Bool {
      var next: Element? = other
      while let current = next {
        if current === element { return true }
        next = current.parent
      }
      return false
    }

    private func put(_ element: Element, in parent: Element) {
      var children = parent.children.filter { $0 !== element }
      children.insert(element, at: Int.random(in: 0...children.count, using: &random))
      tree.setChildren(of: parent, to: children)
    }

    private func take(_ element: Element, from parent: Element) {
      tree.setChildren(of: parent, to: parent.children.filter { $0 !== element })
    }
  }

  @Test("A host follows random moves from parent to parent", arguments: Array(0..<200))
  func random(seed: Int) throws {
    let model = Model(seed: UInt64(seed))
    var host = Host(model.tree.root.snapshot)
    for _ in 0..<30 {
      for _ in 0..<Int.random(in: 1..<6, using: &model.random) { model.change() }
      for mutation in model.tree.commit() { try host.apply(mutation) }
      try #require(host.knows(model.tree.root))
    }
  }

  @Test("An element that changes while it gets a new parent is inserted as it is")
  func changes() throws {
    let tree = ElementTree()
    let (first, second) = (tree.make(.stack), tree.make(.stack))
    let (item, word) = (tree.make(.stack), tree.make(.text))
    tree.setChildren(of: tree.root, to: [first, second])
    tree.setChildren(of: first, to: [item])
    _ = tree.commit()
    tree.setChildren(of: first, to: [])
    tree.setChildren(of: second, to: [item])
    tree.setChildren(of: item, to: [word])
    var state = item.state
    state.isHidden = true
    tree.setState(of: item, to: state)
    let mutations = tree.commit()
    #expect(
      mutations.prefix(2) == [
        .remove(item.id), .insert(item.snapshot, parent: second.id, before: nil),
      ])
    // The parents, whose contents have another size now.
    for mutation in mutations.dropFirst(2) {
      guard case .change(let id, _, _) = mutation else {
        Issue.record("\(mutation)")
        continue
      }
      #expect([first.id, second.id].contains(id))
    }
  }
}
