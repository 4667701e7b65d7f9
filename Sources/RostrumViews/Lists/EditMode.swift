import RostrumRestoration

import RostrumRuntime

/// Whether the user is editing the rows of a list.
public enum EditMode: Hashable, Sendable {
  /// The rows aren't being edited.
  case inactive
  /// One row is being edited temporarily.
  case transient
  /// The rows are being edited.
  case active

  /// Whether rows are being edited.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// A binding to the edit mode of lists.
  ///
  /// Each screen of a navigation stack has an edit mode of its own; an app that stores the mode
  /// itself sets a binding. Outside of navigation stacks the value is `nil` unless an app sets it.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self]?.binding }
    set { self[EditModeKey.self] = newValue.map { EditModeSource(binding: $0) } }
  }
}

/// The storage of an edit mode; bindings to the same location are equal.
private struct EditModeSource: Equatable {
  let binding: Binding<EditMode>

  static func == (lhs: Self, rhs: Self) -> Bool {
    MainQueue.wait { lhs.binding.leadsToSamePlace(as: rhs.binding) }
  }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: EditModeSource? { nil }
}

extension EditMode: KeptByRepresentation {
  package init?(kept: Bool) {
    self = kept ? .active : .inactive
  }

  package func keptForm() -> Bool? { isEditing }
}
