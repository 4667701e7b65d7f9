import RostrumViews

extension DOMNode {
  /// Says what the app says that the element is, besides what its role says.
  mutating func addTraits(of element: ElementSnapshot) {
    let traits = Set(element.text(.traits)?.split(separator: " ").map(String.init) ?? [])
    let roles = [
      ("button", "button"), ("link", "link"), ("image", "img"), ("searchField", "search"),
    ]
    let isPlain = self["role"] == nil || self["role"] == "group"
    let hasRoleByTag = ["button", "input", "textarea", "select", "a", "dialog"].contains(tag)
    if isPlain, !hasRoleByTag {
      if element.text(.children) == "ignore" { self["role"] = "img" }
      if element.text(.children) == "contain" { self["role"] = "group" }
      if traits.contains("modal") { self["role"] = "dialog" }
      for (trait, role) in roles where traits.contains(trait) { self["role"] = role }
      if element.has(.adjustable) { self["role"] = "spinbutton" }
    }
    if traits.contains("modal") { self["aria-modal"] = "true" }
    if traits.contains("selected") {
      let isOption = ["option", "tab", "row"].contains(self["role"])
      self[isOption ? "aria-selected" : "aria-current"] = "true"
    }
    if traits.contains("updatesFrequently") { self["aria-live"] = "polite" }
    if element.has(.adjustable) {
      self["tabindex"] = "0"
      if let words = element.text(.valueText) { self["aria-valuetext"] = words }
      if !element.has(.disabled) { listen(for: .step) }
    }
  }
}
