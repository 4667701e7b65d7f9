/// Several views side by side.
public struct TupleView<each Content: View>: View {
  /// A primitive is made of nothing else.
  public typealias Body = Never

  /// The views.
  public var value: (repeat each Content) { storage.value }

  // NB: The nodes above have a copy of the views each, and take a new one with each evaluation. The
  // copies share one object.
  fileprivate let storage: TupleStorage<repeat each Content>

  /// Puts views side by side.
  public init(_ content: repeat each Content) {
    storage = TupleStorage(repeat each content)
  }

  /// Makes the node that keeps a view of this type alive; apps do not call or write it.
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    TupleNode<repeat each Content>(view, context)
  }
}

/// The result of the last comparison of the views of a tuple.
///
/// Each node from the outermost to the innermost that holds the views compares the same two objects.
/// The newer one keeps the result until the pass ends, so the views are compared once.
private class TupleComparison {
  /// The object that the views were compared with, by its address.
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
  private var nodes: (repeat ViewNode<each Content>)?

  override func update() {
    if let nodes {
      repeat (each nodes).take(each view.storage.value)
    } else {
      nodes = (repeat context.branch(of: self).make(each view.storage.value))
    }
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    guard let nodes else { return }
    repeat visit(each nodes)
  }
}
