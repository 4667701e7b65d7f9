/// The node of one column of a split view: an element around a stack of screens.
package final class SplitColumnNode: RegionNode, AddressPart {
  private let column: NavigationSplitViewColumn
  private let columns: SplitColumns
  /// The width that the column's screen sets.
  private var width: StyleProperty?
  /// The title of the previous column, which the back button shows if only one column has room.
  private var backTitle: String?
  private var isShown = true
  private var isFront = false

  init(_ column: NavigationSplitViewColumn, in columns: SplitColumns, _ context: NodeContext) {
    self.column = column
    self.columns = columns
    super.init(.column, Place(in: context.place), context)
    graph.service(Addresses.self).add(self)
    scope.start(around: self) { environment in
      let column = SplitColumn(columns: columns, column: column)
      environment.splitColumn = column
      environment.selectionFollower = column
      if column.column != .detail { environment.listStyle = .sidebar }
    }
  }

  /// Shows a view in the column.
  func show<Content: View>(_ view: Content, isShown: Bool, isFront: Bool) {
    self.isShown = isShown
    self.isFront = isFront
    describe()
    if contentContext.reconcile(&content, with: NavigationStack { view }) { contentChanged() }
    place.setCovered(!isShown)
  }

  private func describe() {
    var draft = ElementDraft(.column(column.place, isFront: isFront, backTitle: backTitle))
    draft.state.isHidden = !isShown
    if let width { draft.style(width) }
    if column != columns.columns.first {
      draft.on(.back) { [weak columns, column] _ in columns?.retreat(from: column) }
    }
    handle.take(draft)
  }

  package func collectAddress(_ collector: AddressCollector) {
    guard let address = columns.addresses[column] else { return visitChildren(collector.visit) }
    let slot = AddressSlot(
      self, components: address.components, accept: address.accept, open: address.select,
      clear: address.clear, isFound: { [handle] in handle.core.mayHaveChosenRow })
    collector.add(slot) { visitChildren(collector.visit) }
  }

  package override func willRemove() {
    graph.service(Addresses.self).remove(self)
    super.willRemove()
  }

  func setWidth(_ width: StyleProperty) {
    if self.width == width { return }
    self.width = width
    describe()
  }

  func setBackTitle(_ title: String?) {
    if backTitle == title { return }
    backTitle = title
    describe()
  }
}

extension Element {
  /// Whether a row among the descendants is selected, as far as is known: rows that aren't created
  /// yet may be, and so may those of a list that is still empty.
  fileprivate var mayHaveChosenRow: Bool {
    let rows = selectableRows
    return rows.isEmpty || rows.contains { $0.state.isSelected || $0.state.absentRows != nil }
  }

  private var selectableRows: [Element] {
    if state.absentRows != nil || (role == .row && state.accepts(.tap)) { return [self] }
    return children.flatMap(\.selectableRows)
  }
}
