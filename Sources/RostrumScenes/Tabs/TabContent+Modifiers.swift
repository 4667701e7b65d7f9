extension TabContent {
  /// Shows a number badge on the tab; none for 0.
  ///
  /// - Parameter count: The number.
  /// - Returns: The tab.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    _TabGroup<TabValue, _>(_tabs.badge(count))
  }

  /// Shows a text badge on the tab.
  ///
  /// - Parameter label: The text; `nil` for none.
  /// - Returns: The tab.
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    _TabGroup<TabValue, _>(_tabs.badge(label))
  }

  /// Shows a text badge on the tab.
  ///
  /// - Parameter key: The text; `nil` for none.
  /// - Returns: The tab.
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    _TabGroup<TabValue, _>(_tabs.badge(key))
  }

  /// Shows a text badge on the tab.
  ///
  /// - Parameter label: The text; `nil` for none.
  /// - Returns: The tab.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    _TabGroup<TabValue, _>(_tabs.badge(label))
  }

  /// Disables selection of the tab by the user.
  ///
  /// - Parameter disabled: Whether selection is disabled.
  /// - Returns: The tab.
  public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    _TabGroup<TabValue, _>(_tabs.modifier(TabDisabled(value: disabled)))
  }

  /// Hides the tab from the user; its content stays alive.
  ///
  /// - Parameter hidden: Whether the tab is hidden.
  /// - Returns: The tab.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _TabGroup<TabValue, _>(_tabs.modifier(TabHidden(value: hidden)))
  }
}

package enum TabDisabledKey: TraitKey {
  package typealias Value = Bool
}

package enum TabHiddenKey: TraitKey {
  package typealias Value = Bool
}

package struct TabDisabled: TraitModifier {
  package typealias Key = TabDisabledKey
  package let value: Bool
}

package struct TabHidden: TraitModifier {
  package typealias Key = TabHiddenKey
  package let value: Bool
}
