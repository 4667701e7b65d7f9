extension View {
  /// Sets the subtitle of the view's screen, which is below the title.
  ///
  /// ```swift
  /// List(notes) { … }
  ///   .navigationTitle("Notes")
  ///   .navigationSubtitle("\(notes.count) notes")
  /// ```
  ///
  /// - Parameter subtitleKey: The subtitle.
  /// - Returns: The view.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets the subtitle of the view's screen, which is below the title.
  ///
  /// - Parameter subtitle: The subtitle.
  /// - Returns: The view.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(verbatim: String(subtitle)))
  }

  /// Sets the subtitle of the view's screen, which is below the title.
  ///
  /// - Parameter subtitle: The subtitle.
  /// - Returns: The view.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(ToolbarModifier(items: _ToolbarItemView(placement: .subtitle, content: subtitle)))
  }
}
