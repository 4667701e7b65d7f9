extension ElementDraft {
  /// Handles what users do with several rows of a list or table, or with its menu.
  ///
  /// A choice of rows that don't exist, can't be selected or belong to a different list is refused.
  ///
  /// - Parameters:
  ///   - selection: The selection of the rows.
  ///   - isEnabled: Whether the list is enabled.
  mutating func onRowChoice<Value: Hashable>(in selection: ListSelection<Value>, isEnabled: Bool) {
    let check: Check = { (event: UserEvent) throws(EventRefusal) in
      guard let rows = SelectableRows(of: event.element, selection) else {
        throw .absent(event.element)
      }
      if !isEnabled { throw .disabled(event.element) }
      try rows.check(event)
    }
    on(.choose, checking: check) {
      guard case .choose(let choice) = $0.action else { return }
      SelectableRows(of: $0.element, selection)?.perform(choice)
    }
  }
}

/// The rows of a list or table.
@MainActor
private struct SelectableRows<Value: Hashable> {
  let list: Element
  let graph: ViewGraph
  let selection: ListSelection<Value>

  init?(of list: ElementID, _ selection: ListSelection<Value>) {
    guard let graph = GraphReference.current?.graph, let list = graph.element(list) else {
      return nil
    }
    self.list = list
    self.graph = graph
    self.selection = selection
  }

  // MARK: Checks

  func check(_ event: UserEvent) throws(EventRefusal) {
    guard case .choose(let choice) = event.action else { return }
    switch choice {
    case .only(let row):
      try requireSeveral(for: event)
      try check(row, of: event)
    case .range(to: let row, from: let start):
      try requireSeveral(for: event)
      try check(row, of: event)
      if let start { try check(start, of: event) }
    case .all, .clear:
      try requireSeveral(for: event)
    case .menu(let row):
      guard menu != nil else { throw unsupported(event) }
      if let row { try check(row, of: event) }
    case .primary(let row):
      guard menu?.act != nil else { throw unsupported(event) }
      try check(row, of: event)
    }
  }

  private func unsupported(_ event: UserEvent) -> EventRefusal {
    .unsupported(event.element, list.role, event.action)
  }

  private func requireSeveral(for event: UserEvent) throws(EventRefusal) {
    if selection.replace == nil { throw unsupported(event) }
  }

  /// Throws why a user can't choose a row.
  private func check(_ id: ElementID, of event: UserEvent) throws(EventRefusal) {
    guard let row = graph.element(id) else { throw .absent(id) }
    if let refusal = graph.refusal(of: row) { throw refusal }
    guard isSelectable(row), list === row.rowContainer else {
      throw .invalidValue(event.element, "\(id) isn't one of its rows that can be selected")
    }
  }

  private func isSelectable(_ row: Element) -> Bool {
    (row.role == .row || row.role == .tableRow) && row.state.accepts(.tap)
  }

  // MARK: Actions

  func perform(_ choice: RowChoice) {
    switch choice {
    case .only(let row):
      guard let value = value(of: row) else { return }
      graph.service(SelectionAnchors.self)[list] = value
      replace([value])
    case .range(to: let row, from: let start):
      guard let last = value(of: row) else { return }
      let values = selectableValues
      let anchor = graph.service(SelectionAnchors.self)[list].flatMap { $0.base as? Value }
      let places = [anchor, start.flatMap(value(of:))].compactMap { $0.flatMap(values.firstIndex) }
      guard let end = values.firstIndex(of: last) else { return }
      let first = places.first ?? end
      graph.service(SelectionAnchors.self)[list] = values[first]
      replace(Set(values[min(first, end)...max(first, end)]))
    case .all:
      replace(Set(selectableValues))
    case .clear:
      replace([])
    case .menu(let row):
      menu?.show(row.flatMap(target(of:)) ?? [])
    case .primary(let row):
      if let values = target(of: row) { menu?.act?(values) }
    }
  }

  private func replace(_ values: Set<Value>) {
    if selection.values() != values { selection.replace?(values) }
  }

  /// The rows that an action on a row is for: all that are selected, if it is one of them.
  private func target(of row: ElementID) -> Set<Value>? {
    guard let value = value(of: row) else { return nil }
    let selected = selection.values()
    return selected.contains(value) ? selected : [value]
  }

  /// The menu of the rows, if its sets are of the values of the selection.
  private var menu: RowMenu<Value>? {
    guard let menus = graph.handle(of: list)?.traits(RowMenuKey.self) else { return nil }
    return menus.lazy.compactMap { $0 as? RowMenu<Value> }.first
  }

  // MARK: Values

  private func value(of row: ElementID) -> Value? {
    graph.element(row).flatMap(value(of:))
  }

  /// The value of a row: that of the row's own element in a table, and that of the view in it in a
  /// list.
  private func value(of row: Element) -> Value? {
    for tag in graph.handle(of: row)?.viewTraits(TagKey.self) ?? [] {
      if let value = Value(tag: tag) { return value }
    }
    var content = row.children.first
    while let element = content {
      if let handle = graph.handle(of: element) { return handle.selectionValue(as: Value.self) }
      content = element.children.first
    }
    return nil
  }

  /// The values of all rows that can be selected, in their order, also of those without views.
  private var selectableValues: [Value] {
    var values: [Value] = []
    collect(from: list, into: &values)
    return values
  }

  private func collect(from element: Element, into values: inout [Value]) {
    for child in element.children where !child.state.isHidden {
      if isSelectable(child) {
        if !child.state.isDisabled, let value = value(of: child) { values.append(value) }
      } else if child.state.absentRows != nil {
        values += graph.absentRows(of: child).compactMap { $0.selectionValue() }
      } else if child.role == .section || child.role == .group {
        collect(from: child, into: &values)
      }
    }
  }
}

extension AbsentRow {
  /// The value of the row in a selection; `nil` if it can't be selected.
  fileprivate func selectionValue<Value: Hashable>() -> Value? {
    if traits(SelectionDisabledKey.self).first == true { return nil }
    for tag in traits(TagKey.self) {
      if let value = Value(tag: tag) { return value }
    }
    let identity = (id.base as? any RowIdentity).map(\.selected) ?? id
    return identity.flatMap { Value(tag: $0) }
  }
}

/// The identity of a row among others that have no value in the selection.
protocol RowIdentity: Hashable {
  /// The value of the row in the selection; `nil` if it has none.
  var selected: AnyHashable? { get }
}

/// The rows from which ranges of lists and tables begin: those that were selected last.
final class SelectionAnchors: GraphService {
  private var values: [ElementID: AnyHashable] = [:]

  /// The value from which the next range of a list begins.
  subscript(list: Element) -> AnyHashable? {
    get { values[list.id] }
    set {
      values = values.filter { graph.element($0.key) != nil }
      values[list.id] = newValue
    }
  }
}

extension ListSelection {
  /// Selects the value of a row that the user taps, from which the next range begins.
  func tap(_ value: Value, on row: ElementID) {
    choose(value)
    guard replace != nil, let graph = GraphReference.current?.graph,
      let list = graph.element(row)?.rowContainer
    else { return }
    graph.service(SelectionAnchors.self)[list] = value
  }
}
