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

  /// At most one row.
  static func optional(_ selection: Binding<Value?>) -> ListSelection {
    ListSelection(
      mode: .single, read: { _ = selection.wrappedValue },
      contains: { selection.wrappedValue == $0 },
      choose: { selection.wrappedValue = $0 },
      values: { selection.wrappedValue.map { [$0] } ?? [] }, replace: nil,
      clear: { selection.wrappedValue = nil },
      isChosen: { selection.wrappedValue != nil }, chosen: { selection.wrappedValue })
  }

  /// Exactly one row.
  static func single(_ selection: Binding<Value>) -> ListSelection {
    ListSelection(
      mode: .single, read: { _ = selection.wrappedValue },
      contains: { selection.wrappedValue == $0 },
      choose: { selection.wrappedValue = $0 }, values: { [selection.wrappedValue] }, replace: nil,
      clear: nil, isChosen: nil, chosen: { selection.wrappedValue })
  }

  /// Any number of rows; a tap on a selected row deselects it.
  static func multiple(_ selection: Binding<Set<Value>>) -> ListSelection {
    ListSelection(
      mode: .multiple, read: { _ = selection.wrappedValue },
      contains: { selection.wrappedValue.contains($0) },
      choose: { selection.wrappedValue.formSymmetricDifference([$0]) },
      values: { selection.wrappedValue }, replace: { selection.wrappedValue = $0 },
      clear: nil, isChosen: nil, chosen: nil)
  }
}

/// The type of the values of the enclosing list's rows.
package struct RowSelection: Equatable {
  let type: ObjectIdentifier

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
