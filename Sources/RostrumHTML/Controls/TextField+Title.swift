import RostrumElements

extension DOMNode {
  /// Puts the name of a field in a form before the field, where the theme of a page has room for it.
  ///
  /// Otherwise, the placeholder says what the field is for, as long as it is empty.
  mutating func addTitle(of element: ElementSnapshot) {
    guard tag == "input", let title = element.label, !element.state.has(.labelHidden) else {
      return
    }
    guard element.role == .textField || element.role == .secureField else { return }
    let isPrompted = self["placeholder"] != title
    self = DOMNode(
      "label", class: "r-titled",
      [
        DOMNode("span", class: "r-titled__title").text(title), self,
      ])
    if !isPrompted { classes.append("r-titled-once") }
  }
}
