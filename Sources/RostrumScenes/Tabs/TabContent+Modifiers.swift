extension TabContent {
  /// Shows a number on the tab; nothing for 0.
  ///
  /// - Parameter count: The number.
  /// - Returns: The tab.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    _TabGroup<TabValue, _>(_tabs.badge(count))
  }

  /// Shows a text on the tab.
  ///
  /// - Parameter label: The text; `nil` for none.
  /// - Returns: The tab.
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    _TabGroup<TabValue, _>(_tabs.badge(label))
  }

  /// Shows a text on the tab.
  ///
  /// - Parameter key: The text; `nil` for none.
  /// - Returns: The tab.
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    _TabGroup<TabValue, _>(_tabs.badge(key))
  }

  /// Shows a text on the tab.
  ///
  /// - Parameter label: The text; `nil` for none.
  /// - Returns: The tab.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    _TabGroup<TabValue, _>(_tabs.badge(label))
  }

  /// Keeps the user from choosing the tab.
  ///
  /// - Parameter disabled: Whether the user is kept from it.
  /// - Returns: The tab.
  public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    _TabGroup<TabValue, _>(_tabs.modifier(TabDisabled(value: disabled)))
  }

  /// Takes the tab away from the user; what is in it stays alive.
  ///
  /// - Parameter hidden: Whether it is taken away.
  /// - Returns: The tab.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _TabGroup<TabValue, _>(_tabs.modifier(TabHidden(value: hidden)))
  }
}

enum TabDisabledKey: TraitKey {
  typealias Value = Bool
}

enum TabHiddenKey: TraitKey {
  typealias Value = Bool
}

private struct TabDisabled: TraitModifier {
  typealias Key = TabDisabledKey
  let value: Bool
}

private struct TabHidden: TraitModifier {
  typealias Key = TabHiddenKey
  let value: Bool
}
