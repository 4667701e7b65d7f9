import RostrumRuntime

extension ForEachNode {
  /// Removes, moves and creates rows where the elements differ.
  func replace(_ parts: [RowPart<Row>]) {
    var kept: [SameKey<ID>: [RowNode]] = [:]
    for part in parts.reversed() {
      for row in rows[part.gap.old].reversed() {
        kept[SameKey(row.view.id), default: []].append(row)
      }
    }
    ids.replace(parts.map { part in (part.gap.old, part.rows.map(\.id)) }, of: rows.count) {
      rows[$0].view.id
    }
    let isFirst = kept.isEmpty
    let new = parts.map { part in
      part.rows.map { value in
        guard !isFirst, let row = kept[SameKey(value.id)]?.popLast() else {
          return RowNode.make(value, context.branch(of: self))
        }
        row.take(value)
        return row
      }
    }
    // From the end, so that the places of the parts before stay what they are.
    for (part, new) in zip(parts, new).reversed() {
      replaceElements(part.gap.old, by: new)
      rows.replaceSubrange(part.gap.old, with: new)
    }
    for row in kept.values.joined() { row.remove() }
  }

  private func replaceElements(_ range: Range<Int>, by rows: [RowNode]) {
    guard knownElements != nil else { return }
    if let new = Self.elements(of: rows) {
      knownElements?.replaceSubrange(range, with: new)
    } else {
      knownElements = nil
    }
  }

  /// The outermost boxes of rows; `nil` if some rows don't have exactly one.
  fileprivate static func elements(of rows: [RowNode]) -> [Element]? {
    var elements: [Element] = []
    elements.reserveCapacity(rows.count)
    for row in rows {
      var handles = HandleList()
      row.collectHandles(&handles)
      guard let element = handles.onlyElement else { return nil }
      elements.append(element)
    }
    return elements
  }
}

extension ForEachNode: RowSource {
  var elements: [Element] {
    if let knownElements { return knownElements }
    knownElements = Self.elements(of: rows)
    if let knownElements { return knownElements }
    var handles = HandleList()
    collectRows(&handles)
    return handles.elements
  }

  func collectRows(_ handles: inout HandleList) {
    for row in rows { row.collectHandles(&handles) }
  }
}

/// The ids of the rows of a `ForEach`, which are different.
struct RowIDs<ID: Hashable> {
  /// The ids; `nil` until rows are inserted, moved or removed for the first time.
  private var all: Set<SameKey<ID>>?
  private var report = DuplicateReport()
  /// Whether some elements had the same id.
  private(set) var hasDuplicates = false

  /// Replaces ids, and reports the first that another element has as well.
  ///
  /// - Parameters:
  ///   - parts: The rows that are replaced, and the ids of the new rows.
  ///   - count: The number of old rows.
  ///   - id: The id of an old row.
  /// - Complexity: O(*n*) in the replaced and new rows; at first, in all rows.
  mutating func replace(
    _ parts: [(old: Range<Int>, new: [ID])], of count: Int, old id: (Int) -> ID
  ) {
    var ids = all ?? []
    ids.reserveCapacity(count + parts.reduce(0) { $0 + $1.new.count })
    if all == nil { for index in 0..<count { ids.insert(SameKey(id(index))) } }
    all = nil
    hasDuplicates = false
    for part in parts { for index in part.old { ids.remove(SameKey(id(index))) } }
    for part in parts {
      for new in part.new where !ids.insert(SameKey(new)).inserted {
        hasDuplicates = true
        report.report(new)
      }
    }
    // Most rows are never replaced, so the ids of the first ones aren't kept.
    if count > 0 && !hasDuplicates { all = ids }
  }
}
