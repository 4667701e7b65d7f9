extension View {
  /// Binds what is selected in the search field in the view.
  ///
  /// ```swift
  /// List(results) { … }
  ///   .searchable(text: $query)
  ///   .searchSelection($selection)
  /// ```
  ///
  /// - Parameter selection: What is selected; `nil` to leave it to the user.
  /// - Returns: The view.
  public func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
    environment(\.searchSelection, selection)
  }
}

extension EnvironmentValues {
  /// The binding to what is selected in the search field in the view.
  var searchSelection: Binding<TextSelection?>? {
    get { self[SearchSelectionKey.self] }
    set { self[SearchSelectionKey.self] = newValue }
  }
}

private struct SearchSelectionKey: EnvironmentKey {
  static var defaultValue: Binding<TextSelection?>? { nil }
}
