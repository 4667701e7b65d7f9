extension View {
  /// Adds a search field to the bar of the view's screen.
  ///
  /// ```swift
  /// List(results) { Text($0.name) }
  ///   .searchable(text: $query)
  /// ```
  ///
  /// The app filters its data by the text; an enclosing `onSubmit(of: .search) { … }` runs when the
  /// return key is pressed.
  ///
  /// - Parameters:
  ///   - text: The search text.
  ///   - placement: The placement of the field.
  ///   - prompt: The text that the empty field shows; "Search" in the reader's language for `nil`.
  /// - Returns: The view.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: nil, prompt: prompt, tokens: EmptyView()))
  }

  /// Adds a search field to the bar of the view's screen.
  ///
  /// - Parameters:
  ///   - text: The search text.
  ///   - placement: The placement of the field.
  ///   - prompt: The text that the empty field shows.
  /// - Returns: The view.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field to the bar of the view's screen.
  ///
  /// - Parameters:
  ///   - text: The search text.
  ///   - placement: The placement of the field.
  ///   - prompt: The text that the empty field shows.
  /// - Returns: The view.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
}

/// The placement of a search field, which is in the bar of the screen, or below its title if the bar
/// lacks room.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// In the navigation bar of the screen.
  public static let automatic = SearchFieldPlacement()
  /// In the navigation bar of the screen.
  public static let toolbar = SearchFieldPlacement()
  /// In the navigation bar of the screen.
  public static let toolbarPrincipal = SearchFieldPlacement()
  /// In the navigation bar of the column.
  public static let sidebar = SearchFieldPlacement()
  /// Below the title of the screen, which is always visible.
  public static let navigationBarDrawer = SearchFieldPlacement()

  /// Below the title of the screen, which is always visible.
  ///
  /// - Parameter displayMode: When the field is visible.
  /// - Returns: The placement.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    navigationBarDrawer
  }

  /// When a search field below a title is visible.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    /// Always.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode()
  }
}

extension ToolbarItemPlacement {
  /// In the search field's place; on a line of its own if the bar lacks room.
  static let search = ToolbarItemPlacement(place: .search)
}
