extension TabContent {
  /// Sets the accessible name of the tab, which has precedence over its title.
  ///
  /// - Parameters:
  ///   - label: The words.
  ///   - isEnabled: Whether the words are used.
  /// - Returns: The tab.
  public func accessibilityLabel(
    _ label: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    _TabGroup<TabValue, _>(_tabs.modifier(TabWords<TabLabelKey>(value: isEnabled ? label : nil)))
  }

  /// Sets the accessible name of the tab, which has precedence over its title.
  ///
  /// - Parameters:
  ///   - labelKey: The words.
  ///   - isEnabled: Whether the words are used.
  /// - Returns: The tab.
  public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Sets the accessible name of the tab, which has precedence over its title.
  ///
  /// - Parameters:
  ///   - label: The words.
  ///   - isEnabled: Whether the words are used.
  /// - Returns: The tab.
  @_disfavoredOverload
  public func accessibilityLabel(
    _ label: some StringProtocol, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Sets the value of the tab in words, which follow its name.
  ///
  /// - Parameters:
  ///   - value: The words.
  ///   - isEnabled: Whether the words are used.
  /// - Returns: The tab.
  public func accessibilityValue(
    _ value: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    _TabGroup<TabValue, _>(_tabs.modifier(TabWords<TabValueKey>(value: isEnabled ? value : nil)))
  }

  /// Sets the value of the tab in words, which follow its name.
  ///
  /// - Parameters:
  ///   - valueKey: The words.
  ///   - isEnabled: Whether the words are used.
  /// - Returns: The tab.
  public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Sets the value of the tab in words, which follow its name.
  ///
  /// - Parameters:
  ///   - value: The words.
  ///   - isEnabled: Whether the words are used.
  /// - Returns: The tab.
  @_disfavoredOverload
  public func accessibilityValue(
    _ value: some StringProtocol, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// Sets the description of what selecting the tab does.
  ///
  /// - Parameters:
  ///   - hint: The words.
  ///   - isEnabled: Whether the words are used.
  /// - Returns: The tab.
  public func accessibilityHint(
    _ hint: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    _TabGroup<TabValue, _>(_tabs.modifier(TabWords<TabHintKey>(value: isEnabled ? hint : nil)))
  }

  /// Sets the description of what selecting the tab does.
  ///
  /// - Parameters:
  ///   - hintKey: The words.
  ///   - isEnabled: Whether the words are used.
  /// - Returns: The tab.
  public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// Sets the description of what selecting the tab does.
  ///
  /// - Parameters:
  ///   - hint: The words.
  ///   - isEnabled: Whether the words are used.
  /// - Returns: The tab.
  @_disfavoredOverload
  public func accessibilityHint(
    _ hint: some StringProtocol, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }
}

package enum TabLabelKey: TraitKey {
  package typealias Value = Text?
}

package enum TabValueKey: TraitKey {
  package typealias Value = Text?
}

package enum TabHintKey: TraitKey {
  package typealias Value = Text?
}

/// Words of a tab for assistive technology.
package struct TabWords<Key: TraitKey>: TraitModifier where Key.Value == Text? {
  package let value: Text?
}
