/// Several sibling views.
public nonisolated struct TupleView<each Content: View>: View {
  /// A primitive view has no body.
  public typealias Body = Never

  /// The views.
  public var value: (repeat each Content) { storage.value }

  // NB: Each node above holds a copy of the views, and gets a new one with each evaluation. The
  // copies share one object.
  fileprivate let storage: TupleStorage<repeat each Content>

  /// Creates a tuple of sibling views.
  public init(_ content: repeat each Content) {
    storage = TupleStorage(repeat each content)
  }

  /// Creates the node for a view of this type; apps don't call or implement it.
  @MainActor
  public static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    TupleNode<repeat each Content>(view, context)
  }
}

/// The result of the last comparison of a tuple's views.
///
/// Each node that holds the views, from the outermost to the innermost, compares the same two
/// objects. The newer object caches the result until the pass ends, so the views are compared once.
private class TupleComparison {
  /// The address of the object that the views were compared with.
  @exclusivity(unchecked) var other: ObjectIdentifier?
  @exclusivity(unchecked) var pass: UInt = 0
  @exclusivity(unchecked) var isEqual = false
}

/// The views of a ``TupleView``.
private final class TupleStorage<each Content>: TupleComparison {
  let value: (repeat each Content)

  init(_ content: repeat each Content) {
    value = (repeat each content)
  }
}

extension TupleView: IndirectValue {
  /// Whether all views are known to be equal.
  @MainActor
  static func areEqual(_ first: Self, _ second: Self) -> Bool {
    let (old, new) = (first.storage, second.storage)
    if old === new { return true }
    if new.pass == ValueLayout.pass, new.other == ObjectIdentifier(old) { return new.isEqual }
    new.isEqual = ValueLayout.areEqual(old.value, new.value)
    new.other = ObjectIdentifier(old)
    new.pass = ValueLayout.pass
    return new.isEqual
  }
}

final class TupleNode<each Content: View>: ViewNode<TupleView<repeat each Content>> {
  /// The nodes of the views.
  ///
  /// NB: Not a tuple of the nodes, whose types the runtime would look up whenever they are visited.
  @exclusivity(unchecked) private var nodes: [Node] = []

  override func update() {
    if nodes.isEmpty {
      var slot: UInt16 = 0
      var count = 0
      repeat add(one: (each Content).self, to: &count)
      var made: [Node] = []
      made.reserveCapacity(count)
      repeat made.append(
        context.branch(of: self, in: next(&slot)).make(each view.storage.value))
      // All at once: whoever visits the views while they are made sees none.
      nodes = made
    } else {
      var index = 0
      repeat take(each view.storage.value, &index)
    }
  }

  private func add<V>(one: V.Type, to count: inout Int) { count += 1 }

  private func take<V: View>(_ value: V, _ index: inout Int) {
    defer { index += 1 }
    unsafeDowncast(nodes[index], to: ViewNode<V>.self).take(value)
  }

  private func next(_ slot: inout UInt16) -> UInt16 {
    defer { slot &+= 1 }
    return slot
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    for node in nodes { visit(node) }
  }
}
