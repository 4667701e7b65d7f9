import IssueReporting

/// The node of a `ForEach`: it keeps one row for each element.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<ForEach<Data, ID, Content>>
{
  private typealias Row = ForEachRow<Data.Element, ID, Content>

  private var rows: [ViewNode<Row>] = []
  private var hasReportedDuplicates = false

  override func update() {
    let values = reading {
      view.data.enumerated().map { index, element in
        Row(id: element[keyPath: view.id], index: index, element: element, make: view.content)
      }
    }
    let isSameOrder = values.lazy.map(\.id).elementsEqual(rows.lazy.map(\.view.id))
    if isSameOrder {
      for (row, value) in zip(rows, values) { row.take(value) }
    } else {
      reorder(to: values)
      contentChanged()
    }
  }

  private func reorder(to values: [Row]) {
    var kept: [ID: [ViewNode<Row>]] = [:]
    for row in rows.reversed() { kept[row.view.id, default: []].append(row) }
    var seen: Set<ID> = []
    rows = values.map { value in
      if !seen.insert(value.id).inserted { reportDuplicate(value.id) }
      guard let row = kept[value.id]?.popLast() else {
        return context.branch(of: self).make(value)
      }
      row.take(value)
      return row
    }
    for row in kept.values.joined() { row.remove() }
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
