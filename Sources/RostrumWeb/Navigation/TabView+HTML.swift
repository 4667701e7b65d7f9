import RostrumViews

extension DOMNode {
  /// Screens side by side of which one is selected.
  static func tabView(_ element: ElementSnapshot) -> DOMNode {
    let selection = element.selection ?? element.children.first?.id
    let bar = DOMNode("div", class: "r-tabView__bar").with {
      $0["role"] = "tablist"
      $0.listen(for: .select)
      $0.children = tabButtons(of: element, selection)
    }
    let panels = DOMNode("div", class: "r-tabView__panels").slot()
    return DOMNode("div", class: element.variantClass(.variant), [bar, panels])
  }

  private static func tabButtons(
    of element: ElementSnapshot, _ selection: ElementID?
  ) -> [DOMNode] {
    let count = element.children.count
    let isPages = element.text(.variant)?.hasPrefix("page") == true
    var group: String?
    return element.children.enumerated().map { index, tab in
      tabButton(tab, isSelected: tab.id == selection).with {
        let isNamed = (tab.text(.label) ?? tab.text(.title)) != nil
        if isPages, !isNamed { $0["aria-label"] = "Page \(index + 1) of \(count)" }
        if let name = tab.text(.group), name != group { $0[.group] = name }
        group = tab.text(.group)
      }
    }
  }

  private static func tabButton(_ tab: ElementSnapshot, isSelected: Bool) -> DOMNode {
    let icon = DOMNode.symbol(named: tab.text(.symbol) ?? "").with {
      $0.classes.insert("r-image", at: 0)
      $0["aria-hidden"] = "true"
      $0[flag: "hidden"] = tab.text(.symbol) == nil
    }
    let title = DOMNode("span", class: "r-tabView__title")
      .text(tab.text(.label) ?? tab.text(.title))
    let badge = DOMNode("span", class: "r-tabView__badge").text(tab.text(.badge)).with {
      $0[flag: "hidden"] = tab.text(.badge) == nil
    }
    let isSearch = tab.text(.placement) == "search"
    return DOMNode("button", class: "r-tabView__tab", [icon, title, badge]).with {
      if isSearch { $0.classes.append("r-tabView__search") }
      $0["type"] = "button"
      $0["role"] = "tab"
      $0["id"] = "b\(tab.id.rawValue)"
      $0["value"] = "\(tab.id.rawValue)"
      $0["aria-selected"] = isSelected ? "true" : "false"
      $0["aria-controls"] = "p\(tab.id.rawValue)"
      $0["tabindex"] = isSelected ? "0" : "-1"
      $0[flag: "disabled"] = tab.has(.disabled)
      $0[flag: "hidden"] = tab.has(.hidden)
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
