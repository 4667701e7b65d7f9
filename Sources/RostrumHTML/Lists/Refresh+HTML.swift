import RostrumElements

extension DOMNode {
  /// Adds the controls for refreshing: a button, and a text that is announced meanwhile.
  ///
  /// The script presses the button when a finger pulls the element down. The rows of a list
  /// move into a node of their own, since a `listbox` may contain only options, and a `list` only
  /// items.
  mutating func addRefresh(of element: ElementSnapshot, in context: DOMContext) {
    guard case .refresh(let isRefreshing)? = element.state.interaction(.refresh) else { return }
    classes.append("r-refreshable")
    if isRefreshing { classes.append("r-refreshing") }
    if self["role"] == "listbox" || self["role"] == "list" {
      var options = DOMNode("div", class: "r-refreshable__options").slot()
      for name in ["role", "aria-multiselectable", "aria-label"] {
        options[name] = self[name]
        self[name] = nil
      }
      options["aria-busy"] = isRefreshing ? "true" : nil
      isSlot = false
      children.append(options)
    } else {
      self["aria-busy"] = isRefreshing ? "true" : nil
    }
    children.insert(.refreshControl(isRefreshing: isRefreshing, in: context), at: 0)
  }

  private static func refreshControl(isRefreshing: Bool, in context: DOMContext) -> DOMNode {
    let words = context.words
    let icon = DOMNode.symbol(named: "arrow.clockwise").with {
      $0.classes.append("r-image")
      $0["aria-hidden"] = "true"
    }
    let button = DOMNode("button", class: "r-refresh__button", [icon]).with {
      $0["type"] = "button"
      $0.listen(for: .refresh)
      $0["aria-label"] = words[.refresh]
      // A disabled button would lose the focus.
      if isRefreshing { $0["aria-disabled"] = "true" }
    }
    let status = DOMNode("span", class: "r-refresh__status")
      .text(isRefreshing ? words[.refreshing] : "")
      .with { $0["role"] = "status" }
    return DOMNode("div", class: "r-refresh", [button, status]).with {
      $0.load(.dragging, in: context)
    }
  }
}
