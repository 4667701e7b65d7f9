extension TabContent {
  /// Explains what the tab shows: in a tip near the pointer, and to users of assistive technology.
  ///
  /// ```swift
  /// Tab("Drafts", systemImage: "doc") { Drafts() }
  ///   .help("Letters that aren't sent yet")
  /// ```
  ///
  /// - Parameter text: The words.
  /// - Returns: The tab.
  public func help(_ text: Text) -> some TabContent<TabValue> {
    _TabGroup<TabValue, _>(_tabs.modifier(TabWords<TabHelpKey>(value: text)))
  }

  /// Explains what the tab shows: in a tip near the pointer, and to users of assistive technology.
  ///
  /// - Parameter textKey: The words.
  /// - Returns: The tab.
  public func help(_ textKey: LocalizedStringKey) -> some TabContent<TabValue> {
    help(Text(textKey))
  }

  /// Explains what the tab shows: in a tip near the pointer, and to users of assistive technology.
  ///
  /// - Parameter text: The words.
  /// - Returns: The tab.
  @_disfavoredOverload
  public func help(_ text: some StringProtocol) -> some TabContent<TabValue> {
    help(Text(text))
  }
}

package enum TabHelpKey: TraitKey {
  package typealias Value = Text?
}
