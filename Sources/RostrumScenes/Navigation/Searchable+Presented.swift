extension View {
  /// Adds a search field to the bar of the screen, with a binding to its focus.
  ///
  /// - Parameters:
  ///   - text: The search text.
  ///   - isPresented: Whether the field has the focus.
  ///   - placement: The placement of the field.
  ///   - prompt: The text that the empty field shows; "Search" for `nil`.
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

  /// Adds a search field to the bar of the screen, with a binding to its focus.
  ///
  /// - Parameters:
  ///   - text: The search text.
  ///   - isPresented: Whether the field has the focus.
  ///   - placement: The placement of the field.
  ///   - prompt: The text that the empty field shows.
  /// - Returns: The view.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field to the bar of the screen, with a binding to its focus.
  ///
  /// - Parameters:
  ///   - text: The search text.
  ///   - isPresented: Whether the field has the focus.
  ///   - placement: The placement of the field.
  ///   - prompt: The text that the empty field shows.
  /// - Returns: The view.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field with suggestions to the bar of the screen.
  ///
  /// - Parameters:
  ///   - text: The search text.
  ///   - placement: The placement of the field.
  ///   - prompt: The text that the empty field shows; "Search" for `nil`.
  ///   - suggestions: The suggestions; see ``searchCompletion(_:)``.
  /// - Returns: The view.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchSuggestions(suggestions)
  }

  /// Adds a search field to the bar.
  func searchField(_ field: some View, _ text: Binding<String>) -> some View {
    modifier(ToolbarModifier(items: _ToolbarItemView(placement: .search, content: field)))
      .modifier(ScreenOptionsModifier(more: ScreenOptions(search: text)))
  }
}

/// A search field with a binding to its focus.
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
