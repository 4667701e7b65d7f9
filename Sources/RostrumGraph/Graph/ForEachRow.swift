import RostrumRestoration

/// One element of a `ForEach`.
///
/// Each row has a node of its own, so a change of what the view of one element reads evaluates only
/// that row.
struct ForEachRow<Element, ID: Hashable, Content: View>: View {
  typealias Body = Never

  let id: ID
  let element: Element
  let make: (Element) -> Content

  static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    ForEachRowNode(view, context)
  }
}

final class ForEachRowNode<Element, ID: Hashable, Content: View>:
  WrapperNode<ForEachRow<Element, ID, Content>, Content>, IdentifiedRow
{
  /// The number of rows before it, once the parent has numbered its rows.
  @exclusivity(unchecked) var index = 0
  private lazy var position = TraitDecoration<RowKey>(
    RowPosition(row: self), outer: context.decoration)

  /// Creates the node of a row, with its descendants.
  static func make(
    _ view: consuming ForEachRow<Element, ID, Content>, _ context: consuming NodeContext
  ) -> ForEachRowNode {
    let node = ForEachRowNode(view, context)
    node.update()
    return node
  }

  var rowID: AnyHashable { view.id }

  var rowIndex: Int {
    context.parent?.numberRows()
    return index
  }

  override func addPlace(to hasher: inout PlaceHasher) {
    if hasher.combine(id: view.id) { return }
    let identity = (view.element as? any KeptIdentity)?.keptIdentity
    if let identity, hasher.combine(id: identity) { return }
    hasher.isStable = false
  }

  override func update() {
    let value = reading { view.make(view.element) }
    var context = context.child(of: self)
    context.decoration = position
    context.reconcile(&content, with: value)
  }
}

/// The place of a row among the rows of its `ForEach`, as a trait of the row's elements.
package enum RowKey: TraitKey {
  package typealias Value = RowPosition
}

/// The position and identity of a row.
///
/// The index is that of the row at present. Whoever reads it arranges the rows, which happens anew when
/// their order changes.
@MainActor
package struct RowPosition {
  fileprivate unowned let row: any IdentifiedRow

  /// The number of rows before it.
  ///
  /// O(n) in the number of rows when their order has changed, otherwise O(1).
  package var index: Int { row.rowIndex }

  /// The identity of the row's element.
  package var id: AnyHashable { row.rowID }
}

/// A node that knows the identity of its element, and its place among the rows.
@MainActor
protocol IdentifiedRow: AnyObject {
  /// The identity, which is created on demand because few rows need it.
  var rowID: AnyHashable { get }
  /// The number of rows before it.
  var rowIndex: Int { get }
}
