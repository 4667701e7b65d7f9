import RostrumViews

extension DOMNode {
  /// Says what else a user can do to the element than its role says.
  mutating func addInput(of element: ElementSnapshot) {
    if element.has(.hitTestingDisabled) { classes.append("r-untouchable") }
    if let shortcut = element.text(.shortcut) { self["aria-keyshortcuts"] = shortcut }
    if let focus = element.text(.focusable) {
      self["tabindex"] = self["tabindex"] ?? (focus == "user" ? "0" : "-1")
      listen(for: "focus")
    }
    if element.has(.disabled) { return }
    if let keys = element.text(.keys) { self["data-keys"] = keys }
    if element.has(.hoverable) { listen(for: "hover") }
    if let count = element[.tapCount]?.number { self["data-taps"] = Decimal.text(count) }
    if let seconds = element[.pressDuration]?.number {
      self["data-hold"] = Decimal.text(seconds * 1000)
    }
    if let points = element[.dragDistance]?.number { self["data-drag"] = Decimal.text(points) }
  }

  /// Adds something to what the user can do.
  mutating func listen(for action: String) {
    let others = self["data-on"]?.split(separator: " ").map(String.init) ?? []
    if !others.contains(action) { self["data-on"] = (others + [action]).joined(separator: " ") }
  }
}
