extension View {
  /// Puts a field to search with into the bar of the screen that the view is on.
  ///
  /// ```swift
  /// List(results) { Text($0.name) }
  ///   .searchable(text: $query)
  /// ```
  ///
  /// The app filters by the text; `onSubmit(_:)` around the view runs when the return key is pressed.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - placement: Where the field stands.
  ///   - prompt: What the empty field shows; "Search" in the reader's language for `nil`.
  /// - Returns: The view.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchField(SearchField(text: text, prompt: prompt ?? Text(SystemWord.search)), text)
  }

  /// Puts a field to search with into the bar of the screen that the view is on.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - placement: Where the field stands.
  ///   - prompt: What the empty field shows.
  /// - Returns: The view.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts a field to search with into the bar of the screen that the view is on.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - placement: Where the field stands.
  ///   - prompt: What the empty field shows.
  /// - Returns: The view.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
}

/// Where a field to search with stands.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// In the bar of the screen.
  public static let automatic = SearchFieldPlacement()
  /// In the bar of the screen.
  public static let toolbar = SearchFieldPlacement()
}

extension ToolbarItemPlacement {
  /// In a line of its own where the bar has no room.
  static let search = ToolbarItemPlacement(place: .search)
}

/// The field of a search.
struct SearchField: View {
  let text: Binding<String>
  let prompt: Text

  var body: some View {
    TextField(text: text, prompt: prompt) { prompt }
      .keyboardType(.webSearch)
      .submitLabel(.search)
  }
}
