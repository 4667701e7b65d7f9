/// What rows of a list can be chosen.
@MainActor
struct ListSelection<Value: Hashable> {
  /// How many: `.single` or `.multiple`.
  let mode: RowSelectionMode
  /// Reads what is chosen, so that a change marks who reads.
  let read: @MainActor () -> Void
  /// Whether a value is chosen.
  let contains: @MainActor (Value) -> Bool
  /// What a tap on the row of a value does.
  let choose: @MainActor (Value) -> Void
  /// Chooses nothing, where that can be.
  let clear: (@MainActor () -> Void)?
  /// Whether something is chosen; `nil` if that leads nowhere.
  let isChosen: (@MainActor () -> Bool)?

  /// One row or none.
  static func optional(_ selection: Binding<Value?>) -> ListSelection {
    ListSelection(
      mode: .single, read: { _ = selection.wrappedValue },
      contains: { selection.wrappedValue == $0 },
      choose: { selection.wrappedValue = $0 }, clear: { selection.wrappedValue = nil },
      isChosen: { selection.wrappedValue != nil })
  }

  /// One row.
  static func single(_ selection: Binding<Value>) -> ListSelection {
    ListSelection(
      mode: .single, read: { _ = selection.wrappedValue },
      contains: { selection.wrappedValue == $0 },
      choose: { selection.wrappedValue = $0 }, clear: nil, isChosen: nil)
  }

  /// Any number of rows; a tap on a chosen row takes it out.
  static func multiple(_ selection: Binding<Set<Value>>) -> ListSelection {
    ListSelection(
      mode: .multiple, read: { _ = selection.wrappedValue },
      contains: { selection.wrappedValue.contains($0) },
      choose: { selection.wrappedValue.formSymmetricDifference([$0]) },
      clear: nil, isChosen: nil)
  }
}

/// The type of the values for which the rows of the list around stand.
package struct RowSelection: Equatable {
  let type: ObjectIdentifier

  /// Whether a value can be chosen in the list.
  package func takes(_ value: AnyHashable) -> Bool {
    ObjectIdentifier(Swift.type(of: value.base)) == type
  }
}

extension EnvironmentValues {
  /// What a link to a value in a row has to be for the row to be chosen instead.
  package var rowSelection: RowSelection? {
    get { self[RowSelectionKey.self] }
    set { self[RowSelectionKey.self] = newValue }
  }
}

private struct RowSelectionKey: EnvironmentKey {
  static var defaultValue: RowSelection? { nil }
}

/// Marks the label of a link as standing for the link's value.
package struct TaggedLink: TraitModifier {
  package typealias Key = TagKey
  package let value: AnyHashable

  package init(value: AnyHashable) {
    self.value = value
  }
}
