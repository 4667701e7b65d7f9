import IssueReporting

/// The node of a `ForEach`: it keeps one row for each element.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<ForEach<Data, ID, Content>>
{
  private typealias Row = ForEachRow<Data.Element, ID, Content>

  private var rows: [Row] = []
  private var hasReportedDuplicates = false

  override func update() {
    let elements = reading { view.data.map { (id: $0[keyPath: view.id], element: $0) } }
    let isSameOrder = elements.lazy.map(\.id).elementsEqual(rows.lazy.map(\.id))
    if !isSameOrder { reorder(to: elements.map(\.id)) }
    for (index, (row, element)) in zip(rows, elements).enumerated() {
      row.take(element.element, at: index, view.content)
    }
    if !isSameOrder { contentChanged() }
  }

  private func reorder(to ids: [ID]) {
    var kept = Dictionary(rows.map { ($0.id, [$0]) }, uniquingKeysWith: +)
    var seen: Set<ID> = []
    var newRows: [Row] = []
    newRows.reserveCapacity(ids.count)
    let context = context.child(of: self)
    for id in ids {
      if !seen.insert(id).inserted { reportDuplicate(id) }
      if let row = kept[id]?.first {
        kept[id]?.removeFirst()
        newRows.append(row)
      } else {
        newRows.append(Row(id: id, context))
      }
    }
    for row in rows where kept[row.id]?.contains(where: { $0 === row }) == true { row.remove() }
    rows = newRows
  }

  private func reportDuplicate(_ id: ID) {
    if hasReportedDuplicates { return }
    hasReportedDuplicates = true
    reportIssue(
      """
      A "ForEach" has several elements with the id "\(id)".

      Their views are told apart by their order only, so state can end up in the wrong one when \
      elements come, go or move. Give each element an id of its own.
      """)
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    for row in rows { visit(row) }
  }
}

/// The node of one element of a `ForEach`.
final class ForEachRow<Element, ID: Hashable, Content: View>: Node {
  let id: ID
  private var make: (@MainActor (Element) -> Content)?
  private var element: Element?
  private var content: ViewNode<Content>?
  private let position: TraitDecoration<RowIndex>

  init(id: ID, _ context: NodeContext) {
    self.id = id
    position = TraitDecoration(0, outer: context.decoration)
    super.init(context)
  }

  func take(_ element: Element, at index: Int, _ make: @escaping @MainActor (Element) -> Content) {
    self.element = element
    self.make = make
    position.value = index
    refresh()
  }

  override func refresh() {
    isMarked = false
    guard let make, let element else { return }
    let view = reading { make(element) }
    var context = context.child(of: self)
    context.decoration = position
    context.reconcile(&content, with: view)
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }
}

/// The place of a row among the rows of its `ForEach`, as a trait of the row's elements.
package enum RowIndex: TraitKey {
  package typealias Value = Int
}
