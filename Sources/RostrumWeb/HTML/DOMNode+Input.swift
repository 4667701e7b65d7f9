import RostrumViews

extension DOMNode {
  /// Says what else a user can do to the element than its role says.
  mutating func addInput(of element: ElementSnapshot) {
    if element.has(.hitTestingDisabled) { classes.append("r-untouchable") }
    if let shortcut = element.text(.shortcut) { self["aria-keyshortcuts"] = shortcut }
    if let focus = element.text(.focusable) {
      self["tabindex"] = self["tabindex"] ?? (focus == "user" ? "0" : "-1")
      listen(for: .focus)
    }
    if element.has(.disabled) { return }
    if let keys = element.text(.keys) { self[.keys] = keys }
    if element.has(.hoverable) { listen(for: .hover) }
    if let count = element[.tapCount]?.number { self[.taps] = Decimal.text(count) }
    if let seconds = element[.pressDuration]?.number {
      self[.hold] = Decimal.text(seconds * 1000)
    }
    if let points = element[.dragDistance]?.number { self[.drag] = Decimal.text(points) }
  }

  /// Adds behaviours, each at most once.
  mutating func listen(for behaviours: [Behaviour]) {
    for behaviour in behaviours { listen(for: behaviour) }
  }

  /// Adds a behaviour, if the node does not have it.
  mutating func listen(for behaviour: Behaviour) {
    let others = self[.on]?.split(separator: " ").map(String.init) ?? []
    if !others.contains(behaviour.rawValue) {
      self[.on] = (others + [behaviour.rawValue]).joined(separator: " ")
    }
  }
}
