import RostrumRuntime

/// Whether a user changes the rows of a list.
public enum EditMode: Hashable, Sendable {
  /// The rows are read and used.
  case inactive
  /// One row is changed for a moment.
  case transient
  /// The rows are changed.
  case active

  /// Whether rows are changed.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// Whether the rows of lists are changed here, and the way to say so.
  ///
  /// Each screen of a navigation stack has an edit mode of its own; an app that keeps it itself sets a
  /// binding. Outside of navigation stacks there is none unless an app sets one.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self]?.binding }
    set { self[EditModeKey.self] = newValue.map { EditModeSource(binding: $0) } }
  }
}

/// Where an edit mode is kept; bindings to one place are equal.
private struct EditModeSource: Equatable {
  let binding: Binding<EditMode>

  static func == (lhs: Self, rhs: Self) -> Bool {
    MainQueue.wait { lhs.binding.leadsToSamePlace(as: rhs.binding) }
  }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: EditModeSource? { nil }
}
