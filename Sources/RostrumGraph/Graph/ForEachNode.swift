import RostrumRuntime

/// The node of a `ForEach`, with one row per element.
///
/// An update compares the elements with those of the last one by their bits, and looks at what
/// differs. So a change costs what changed, besides a pass over the memory of the elements.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<ForEach<Data, ID, Content>>
{
  typealias Row = ForEachRow<Data.Element, ID, Content>
  typealias RowNode = ForEachRowNode<Data.Element, ID, Content>

  /// Creates the views of all rows.
  ///
  /// NB: A function that is stored in a property can be compared bit by bit; one that is passed as
  /// an argument may differ each time.
  private struct Maker {
    let make: (Data.Element) -> Content
  }

  @exclusivity(unchecked) var rows: [RowNode] = []
  @exclusivity(unchecked) var ids = RowIDs<ID>()
  @exclusivity(unchecked) private var maker: Maker?
  /// The elements of the rows.
  @exclusivity(unchecked) private var shown: Data?
  /// Whether each row knows its index.
  @exclusivity(unchecked) private var isNumbered = false
  /// The outermost boxes of the rows, each of which has one; `nil` until they are asked for.
  @exclusivity(unchecked) var knownElements: [Element]?
  /// Counts the updates of rows that add others.
  @exclusivity(unchecked) private var additions = UpdateBudget.Additions()

  override func update() {
    let newMaker = Maker(make: view.content)
    let isOtherMaker = maker.map { !ValueLayout.areEqual($0, newMaker) } ?? true
    maker = newMaker
    let parts = reading { differences() }
    if parts.allSatisfy({ keepsOrder(in: $0) }) {
      for part in parts { take(part) }
    } else {
      if view.data.count > rows.count, !rows.isEmpty,
        !graph.budget.allows(&additions, to: view.data.count)
      {
        return graph.reportEndlessRows(of: self, count: view.data.count)
      }
      replace(parts)
      isNumbered = false
      super.contentChanged()
    }
    shown = view.data
    if isOtherMaker, parts.first?.gap.new.count != rows.count { takeAll() }
  }

  private func take(_ part: RowPart<Row>) {
    for (index, value) in zip(part.gap.old, part.rows) { rows[index].take(value) }
  }

  private func takeAll() {
    let values = reading { self.values(in: 0..<rows.count) }
    for (row, value) in zip(rows, values) { row.take(value) }
  }

  // MARK: Differences

  /// What differs from the elements of the rows.
  private func differences() -> [RowPart<Row>] {
    let whole = ArrayDifference.Gap(old: 0..<rows.count, new: 0..<view.data.count)
    return (gaps() ?? [whole]).map { RowPart(gap: $0, rows: values(in: $0.new)) }
  }

  /// The elements that differ by their bits; `nil` if ids don't follow from those.
  private func gaps() -> [ArrayDifference.Gap]? {
    guard let shown, !rows.isEmpty, !ids.hasDuplicates, idsFollowFromBits else { return nil }
    return shown.withContiguousStorageIfAvailable { old in
      view.data.withContiguousStorageIfAvailable { new in ArrayDifference.gaps(from: old, to: new) }
    } ?? nil
  }

  /// Whether equal elements have the same id: an object can get another one, which readers observe.
  private var idsFollowFromBits: Bool {
    lazySubscriber.made == nil && MemoryLayout<Data.Element>.size > 0
      && !ValueLayout.isReference(Data.Element.self)
  }

  /// NB: A plain loop, because composed sequences cost a look-up of their types each time.
  private func values(in range: Range<Int>) -> [Row] {
    var values: [Row] = []
    if range.isEmpty { return values }
    values.reserveCapacity(range.count)
    var index = view.data.index(view.data.startIndex, offsetBy: range.lowerBound)
    for _ in range {
      let element = view.data[index]
      values.append(Row(id: view.identify(element), element: element, make: view.content))
      view.data.formIndex(after: &index)
    }
    return values
  }

  private func keepsOrder(in part: RowPart<Row>) -> Bool {
    guard part.gap.old.count == part.rows.count else { return false }
    var index = part.gap.old.lowerBound
    for value in part.rows {
      if !rows[index].view.id.isSame(as: value.id) { return false }
      index += 1
    }
    return true
  }

  // MARK: Rows

  override func numberRows() {
    if isNumbered { return }
    isNumbered = true
    // NB: A plain loop: see `values(in:)`.
    for index in rows.indices { rows[index].index = index }
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    for row in rows { visit(row) }
  }

  override func contentChanged() {
    knownElements = nil
    super.contentChanged()
  }

  override func collectHandles(_ handles: inout HandleList) {
    handles.append(self)
  }
}

/// A part of the rows that differs.
struct RowPart<Row> {
  /// The rows that are replaced, and the elements that replace them.
  let gap: ArrayDifference.Gap
  /// The values of the new rows.
  let rows: [Row]
}
