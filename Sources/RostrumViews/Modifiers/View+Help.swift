import RostrumElements

extension View {
  /// Explains what the view does: in a tip near the pointer, and to users of assistive technology.
  ///
  /// ```swift
  /// Button("Archive", systemImage: "archivebox") { archive() }
  ///   .labelStyle(.iconOnly)
  ///   .help("Moves the message to the archive")
  /// ```
  ///
  /// - Parameter text: The words.
  /// - Returns: The view.
  public func help(_ text: Text) -> some View { modifier(Help(text: text)) }

  /// Explains what the view does: in a tip near the pointer, and to users of assistive technology.
  ///
  /// - Parameter textKey: The words.
  /// - Returns: The view.
  public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Explains what the view does: in a tip near the pointer, and to users of assistive technology.
  ///
  /// - Parameter text: The words.
  /// - Returns: The view.
  @_disfavoredOverload
  public func help(_ text: some StringProtocol) -> some View { help(Text(text)) }
}

/// Adds the words of a tip, which are the hint of a view that has none.
private struct Help: ElementModifier {
  let text: Text

  func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    let words = text.resolved(in: environment.textContext)
    element.state.help = words
    if element.state.hint == nil { element.state.hint = words }
  }
}
