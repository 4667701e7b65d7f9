/// One element of a `ForEach`, whose view is made by a node of its own: what the view of an
/// element reads evaluates that one alone.
struct ForEachRow<Element, ID: Hashable, Content: View>: View {
  typealias Body = Never

  let id: ID
  let index: Int
  let element: Element
  let make: @MainActor (Element) -> Content

  static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    ForEachRowNode(view, context)
  }
}

final class ForEachRowNode<Element, ID: Hashable, Content: View>:
  ViewNode<ForEachRow<Element, ID, Content>>
{
  private var content: ViewNode<Content>?
  private lazy var position = TraitDecoration<RowIndex>(view.index, outer: context.decoration)

  override func update() {
    position.value = view.index
    let value = reading { view.make(view.element) }
    var context = context.child(of: self)
    context.decoration = position
    context.reconcile(&content, with: value)
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }
}

/// The place of a row among the rows of its `ForEach`, as a trait of the row's elements.
package enum RowIndex: TraitKey {
  package typealias Value = Int
}
