/// Whether every other row of a list or table has a background of its own.
public enum AlternatingRowBackgroundBehavior: Hashable, Sendable {
  /// The theme's look, in which all rows have the same background.
  case automatic
  /// Every other row has a background of its own.
  case enabled
  /// All rows have the same background.
  case disabled
}

extension View {
  /// Gives every other row of lists and tables in the view a background of its own.
  ///
  /// ```swift
  /// Table(people) { … }.alternatingRowBackgrounds()
  /// ```
  ///
  /// A row with a `listRowBackground(_:)`, and one that is selected, keeps its look. Rows are counted anew in
  /// each section.
  ///
  /// - Parameter behavior: Whether rows alternate.
  /// - Returns: The view with such lists and tables.
  public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    environment(\.alternatingRowBackgrounds, behavior)
  }
}

extension EnvironmentValues {
  fileprivate var alternatingRowBackgrounds: AlternatingRowBackgroundBehavior {
    get { self[AlternatingRowsKey.self] }
    set { self[AlternatingRowsKey.self] = newValue }
  }
}

private struct AlternatingRowsKey: EnvironmentKey {
  static var defaultValue: AlternatingRowBackgroundBehavior { .automatic }
}

extension ElementDraft {
  /// Adds the backgrounds of every other row, if the environment asks for them.
  mutating func alternateRows(in environment: EnvironmentValues) {
    if environment.alternatingRowBackgrounds == .enabled { style(.alternatingRows) }
  }
}
