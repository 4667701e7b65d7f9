import RostrumElements

extension DOMNode {
  /// The attributes that a patch can change, which are all but the identity and the value.
  ///
  /// The attributes are in writing order.
  var patchableAttributes: [DOMAttribute] {
    (className.map { [DOMAttribute(name: "class", value: $0)] } ?? []) + attributes
  }

  /// The attributes of a newly created node besides `data-id` and `data-part`.
  ///
  /// The value comes last, because browsers clamp the value of a range to its limits when it is
  /// set.
  ///
  /// - Parameter part: The number of the node within its element. The first node is the slot, unless
  ///   another one says that it is.
  /// - Returns: The attributes in writing order.
  func initialAttributes(ofPart part: Int) -> [DOMAttribute] {
    var all: [DOMAttribute] = []
    all.reserveCapacity(attributes.count + 3)
    if let className { all.append(DOMAttribute(name: "class", value: className)) }
    all.append(contentsOf: attributes)
    if isSlot, part > 0 { all.append(DOMAttribute(name: DataAttribute.slot.rawValue, value: "")) }
    switch value {
    case .text(let text) where tag == "input":
      all.append(DOMAttribute(name: "value", value: text))
    case .checked(true): all.append(DOMAttribute(name: "checked", value: ""))
    case .initiallySelected(true): all.append(DOMAttribute(name: "selected", value: ""))
    default: break
    }
    return all
  }

  /// The text of a newly created node: a text area contains its value as text.
  var initialText: String? {
    if case .text(let text) = value, tag == "textarea" { text } else { text }
  }

  /// Whether the tag is a void element of HTML.
  var isVoid: Bool {
    switch tag {
    case "input", "hr", "img", "source": true
    default: false
    }
  }

  /// Whether the next start tag or the end of the node around it ends the node as well (HTML, 13.1.2.4, Optional
  /// tags): rows contain nothing but cells, and other rows or nothing follow them.
  var hasOptionalEnd: Bool {
    switch tag {
    case "td", "th", "tr": true
    default: false
    }
  }
}
