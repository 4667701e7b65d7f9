import RostrumElements

extension DOMNode {
  /// The attributes that a patch can change, which are all but the identity and the value.
  ///
  /// The attributes are in writing order.
  var patchableAttributes: [DOMAttribute] {
    (className.map { [DOMAttribute(name: "class", value: $0)] } ?? []) + attributes
  }

  /// Calls a closure with each attribute of a newly created node besides `data-id` and `data-part`.
  ///
  /// The value comes last, because browsers clamp the value of a range to its limits when it is
  /// set.
  func visitInitialAttributes(_ visit: (_ name: String, _ value: String) -> Void) {
    if let className { visit("class", className) }
    for attribute in attributes { visit(attribute.name, attribute.value) }
    if isSlot { visit(DataAttribute.slot.rawValue, "") }
    switch value {
    case .text(let text) where tag == "input": visit("value", text)
    case .checked(true): visit("checked", "")
    case .initiallySelected(true): visit("selected", "")
    default: break
    }
  }

  /// The text of a newly created node: a text area contains its value as text.
  var initialText: String? {
    if case .text(let text) = value, tag == "textarea" { text } else { text }
  }

  /// Whether the tag is a void element of HTML.
  var isVoid: Bool { ["input", "hr", "img", "source"].contains(tag) }
}
