import RostrumElements

extension ElementState {
  /// Whether a user operates the element itself: in HTML, it is interactive content.
  var isControl: Bool {
    switch content {
    case .table, .row, .navigationBar, .tabView, .splitView, .inspector, .group(.draggable),
      .group(.dropDestination):
      true
    case .text(_, let target): target != nil || acceptsInput
    case .section(let isExpanded, _): isExpanded != nil || acceptsInput
    case .option: acceptsInput
    default:
      switch content.role.family {
      case .control, .presentation: true
      case .structure, .content, .collection, .navigation: acceptsInput
      }
    }
  }

  private var acceptsInput: Bool { accepts(.tap) || accepts(.adjust) || accepts(.focus) }
}

extension ElementRole {
  /// Whether a tag of HTML that allows no controls in it surrounds the label of the element, as that
  /// of most controls with a label does.
  fileprivate var surroundsLabel: Bool {
    switch self {
    case .columnHeader: true
    case .stepper, .datePicker: false
    default: family == .control && isNamedByContent
    }
  }
}

extension ReadableElement {
  /// Whether the element is a control, or has one in it.
  ///
  /// O(n) in the number of descendants.
  var hasControl: Bool { state.isControl || children.contains { $0.hasControl } }

  /// Whether the element is a control with others in its label, which HTML doesn't allow.
  ///
  /// O(n) in the number of elements in its label.
  var holdsControls: Bool { role.surroundsLabel && children.contains { $0.hasControl } }
}

extension DOMNode {
  /// Writes a control whose label has controls in it in another way, as a parser would take a button in
  /// a button apart: as a box, with a button or link that lies over all of it but for the controls.
  ///
  /// - Parameter id: The element, which names the parts that name others.
  mutating func openLabel(of id: ElementID) {
    switch tag {
    case "button" where isSlot, "a" where isSlot: openButton("h\(id.rawValue)")
    case "label": openLabel("h\(id.rawValue)")
    default:
      for index in children.indices { children[index].openLabel(of: id) }
    }
  }

  private mutating func openButton(_ name: String) {
    var surface = DOMNode(tag, class: "r-surface")
    tag = "div"
    for attribute in attributes where attribute.belongsToControl {
      surface[attribute.name] = attribute.value
      self[attribute.name] = nil
    }
    if surface["aria-label"] == nil, surface["aria-labelledby"] == nil {
      self["id"] = self["id"] ?? name
      surface["aria-labelledby"] = self["id"]
    }
    children.insert(surface, at: 0)
  }

  private mutating func openLabel(_ name: String) {
    guard let label = children.firstIndex(where: \.isSlot),
      let control = children.firstIndex(where: { $0.tag == "input" })
    else { return }
    tag = "div"
    children[label]["id"] = children[label]["id"] ?? name
    guard children[control]["aria-label"] == nil else { return }
    children[control]["aria-labelledby"] = children[label]["id"]
  }
}

extension DOMAttribute {
  /// Whether the attribute is one of the control, rather than of the box around its label.
  fileprivate var belongsToControl: Bool {
    let names: Set = ["type", "role", "href", "target", "rel", "disabled", "tabindex"]
    return names.contains(name) || name == DataAttribute.on.rawValue
      || name.hasPrefix("aria-") && name != "aria-hidden"
  }
}
