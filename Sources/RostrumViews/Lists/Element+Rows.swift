extension Element {
  /// The list or table of a row.
  var rowContainer: Element? {
    var next = parent
    while let element = next, element.role != .list, element.role != .table {
      next = element.parent
    }
    return next
  }

  /// The rows around a row, itself included, among which users see its place.
  ///
  /// The headings of a table aren't among them, and neither are rows without elements.
  package var rowsAround: [Element] {
    let siblings = parent?.children ?? []
    return siblings.filter {
      $0.role == role && $0.content != .tableRow(isHeader: true) && $0.state.absentRows == nil
    }
  }

  /// The index of a row among those around it.
  package var indexAmongRows: Int? { rowsAround.firstIndex { $0 === self } }
}
