extension View {
  /// Binds the focus of the search field in the view.
  ///
  /// ```swift
  /// List(results) { … }
  ///   .searchable(text: $query)
  ///   .searchFocused($isSearchFocused)
  /// ```
  ///
  /// - Parameter binding: The focus state; it is true while the field has the focus.
  /// - Returns: The view.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    searchFocused(binding, equals: true)
  }

  /// Binds the focus of the search field in the view to one value of a focus state.
  ///
  /// - Parameters:
  ///   - binding: The focus state.
  ///   - value: The value that it has while the field has the focus.
  /// - Returns: The view.
  public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    let modifier = FocusModifier(binding: binding, value: value)
    return transformEnvironment(\.searchFocus) { $0.append(modifier) }
  }
}

/// Binds the focus of a search field as the views around it ask for.
struct SearchFocusModifier: ElementModifier {
  func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    for focus in environment.searchFocus { focus.modify(&element, in: environment) }
  }
}

extension EnvironmentValues {
  /// The bindings to the focus of the search field in the view.
  var searchFocus: [any ElementModifier] {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}

private struct SearchFocusKey: EnvironmentKey {
  static var defaultValue: [any ElementModifier] { [] }
}
