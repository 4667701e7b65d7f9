import RostrumElements

extension PatchWriter {
  /// Replaces the rules of the page with those that the tree uses, if too many are unused.
  ///
  /// O(n) in the size of the tree, at most once for every `n / 4 + 256` new atoms.
  mutating func sweepAtoms() {
    guard page.atoms.count > page.atomLimit else { return }
    let used = AtomCollector(
      visiting: tree.root.snapshot, in: .root(saying: words, resources: resources))
    page.atoms = used.known
    page.atomLimit = PageState.atomLimit(used: used.atoms.count, nodes: used.nodeCount)
    rules = used.atoms.map(\.rule)
    replacesRules = true
  }
}

/// Collects the atoms that a tree uses.
struct AtomCollector: DOMVisitor {
  /// The atoms, without duplicates, in the order of their first use.
  private(set) var atoms: [Atom] = []
  /// The atoms as a set.
  private(set) var known: Set<Atom> = []
  /// The number of nodes in the tree.
  private(set) var nodeCount = 0

  init(visiting element: ElementSnapshot, in context: DOMContext) {
    visit(element, in: context, isFirst: true)
  }

  mutating func begin(_ node: DOMNode, id: ElementID, part: Int) {
    nodeCount += 1
    for atom in node.atoms where known.insert(atom).inserted { atoms.append(atom) }
  }

  mutating func end(_ node: DOMNode) {}
}
