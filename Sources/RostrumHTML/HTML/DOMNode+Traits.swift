import RostrumElements

extension DOMNode {
  /// Adds the traits that the app sets in addition to those of the role.
  mutating func addTraits(of element: ElementSnapshot) {
    let traits = element.state.traits
    let isAdjustable = element.state.accepts(.adjust)
    let isPlain = self["role"] == nil || self["role"] == "group"
    let hasRoleByTag = ["button", "input", "textarea", "select", "a", "dialog"].contains(tag)
    if isPlain, !hasRoleByTag {
      switch element.state.childBehavior {
      case .ignore: self["role"] = "img"
      case .contain: self["role"] = "group"
      case .combine, nil: break
      }
      if traits.contains(.isModal) { self["role"] = "dialog" }
      if traits.contains(.isButton) { self["role"] = "button" }
      if traits.contains(.isLink) { self["role"] = "link" }
      if traits.contains(.isImage) { self["role"] = "img" }
      if traits.contains(.isSearchField) { self["role"] = "search" }
      if isAdjustable { self["role"] = "spinbutton" }
    }
    let isToggle = traits.contains(.isToggle) && isPlain && (tag == "button" || !hasRoleByTag)
    if isToggle {
      self["role"] = "switch"
      self["aria-checked"] = "\(traits.contains(.isSelected))"
    }
    if traits.contains(.isModal) { self["aria-modal"] = "true" }
    if traits.contains(.isSelected), !isToggle {
      let isOption = ["option", "tab", "row"].contains(self["role"])
      self[isOption ? "aria-selected" : "aria-current"] = "true"
    }
    if traits.contains(.updatesFrequently) { self["aria-live"] = "polite" }
    if isAdjustable {
      self["tabindex"] = "0"
      if let words = element.state.value, !words.isEmpty { self["aria-valuetext"] = words }
      if !element.state.isDisabled { listen(for: .step) }
    }
  }
}
