extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header that collapses and expands it.
  ///
  /// ```swift
  /// Section(isExpanded: $isExpanded) {
  ///   ForEach(attendees) { Text($0.name) }
  /// } header: {
  ///   Text("Attendees")
  /// }
  /// ```
  ///
  /// Collapsed rows don't exist and lose their state.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the section is expanded; the user changes it with the header.
  ///   - content: The rows.
  ///   - header: The header.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(content(), header: header(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title that collapses and expands it.
  ///
  /// - Parameters:
  ///   - titleKey: The heading.
  ///   - isExpanded: Whether the section is expanded; the user changes it with the header.
  ///   - content: The rows.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(content(), header: Text(titleKey), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// Creates a section with a title that collapses and expands it.
  ///
  /// - Parameters:
  ///   - title: The header.
  ///   - isExpanded: Whether the section is expanded; the user changes it with the header.
  ///   - content: The rows.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(content(), header: Text(title), footer: EmptyView(), isExpanded: isExpanded)
  }
}

// The spelling of earlier systems, with header and footer before the rows.

extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  ///
  /// - Parameters:
  ///   - header: The header.
  ///   - footer: The footer.
  ///   - content: The rows.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content(), header: header, footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  ///
  /// - Parameters:
  ///   - header: The header.
  ///   - content: The rows.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content(), header: header, footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  ///
  /// - Parameters:
  ///   - footer: The footer.
  ///   - content: The rows.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content(), header: EmptyView(), footer: footer)
  }
}
