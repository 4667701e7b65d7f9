import RostrumElements

extension DOMNode {
  /// Marks a control whose value is refused, and describes it by the message that says why.
  ///
  /// A control in a label is marked itself. Buttons have no `aria-invalid` (WAI-ARIA 1.2, 6.6), but a
  /// description.
  ///
  /// - Parameter id: The identity of the message.
  mutating func refuse(describedBy id: String) {
    if self["role"] == nil, let index = children.firstIndex(where: \.holdsValue) {
      children[index].refuse(describedBy: id)
    } else {
      if hasValidity { self["aria-invalid"] = "true" }
      self["aria-describedby"] = id
    }
  }

  /// Whether the node is the control of an element with a label.
  private var holdsValue: Bool { ["input", "select", "button"].contains(tag) }

  private var hasValidity: Bool {
    if let role = self["role"] { return Self.rolesWithValidity.contains(role) }
    return ["input", "select", "textarea"].contains(tag)
  }

  private static let rolesWithValidity: Set<String> = [
    "checkbox", "combobox", "listbox", "radiogroup", "slider", "spinbutton", "switch", "textbox",
  ]
}
