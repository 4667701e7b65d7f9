import RostrumElements

extension DOMNode {
  /// Screens, one of which is selected.
  static func tabView(
    _ element: ElementSnapshot, selection: ElementID?, _ variant: TabViewVariant,
    _ words: SystemWords
  ) -> DOMNode {
    let tabs = element.children.filter { $0.role == .tab }
    let parts = Set(element.children.compactMap(\.content.tabViewPart))
    let selection = selection ?? tabs.first?.id
    let bar = DOMNode("div", class: "r-tabView__bar").with {
      $0["role"] = "tablist"
      $0.listen(for: .select)
      $0.children = tabButtons(for: tabs, selection, isPages: variant.isPages, words)
    }
    let panels = DOMNode("div", class: "r-tabView__panels").slot().with {
      guard parts.contains(.tabAccessory) else { return }
      $0.children = [room(for: .tabAccessory)]
      $0.atoms = [TabViewPartAtom(name: .aboveAccessory).atom]
    }
    let children: [DOMNode] =
      switch (parts.isDisjoint(with: sidebarParts), variant) {
      case (true, _): [bar, panels]
      case (false, .sidebar): [sidebar(around: bar), panels]
      case (false, _): [bar, panels] + sidebarParts.map(room(for:))
      }
    return DOMNode(
      "div", class: variant == .automatic ? nil : "r-tabView-\(variant.rawValue)", children)
  }

  private static let sidebarParts: [GroupVariant] = [.sidebarHeader, .sidebarFooter, .sidebarBar]

  /// The tabs with the views above and below them, next to the screen.
  ///
  /// The part that scrolls has the classes of a tab view, whose tabs look like those of a sidebar.
  private static func sidebar(around bar: DOMNode) -> DOMNode {
    let scrolling = DOMNode(
      "div", class: "r-tabView", [room(for: .sidebarHeader), bar, room(for: .sidebarFooter)]
    ).with {
      $0.classes.append("r-tabView-sidebar")
      $0.atoms = [TabViewPartAtom(name: .sidebarTabs).atom]
    }
    return DOMNode("div", [scrolling, room(for: .sidebarBar)]).with {
      $0.atoms = [TabViewPartAtom(name: .sidebar).atom]
    }
  }

  /// The node of the element's children of a kind, which is no box of its own.
  private static func room(for part: GroupVariant) -> DOMNode {
    DOMNode("div").with {
      $0.place = part
      $0.atoms = [TabViewPartAtom(name: .tabViewRoom).atom]
    }
  }

  private static func tabButtons(
    for tabs: [ElementSnapshot], _ selection: ElementID?, isPages: Bool, _ words: SystemWords
  ) -> [DOMNode] {
    var group: String?
    return tabs.enumerated().map { index, tab in
      tabButton(tab, isSelected: tab.id == selection).with {
        let isNamed = (tab.label ?? tab.title) != nil
        if isPages, !isNamed { $0["aria-label"] = words[.page, index + 1, of: tabs.count] }
        guard case .tab(_, let name, _, _, let place) = tab.content else { return }
        if let name, name != group { $0[.group] = name }
        group = name
        if let place { $0.atoms.append(TabViewPartAtom(place).atom) }
      }
    }
  }

  private static func tabButton(_ tab: ElementSnapshot, isSelected: Bool) -> DOMNode {
    let symbol = tab.content.symbol
    let icon = DOMNode.symbol(named: symbol ?? "").with {
      $0.classes.insert("r-image", at: 0)
      $0["aria-hidden"] = "true"
      $0[flag: "hidden"] = symbol == nil
    }
    let title = DOMNode("span", class: "r-tabView__title")
      .text(tab.title ?? tab.label)
    let badge = DOMNode("span", class: "r-tabView__badge").text(tab.badge).with {
      $0[flag: "hidden"] = tab.badge == nil
    }
    var isSearch = false
    if case .tab(_, _, isSearch: true, _, _) = tab.content { isSearch = true }
    return DOMNode("button", class: "r-tabView__tab", [icon, title, badge]).with {
      if isSearch { $0.classes.append("r-tabView__search") }
      $0["type"] = "button"
      $0["role"] = "tab"
      $0["id"] = "b\(tab.id.rawValue)"
      $0["value"] = "\(tab.id.rawValue)"
      $0["aria-selected"] = isSelected ? "true" : "false"
      $0["aria-controls"] = "p\(tab.id.rawValue)"
      if tab.title != nil { $0["aria-label"] = tab.label }
      $0["aria-description"] = tab.accessibleDescription
      $0["tabindex"] = isSelected ? "0" : "-1"
      $0[flag: "disabled"] = tab.state.isDisabled
      $0[flag: "hidden"] = tab.state.isHidden
    }
  }

  /// One screen of a tab view.
  static func tab(_ element: ElementSnapshot, in context: DOMContext) -> DOMNode {
    let selection = context.choice?.selection ?? element.id
    return DOMNode("div").slot().with {
      $0[flag: "hidden"] = selection != element.id
      $0["role"] = "tabpanel"
      $0["id"] = "p\(element.id.rawValue)"
      $0["aria-labelledby"] = "b\(element.id.rawValue)"
    }
  }
}

extension ElementContent {
  /// The kind of a tab view's child that isn't a tab.
  var tabViewPart: GroupVariant? {
    if case .group(let variant) = self { variant } else { nil }
  }
}

extension TabViewVariant {
  /// Whether the tabs are pages.
  fileprivate var isPages: Bool {
    switch self {
    case .page, .pageBare: true
    case .automatic, .bar, .sidebar: false
    }
  }
}
