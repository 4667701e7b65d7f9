extension View {
  /// Adds suggestions to the search of the view's screen.
  ///
  /// ```swift
  /// List(results) { … }
  ///   .searchable(text: $query)
  ///   .searchSuggestions {
  ///     ForEach(recent, id: \.self) { Text($0).searchCompletion($0) }
  ///   }
  /// ```
  ///
  /// The suggestions are below the search field while the field, or one of them, has the focus.
  ///
  /// - Parameter suggestions: The suggestions.
  /// - Returns: The view.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    modifier(
      ToolbarModifier(
        items: _ToolbarItemView(
          placement: ToolbarItemPlacement(place: .searchSuggestions),
          content: ShownSuggestions(content: suggestions()))))
  }

  /// Turns the view into a suggestion that completes the search with a text.
  ///
  /// - Parameter completion: The completed search text.
  /// - Returns: A button with the view as its label.
  public func searchCompletion(_ completion: String) -> some View {
    SearchCompletion(content: self) { $0.search?.wrappedValue = completion }
  }

  /// Turns the view into a suggestion that completes the search with a token, which replaces the text.
  ///
  /// ```swift
  /// .searchable(text: $query, tokens: $tags) { Text($0.name) }
  /// .searchSuggestions {
  ///   ForEach(allTags) { Text($0.name).searchCompletion($0) }
  /// }
  /// ```
  ///
  /// A suggestion whose token is of another type than those of the search is a no-op.
  ///
  /// - Parameter token: The token.
  /// - Returns: A button with the view as its label.
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    SearchCompletion(content: self) { $0.completeSearch(with: token) }
  }
}

/// A view that completes its screen's search when pressed.
private struct SearchCompletion<Content: View>: View {
  let content: Content
  let complete: @MainActor (Screen) -> Void
  @Environment(\.searchTarget) private var target

  var body: some View {
    Button {
      if let screen = target?.screen { complete(screen) }
    } label: {
      content
    }
  }
}

/// The screen whose search a suggestion completes.
struct SearchTarget {
  weak var screen: Screen?
}

extension EnvironmentValues {
  /// The screen whose search a suggestion completes.
  var searchTarget: SearchTarget? {
    get { self[SearchTargetKey.self] }
    set { self[SearchTargetKey.self] = newValue }
  }
}

private struct SearchTargetKey: EnvironmentKey {
  static var defaultValue: SearchTarget? { nil }
}
