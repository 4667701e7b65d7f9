/// A row of a lazy container that has no views because it is far from the screen.
@MainActor
package struct AbsentRow {
  /// The identity of the row's element.
  package let id: AnyHashable
  /// The view of the element; `nil` if no modifier around it leaves a value for the container.
  private let view: (any TraitCarrier)?

  init(id: AnyHashable, view: (any TraitCarrier)?) {
    self.id = id
    self.view = view
  }

  /// The values that modifiers around the row's view leave for a key, innermost first.
  ///
  /// Those in the body of a view of the app's own are unknown until the row has views.
  package func traits<Key: TraitKey>(_ key: Key.Type) -> [Key.Value] {
    var values: [Key.Value] = []
    view?.collect(key, into: &values)
    return values
  }
}

/// A view whose value tells what it leaves for the enclosing container, without nodes.
@MainActor
package protocol TraitCarrier {
  /// Whether there may be values that the identity of the row doesn't tell as well.
  static var tellsMoreThanIdentity: Bool { get }

  /// Appends the values for a key, innermost first.
  func collect<Key: TraitKey>(_ key: Key.Type, into values: inout [Key.Value])
}

extension TraitCarrier {
  package static var tellsMoreThanIdentity: Bool { true }
}

extension ElementHandle {
  /// The values that the view of the element itself leaves for a key, innermost first.
  package func viewTraits<Key: TraitKey>(_ key: Key.Type) -> [Key.Value] {
    var values: [Key.Value] = []
    owner.traitCarrier?.collect(key, into: &values)
    return values
  }
}

extension ModifiedContent: TraitCarrier where Content: View, Modifier: ViewModifier {
  package func collect<Key: TraitKey>(_ key: Key.Type, into values: inout [Key.Value]) {
    (content as? any TraitCarrier)?.collect(key, into: &values)
    guard let modifier = modifier as? any TraitModifier else { return }
    if let value = modifier.value(for: key) { values.append(value) }
  }
}

extension _ConditionalContent: TraitCarrier {
  @MainActor
  package func collect<Key: TraitKey>(_ key: Key.Type, into values: inout [Key.Value]) {
    switch storage {
    case .first(let view): (view as? any TraitCarrier)?.collect(key, into: &values)
    case .second(let view): (view as? any TraitCarrier)?.collect(key, into: &values)
    }
  }
}

extension TraitModifier {
  /// The value, if it is that of a key.
  fileprivate func value<Other: TraitKey>(for key: Other.Type) -> Other.Value? {
    Key.self == Other.self ? value as? Other.Value : nil
  }
}

/// A node with rows that have no views.
@MainActor
private protocol AbsentRowSource {
  /// The rows that a placeholder stands for, in order; `nil` if the placeholder isn't the node's.
  func absentRows(of placeholder: ElementID) -> [AbsentRow]?
}

extension LazyForEachNode: AbsentRowSource {
  fileprivate func absentRows(of placeholder: ElementID) -> [AbsentRow]? {
    guard let rows = placeholders[placeholder]?.rows else { return nil }
    // What tells nothing needn't be made: a row of a table has all of its cells in it.
    let tells = (Content.self as? any TraitCarrier.Type)?.tellsMoreThanIdentity == true
    if !tells, let paged = view.data as? any PagedCollection, let ids = identities(rows, in: paged) {
      return ids.map { AbsentRow(id: $0, view: nil) }
    }
    return rows.map { index in
      let row = row(index)
      return AbsentRow(
        id: AnyHashable(row.id),
        view: tells ? row.make(row.element) as? any TraitCarrier : nil)
    }
  }

  /// The identities of rows, without loading their elements; `nil` if the rows have different ones.
  private func identities<Paged: PagedCollection>(
    _ rows: Range<Int>, in paged: Paged
  ) -> [AnyHashable]? {
    guard ID.self == Paged.Element.ID.self else { return nil }
    return paged.ids(in: rows).map { AnyHashable($0) }
  }
}

extension ViewGraph {
  /// The rows without views that an element stands for, in order; empty for other elements.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  package func absentRows(of element: Element) -> [AbsentRow] {
    guard element.state.absentRows != nil,
      let source = handle(of: element)?.owner as? any AbsentRowSource
    else { return [] }
    return source.absentRows(of: element.id) ?? []
  }
}
