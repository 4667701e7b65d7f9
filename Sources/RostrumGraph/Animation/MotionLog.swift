/// The animations of the changes that the coming update makes.
@MainActor
struct MotionLog {
  /// Whether a transaction of the update disables the animations that views declare.
  private(set) var disablesAnimations = false
  private var marks: [(node: Node, animation: Animation)] = []
  private var wishes: [(node: Node, animation: Animation?)] = []
  private var completions: [(completion: AnimationCompletion, after: Animation?)] = []

  var isEmpty: Bool { marks.isEmpty && wishes.isEmpty && completions.isEmpty }

  /// Records that a node was invalidated while a transaction was in force.
  mutating func note(_ node: Node, _ transaction: Transaction) {
    if transaction.disablesAnimations { disablesAnimations = true }
    if let animation = transaction.animation { marks.append((node, animation)) }
    for completion in transaction.completions where completion.take() {
      completions.append((completion, transaction.animation))
    }
  }

  /// Records that a view declares an animation for its content.
  mutating func wish(_ node: Node, _ animation: Animation?) {
    wishes.append((node, animation))
  }

  /// The animation of changes within a node in the coming update, as far as it is known so far.
  ///
  /// A node is updated after the nodes around it, whose animations are known by then.
  func animation(within node: Node) -> Animation? {
    if marks.isEmpty && wishes.isEmpty { return nil }
    var found: Animation?
    var next = node.context.parent
    while let node = next {
      if !disablesAnimations, let wish = wishes.last(where: { $0.node === node }) {
        return wish.animation
      }
      if let owner = node as? any ElementOwner {
        if let found { return found }
        found = animation(around: owner.handle.core)
      }
      next = node.context.parent
    }
    return found ?? animation(around: nil)
  }

  /// The animation of the last invalidation of a node in an element; `nil` for the root of the tree.
  private func animation(around element: Element?) -> Animation? {
    marks.last { $0.node.isAlive && $0.node.elementAround === element }?.animation
  }

  /// The mutations that precede the changes: each names an element that animates with its
  /// descendants.
  ///
  /// A view's own animation comes last and takes precedence.
  func mutations(in tree: ElementTree, _ transformers: [any TransactionTransformer]) -> [Mutation] {
    if marks.isEmpty && wishes.isEmpty && transformers.isEmpty { return [] }
    var told: [ElementID] = []
    var animations: [ElementID: Animation?] = [:]
    func tell(_ element: Element, _ animation: Animation?) {
      guard element.isCommitted, !element.isRemoved else { return }
      if animations.updateValue(animation, forKey: element.id) == nil { told.append(element.id) }
    }
    for (node, animation) in marks where node.isAlive {
      tell(node.elementAround ?? tree.root, animation)
    }
    for (node, animation) in wishes where node.isAlive && !disablesAnimations {
      for element in node.topElements { tell(element, animation) }
    }
    for transformer in transformers {
      for element in transformer.topElements {
        let around =
          sequence(first: element, next: \.parent).lazy
          .compactMap { animations[$0.id] }.first ?? nil
        var transaction = Transaction(animation: around)
        transaction.disablesAnimations = disablesAnimations
        transformer.transform(&transaction)
        if transaction.animation != around { tell(element, transaction.animation) }
      }
    }
    return told.map { .animate($0, animations[$0] ?? nil) }
  }

  /// Returns the completions that wait for the end of the animations, and clears the log.
  mutating func takeCompletions() -> [(completion: AnimationCompletion, after: Animation?)] {
    defer { self = MotionLog() }
    return completions
  }
}

extension Node {
  /// The topmost elements of the node's content, with the boxes around them.
  fileprivate var topElements: [Element] {
    var handles = HandleList()
    collectHandles(&handles)
    return handles.elements
  }

  /// The nearest enclosing element that hosts know.
  fileprivate var elementAround: Element? {
    var next = context.parent
    while let node = next {
      if let owner = node as? any ElementOwner, owner.handle.core.isCommitted {
        return owner.handle.core
      }
      next = node.context.parent
    }
    return nil
  }
}
