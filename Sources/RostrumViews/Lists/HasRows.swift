/// Declares that the views of a section are rows.
package struct HasRows: EnvironmentModifier {
  var selection: RowSelection?

  package func modify(_ environment: inout EnvironmentValues) {
    environment.hasRows = true
    environment.rowSelection = selection
  }
}

extension EnvironmentValues {
  /// Whether the views of a section are rows.
  var hasRows: Bool {
    get { self[HasRowsKey.self] }
    set { self[HasRowsKey.self] = newValue }
  }
}

private struct HasRowsKey: EnvironmentKey {
  static let defaultValue = false
}
