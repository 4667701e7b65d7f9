extension Section where Footer == EmptyView {
  /// Rows with a heading that folds them away and out again.
  ///
  /// ```swift
  /// Section(isExpanded: $isExpanded) {
  ///   ForEach(attendees) { Text($0.name) }
  /// } header: {
  ///   Text("Attendees")
  /// }
  /// ```
  ///
  /// Rows that are folded away are gone, with their state.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the rows are there; the user changes it by the heading.
  ///   - content: The rows.
  ///   - header: The heading.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(content(), header: header(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Rows with a text that folds them away and out again.
  ///
  /// - Parameters:
  ///   - titleKey: The heading.
  ///   - isExpanded: Whether the rows are there; the user changes it by the heading.
  ///   - content: The rows.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(content(), header: Text(titleKey), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// Rows with a text that folds them away and out again.
  ///
  /// - Parameters:
  ///   - title: The heading.
  ///   - isExpanded: Whether the rows are there; the user changes it by the heading.
  ///   - content: The rows.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(content(), header: Text(title), footer: EmptyView(), isExpanded: isExpanded)
  }
}

// The spelling of earlier systems, with heading and note before the rows.

extension Section {
  /// Rows with a heading and a note.
  ///
  /// - Parameters:
  ///   - header: The heading.
  ///   - footer: The note.
  ///   - content: The rows.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content(), header: header, footer: footer)
  }
}

extension Section where Footer == EmptyView {
  /// Rows with a heading.
  ///
  /// - Parameters:
  ///   - header: The heading.
  ///   - content: The rows.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content(), header: header, footer: EmptyView())
  }
}

extension Section where Parent == EmptyView {
  /// Rows with a note.
  ///
  /// - Parameters:
  ///   - footer: The note.
  ///   - content: The rows.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content(), header: EmptyView(), footer: footer)
  }
}
