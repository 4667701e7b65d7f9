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
    modifier(
      SearchModifier(text: text, isPresented: isPresented, prompt: prompt, tokens: EmptyView()))
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
  ///   - suggestions: The suggestions; see `searchCompletion(_:)`.
  /// - Returns: The view.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchSuggestions(suggestions)
  }
}
