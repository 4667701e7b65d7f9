import RostrumViews

extension DOMNode {
  /// The attributes that a patch can change: all but the place and the value.
  ///
  /// In writing order.
  var patchableAttributes: [DOMAttribute] {
    (className.map { [DOMAttribute(name: "class", value: $0)] } ?? []) + attributes
  }

  /// All attributes that a newly made node has beside `data-id` and `data-part`.
  ///
  /// The value comes last: browsers cut the value of a range to its limits when it is set.
  var initialAttributes: [DOMAttribute] {
    var all = patchableAttributes
    if isSlot { all.append(DOMAttribute(name: DataAttribute.slot.rawValue, value: "")) }
    switch value {
    case .text(let text) where tag == "input":
      all.append(DOMAttribute(name: "value", value: text))
    case .checked(true):
      all.append(DOMAttribute(name: "checked", value: ""))
    case .initiallySelected(true):
      all.append(DOMAttribute(name: "selected", value: ""))
    default: break
    }
    return all
  }

  /// The text of a newly made node: a text area holds its value as text.
  var initialText: String? {
    if case .text(let text) = value, tag == "textarea" { text } else { text }
  }

  /// Whether the tag stands alone in HTML.
  var isVoid: Bool { ["input", "hr", "img"].contains(tag) }
}
