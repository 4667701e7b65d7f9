import RostrumRuntime

/// The selection of a list's rows.
@MainActor
struct ListSelection<Value: Hashable> {
  /// The number of rows that can be selected: `.single` or `.multiple`.
  let mode: RowSelectionMode
  /// Reads the selection, so that a change invalidates the reader.
  let read: @MainActor () -> Void
  /// Whether a value is selected.
  let contains: @MainActor (Value) -> Bool
  /// The action of a tap on the row of a value.
  let choose: @MainActor (Value) -> Void
  /// The selected values.
  let values: @MainActor () -> Set<Value>
  /// Selects values instead of those that are selected, if any number of rows can be selected.
  let replace: (@MainActor (Set<Value>) -> Void)?
  /// Clears the selection, if it can be empty.
  let clear: (@MainActor () -> Void)?
  /// Whether a row is selected; `nil` if the selection doesn't lead to another view.
  let isChosen: (@MainActor () -> Bool)?
  /// The only selected value; `nil` for a selection of any number of rows.
  let chosen: (@MainActor () -> Value?)?
  /// Where the selection is stored.
  let place: Place

  /// The binding of a selection.
  enum Place {
    case optional(Binding<Value?>)
    case single(Binding<Value>)
    case multiple(Binding<Set<Value>>)
  }

  /// At most one row.
  static func optional(_ selection: Binding<Value?>) -> ListSelection {
    ListSelection(
      mode: .single, read: { _ = selection.wrappedValue },
      contains: { selection.wrappedValue == $0 },
      choose: { selection.wrappedValue = $0 },
      values: { selection.wrappedValue.map { [$0] } ?? [] }, replace: nil,
      clear: { selection.wrappedValue = nil },
      isChosen: { selection.wrappedValue != nil }, chosen: { selection.wrappedValue },
      place: .optional(selection))
  }

  /// Exactly one row.
  static func single(_ selection: Binding<Value>) -> ListSelection {
    ListSelection(
      mode: .single, read: { _ = selection.wrappedValue },
      contains: { selection.wrappedValue == $0 },
      choose: { selection.wrappedValue = $0 }, values: { [selection.wrappedValue] }, replace: nil,
      clear: nil, isChosen: nil, chosen: { selection.wrappedValue }, place: .single(selection))
  }

  /// Any number of rows; a tap on a selected row deselects it.
  static func multiple(_ selection: Binding<Set<Value>>) -> ListSelection {
    ListSelection(
      mode: .multiple, read: { _ = selection.wrappedValue },
      contains: { selection.wrappedValue.contains($0) },
      choose: { selection.wrappedValue.formSymmetricDifference([$0]) },
      values: { selection.wrappedValue }, replace: { selection.wrappedValue = $0 },
      clear: nil, isChosen: nil, chosen: nil, place: .multiple(selection))
  }
}

/// A selection by which a list and its sections make rows selectable.
@MainActor
protocol RowSelecting: Sendable {
  /// Reads the selection, so that a change invalidates the reader.
  func track()
  /// Makes a row selectable if the view in it has a value of the selection.
  func install(
    on row: inout ElementWrapper, around child: ElementHandle, in environment: EnvironmentValues)
  /// Whether a selection is stored in the same place.
  func isSame(as other: any RowSelecting) -> Bool
}

extension ListSelection: RowSelecting {
  func track() { read() }

  func install(
    on row: inout ElementWrapper, around child: ElementHandle, in environment: EnvironmentValues
  ) {
    guard let value = child.selectionValue(as: Value.self),
      child.trait(SelectionDisabledKey.self) != true
    else { return }
    let follower = environment.selectionFollower
    row.draft.state.isDisabled = !environment.isEnabled
    row.draft.state.set(.tap)
    row.draft.state.isSelected = contains(value)
    row.draft.on(.tap) {
      tap(value, on: $0.element)
      if mode == .single { follower?.rowWasChosen() }
    }
  }

  func isSame(as other: any RowSelecting) -> Bool {
    guard let other = other as? Self else { return false }
    switch (place, other.place) {
    case (.optional(let own), .optional(let other)): return own.leadsToSamePlace(as: other)
    case (.single(let own), .single(let other)): return own.leadsToSamePlace(as: other)
    case (.multiple(let own), .multiple(let other)): return own.leadsToSamePlace(as: other)
    default: return false
    }
  }
}

/// The selection of the enclosing list.
package struct RowSelection: Equatable {
  let type: ObjectIdentifier
  let rows: any RowSelecting

  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.type == rhs.type && MainQueue.wait { lhs.rows.isSame(as: rhs.rows) }
  }

  /// Whether a value can be selected in the list.
  package func takes(_ value: AnyHashable) -> Bool {
    ObjectIdentifier(Swift.type(of: value.base)) == type
  }
}

extension EnvironmentValues {
  /// The type of link value for which a tap selects the row instead of following the link.
  package var rowSelection: RowSelection? {
    get { self[RowSelectionKey.self] }
    set { self[RowSelectionKey.self] = newValue }
  }
}

private struct RowSelectionKey: EnvironmentKey {
  static var defaultValue: RowSelection? { nil }
}

/// Marks the label of a link as representing the link's value.
package struct TaggedLink: TraitModifier {
  package typealias Key = TagKey
  package let value: AnyHashable

  package init(value: AnyHashable) {
    self.value = value
  }
}
