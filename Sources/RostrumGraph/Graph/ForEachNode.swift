import RostrumRuntime

/// The node of a `ForEach`, with one row per element.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<ForEach<Data, ID, Content>>
{
  private typealias Row = ForEachRow<Data.Element, ID, Content>

  /// Creates the views of all rows.
  ///
  /// NB: A function that is stored in a property can be compared bit by bit; one that is passed as
  /// an argument may differ each time.
  private struct Maker {
    let make: (Data.Element) -> Content
  }

  @exclusivity(unchecked) private var rows: [ViewNode<Row>] = []
  @exclusivity(unchecked) private var maker: Maker?
  @exclusivity(unchecked) private var duplicates = DuplicateReport()
  /// Counts the updates of rows that add others.
  @exclusivity(unchecked) private var additions = UpdateBudget.Additions()

  override func update() {
    let newMaker = Maker(make: view.content)
    let isOtherMaker = maker.map { !ValueLayout.areEqual($0, newMaker) } ?? true
    maker = newMaker
    if let changed = reading({ changedRows(takingAll: isOtherMaker) }) {
      for value in changed { rows[value.index].take(value) }
    } else {
      let values = reading { allRows() }
      if values.count > rows.count, !rows.isEmpty,
        !graph.budget.allows(&additions, to: values.count)
      {
        return graph.reportEndlessRows(of: self, count: values.count)
      }
      reorder(to: values)
      contentChanged()
    }
  }

  /// The rows whose elements changed, or all of them; `nil` if rows were inserted, removed or
  /// moved.
  ///
  /// NB: Plain loops, because composed sequences cost a look-up of their types each time.
  private func changedRows(takingAll: Bool) -> [Row]? {
    guard view.data.count == rows.count else { return nil }
    let layout = ValueLayout.of(Data.Element.self)
    var changed: [Row] = []
    var index = 0
    for element in view.data {
      let row = rows[index]
      let id = view.identify(element)
      if !row.view.id.isSame(as: id) { return nil }
      if takingAll || !layout.areEqual(row.view.element, element) {
        changed.append(self.row(index, element))
      }
      index += 1
    }
    return changed
  }

  private func allRows() -> [Row] {
    var all: [Row] = []
    all.reserveCapacity(view.data.count)
    for element in view.data { all.append(row(all.count, element)) }
    return all
  }

  private func row(_ index: Int, _ element: Data.Element) -> Row {
    Row(
      id: view.identify(element), index: index, count: nil, element: element, make: view.content)
  }

  private func reorder(to values: [Row]) {
    var kept: [SameKey<ID>: [ViewNode<Row>]] = [:]
    for row in rows.reversed() { kept[SameKey(row.view.id), default: []].append(row) }
    var seen: Set<SameKey<ID>> = []
    rows = values.map { value in
      let key = SameKey(value.id)
      if !seen.insert(key).inserted { duplicates.report(value.id) }
      guard let row = kept[key]?.popLast() else {
        return context.branch(of: self).make(value)
      }
      row.take(value)
      return row
    }
    for row in kept.values.joined() { row.remove() }
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    for row in rows { visit(row) }
  }
}
