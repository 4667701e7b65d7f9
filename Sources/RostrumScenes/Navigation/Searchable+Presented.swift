extension View {
  /// Puts a field to search with into the bar of the screen, whose focus follows a flag.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - isPresented: Whether the user searches: the field has the focus.
  ///   - placement: Where the field stands.
  ///   - prompt: What the empty field shows; "Search" for `nil`.
  /// - Returns: The view.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchField(
      PresentedSearchField(
        text: text, isPresented: isPresented, prompt: prompt ?? Text(SystemWord.search)),
      text)
  }

  /// Puts a field to search with into the bar of the screen, whose focus follows a flag.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - isPresented: Whether the user searches: the field has the focus.
  ///   - placement: Where the field stands.
  ///   - prompt: What the empty field shows.
  /// - Returns: The view.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Puts a field to search with into the bar of the screen, whose focus follows a flag.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - isPresented: Whether the user searches: the field has the focus.
  ///   - placement: Where the field stands.
  ///   - prompt: What the empty field shows.
  /// - Returns: The view.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Puts a field to search with, and suggestions, into the bar of the screen.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - placement: Where the field stands.
  ///   - prompt: What the empty field shows; "Search" for `nil`.
  ///   - suggestions: What could be searched for; see ``searchCompletion(_:)``.
  /// - Returns: The view.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchSuggestions(suggestions)
  }

  /// Puts the field of a search into the bar.
  func searchField(_ field: some View, _ text: Binding<String>) -> some View {
    modifier(ToolbarModifier(items: _ToolbarItemView(placement: .search, content: field)))
      .modifier(ScreenOptionsModifier(more: ScreenOptions(search: text)))
  }
}

/// The field of a search whose focus follows a flag.
private struct PresentedSearchField: View {
  let text: Binding<String>
  let isPresented: Binding<Bool>
  let prompt: Text
  @FocusState private var isFocused: Bool

  var body: some View {
    SearchField(text: text, prompt: prompt)
      .focused($isFocused)
      .onChange(of: isFocused) { _, isFocused in
        if isPresented.wrappedValue != isFocused { isPresented.wrappedValue = isFocused }
      }
      .onChange(of: isPresented.wrappedValue, initial: true) { _, isPresented in
        if isFocused != isPresented { isFocused = isPresented }
      }
  }
}
