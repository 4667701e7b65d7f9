import RostrumRestoration

/// One element of a `ForEach`.
///
/// Each row has a node of its own, so a change of what the view of one element reads evaluates only
/// that row.
struct ForEachRow<Element, ID: Hashable, Content: View>: View {
  typealias Body = Never

  let id: ID
  let index: Int
  /// The number of elements, if some of them have no rows.
  let count: Int?
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
  private lazy var position = TraitDecoration<RowKey>(
    RowPosition(index: view.index, count: view.count, row: self), outer: context.decoration)

  var rowID: AnyHashable { view.id }

  override func addPlace(to hasher: inout PlaceHasher) {
    if hasher.combine(id: view.id) { return }
    let identity = (view.element as? any KeptIdentity)?.keptIdentity
    if let identity, hasher.combine(id: identity) { return }
    hasher.isStable = false
  }

  override func update() {
    position.value = RowPosition(index: view.index, count: view.count, row: self)
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
@MainActor
package struct RowPosition {
  /// The number of rows before it.
  package let index: Int
  /// The number of rows, if some of them are absent; otherwise `nil`.
  package let count: Int?
  fileprivate unowned let row: any IdentifiedRow

  /// The identity of the row's element.
  package var id: AnyHashable { row.rowID }
}

/// A node that knows the identity of its element.
@MainActor
protocol IdentifiedRow: AnyObject {
  /// The identity, which is created on demand because few rows need it.
  var rowID: AnyHashable { get }
}
