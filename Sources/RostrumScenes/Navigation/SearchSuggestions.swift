extension View {
  /// Says what could be searched for on the screen that the view is on.
  ///
  /// ```swift
  /// List(results) { … }
  ///   .searchable(text: $query)
  ///   .searchSuggestions {
  ///     ForEach(recent, id: \.self) { Text($0).searchCompletion($0) }
  ///   }
  /// ```
  ///
  /// The suggestions stand below the field while it, or one of them, has the focus.
  ///
  /// - Parameter suggestions: The suggestions.
  /// - Returns: The view.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    modifier(
      ToolbarModifier(
        items: _ToolbarItemView(
          placement: ToolbarItemPlacement(place: .searchSuggestions), content: suggestions())))
  }

  /// Makes a suggestion of the view: pressing it searches for a text.
  ///
  /// - Parameter completion: What is searched for then.
  /// - Returns: A button with the view.
  public func searchCompletion(_ completion: String) -> some View {
    SearchCompletion(completion: completion, content: self)
  }

  /// Lets the user choose where to search, below the field of the search.
  ///
  /// - Parameters:
  ///   - scope: Where to search.
  ///   - scopes: Views with tags, one for each place to search.
  /// - Returns: The view.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    let picker = Picker(selection: scope, content: scopes) { Text(SystemWord.scope) }
      .pickerStyle(.segmented)
    return modifier(
      ToolbarModifier(
        items: _ToolbarItemView(
          placement: ToolbarItemPlacement(place: .searchScopes), content: picker)))
  }
}

/// A view whose press completes the search of its screen.
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
