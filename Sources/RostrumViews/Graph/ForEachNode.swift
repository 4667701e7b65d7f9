import IssueReporting

/// The node of a `ForEach`: it keeps one row for each element.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<ForEach<Data, ID, Content>>
{
  private typealias Row = ForEachRow<Data.Element, ID, Content>

  private var rows: [ViewNode<Row>] = []
  private var hasReportedDuplicates = false

  override func update() {
    let values = reading { rowValues() }
    if isInOrder(values) {
      for index in values.indices { rows[index].take(values[index]) }
    } else {
      reorder(to: values)
      contentChanged()
    }
  }

  // NB: plain loops, as sequences made of sequences cost the look-up of their types at each update.
  private func rowValues() -> [Row] {
    var values: [Row] = []
    values.reserveCapacity(view.data.count)
    for element in view.data {
      let id = view.identify(element)
      values.append(Row(id: id, index: values.count, element: element, make: view.content))
    }
    return values
  }

  private func isInOrder(_ values: [Row]) -> Bool {
    guard values.count == rows.count else { return false }
    for index in values.indices where values[index].id != rows[index].view.id { return false }
    return true
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
