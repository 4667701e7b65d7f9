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
          placement: ToolbarItemPlacement(place: .searchSuggestions), content: suggestions())))
  }

  /// Turns the view into a suggestion that completes the search with a text.
  ///
  /// - Parameter completion: The completed search text.
  /// - Returns: A button with the view as its label.
  public func searchCompletion(_ completion: String) -> some View {
    SearchCompletion(completion: completion, content: self)
  }
}

/// A view that completes its screen's search when pressed.
private struct SearchCompletion<Content: View>: View {
  let completion: String
  let content: Content
  @Environment(\.searchTarget) private var target

  var body: some View {
    Button {
      target?.screen?.search?.wrappedValue = completion
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
