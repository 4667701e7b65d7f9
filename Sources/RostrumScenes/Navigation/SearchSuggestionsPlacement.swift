/// Where the suggestions of a search are.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let name: String

  /// The host's default: below the field, as those of a menu.
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  /// In a menu at the field.
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  /// In the content of the screen, where a page never has them.
  public static let content = SearchSuggestionsPlacement(name: "content")

  /// Several places.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The places as bits.
    public let rawValue: Int

    /// Creates a set from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// A menu at the field.
    public static let menu = Set(rawValue: 1)
    /// The content of the screen, where a page never has them.
    public static let content = Set(rawValue: 2)
  }
}

extension View {
  /// Shows or hides the suggestions of the search in the view, in some of the places that they can have.
  ///
  /// ```swift
  /// List(results) { … }
  ///   .searchable(text: $query)
  ///   .searchSuggestions { … }
  ///   .searchSuggestions(hasResults ? .hidden : .automatic, for: .menu)
  /// ```
  ///
  /// A page has them in a menu at the field, so that other places have no effect.
  ///
  /// - Parameters:
  ///   - visibility: Whether the suggestions are shown.
  ///   - placements: The places.
  /// - Returns: The view.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    transformEnvironment(\.hiddenSuggestions) { hidden in
      if visibility == .hidden { hidden.formUnion(placements) } else { hidden.subtract(placements) }
    }
  }
}

/// The suggestions of a search, unless a view around the search hides them.
struct ShownSuggestions<Content: View>: View {
  let content: Content
  @Environment(\.hiddenSuggestions) private var hidden

  var body: some View {
    if !hidden.contains(.menu) { content }
  }
}

extension EnvironmentValues {
  /// Where the suggestions of the search are shown: always in a menu at the field.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .menu }

  /// The places in which the suggestions of a search are hidden.
  var hiddenSuggestions: SearchSuggestionsPlacement.Set {
    get { self[HiddenSuggestionsKey.self] }
    set { self[HiddenSuggestionsKey.self] = newValue }
  }
}

private struct HiddenSuggestionsKey: EnvironmentKey {
  static let defaultValue: SearchSuggestionsPlacement.Set = []
}
