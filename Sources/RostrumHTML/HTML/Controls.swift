import RostrumElements

/// What the content models of HTML and the roles of WAI-ARIA distinguish, in order: what doesn't allow
/// one kind in it doesn't allow the later ones either.
enum ContentKind: Comparable {
  /// Text, pictures and boxes, which may be anywhere.
  case plain
  /// A measure, which a label would take for the control that it names: labelable content.
  case measure
  /// What a user operates: interactive content, or what has a place in the order of the tab key.
  case control
}

extension ElementState {
  /// What the element is for what is around it.
  var contentKind: ContentKind {
    if acceptsInput { return .control }
    switch content {
    case .scroll, .table, .row, .navigationBar, .tabView, .splitView, .column, .inspector,
      .group(.draggable), .group(.dropDestination), .webView:
      return .control
    case .text(_, let target): return target == nil ? .plain : .control
    case .section(let isExpanded, _): return isExpanded == nil ? .plain : .control
    case .progress, .gauge: return .measure
    default:
      switch content.role.family {
      case .control, .presentation: return .control
      case .structure, .content, .collection, .navigation: return .plain
      }
    }
  }

  /// The least kind of content that isn't allowed in the element; `nil` if every kind is.
  ///
  /// A button and a link may not have controls in them. A label may not have a measure either: it
  /// would name that, rather than its control. Assistive technology reads a measure, and a view that
  /// is a button because it accepts taps, as one thing without parts.
  var refusedContent: ContentKind? {
    switch content {
    case .button, .disclosure, .link, .columnHeader, .progress, .gauge: .control
    case .group, .stack, .overlay, .scroll, .grid, .label, .text(_, leadingTo: nil):
      accepts(.tap) ? .control : nil
    case .stepper, .datePicker: nil
    // The label of most controls is a label of HTML, too.
    default:
      content.role.family == .control && content.role.isNamedByContent ? .measure : nil
    }
  }

  /// Whether what may be in the element, or what it may be in, is different from an earlier state.
  func nestsUnlike(_ old: ElementState) -> Bool {
    // Most changes are of words and values, and leave the role and the interactions alone.
    if content.role == old.content.role, interactions == old.interactions {
      switch content.role {
      case .text: return leadsElsewhere != old.leadsElsewhere
      case .section, .group: break
      default: return false
      }
    }
    return contentKind != old.contentKind || refusedContent != old.refusedContent
  }

  private var leadsElsewhere: Bool {
    if case .text(_, leadingTo: .some) = content { true } else { false }
  }

  private var acceptsInput: Bool {
    accepts(.tap) || accepts(.adjust) || accepts(.focus) || accepts(.refresh)
  }
}

extension ReadableElement {
  /// Whether the element is of a kind or a later one, or has such an element in it.
  ///
  /// O(n) in the number of descendants.
  func holds(_ kind: ContentKind) -> Bool {
    state.contentKind >= kind || children.contains { $0.holds(kind) }
  }

  /// Whether the element is a control with content in its label that isn't allowed there.
  ///
  /// O(n) in the number of elements in its label.
  var holdsControls: Bool {
    guard let refused = state.refusedContent else { return false }
    return children.contains { $0.holds(refused) }
  }
}

extension DOMNode {
  /// Whether the node is a button of the element itself, or has one in it.
  var hasControl: Bool { tag == "button" || children.contains { $0.hasControl } }

  /// Writes a control whose label has controls in it in another way: as a parser would take a button
  /// in a button apart, and assistive technology would know only one of them.
  ///
  /// What is around the label becomes a box. A button, a link or a label lies over all of it but for
  /// the controls.
  ///
  /// - Parameter id: The element, which names the parts that name others.
  mutating func openLabel(of id: ElementID) {
    let name = "h\(id.rawValue)"
    if tag == "label" {
      openLabel(name)
    } else if isSlot, tag == "button" || tag == "a" {
      openButton(name)
    } else if let role = self["role"], role == "meter" || role == "progressbar" {
      openMeasure()
    } else if self["role"] == "button" {
      // The view may be large, and its taps come from anywhere in it.
      self["role"] = "group"
    } else {
      for index in children.indices { children[index].openLabel(of: id) }
    }
  }

  /// A box around the label, with a button or link over it.
  private mutating func openButton(_ name: String) {
    var surface = DOMNode(tag, class: "r-surface")
    tag = "div"
    moveControl(to: &surface)
    if surface["aria-label"] == nil, surface["aria-labelledby"] == nil {
      self["id"] = self["id"] ?? name
      surface["aria-labelledby"] = self["id"]
    }
    children.insert(surface, at: 0)
  }

  /// A box around the label, with the measure over it.
  private mutating func openMeasure() {
    var surface = DOMNode("div", class: "r-surface r-surface-measure")
    moveControl(to: &surface)
    children.insert(surface, at: 0)
  }

  /// A box around the label and its control, with a label without content over them.
  private mutating func openLabel(_ name: String) {
    guard let label = children.firstIndex(where: \.isSlot),
      let control = children.firstIndex(where: { $0.tag == "input" })
    else { return }
    tag = "div"
    children[label]["id"] = children[label]["id"] ?? name
    children[control]["id"] = children[control]["id"] ?? "\(name)c"
    if children[control]["aria-label"] == nil {
      children[control]["aria-labelledby"] = children[label]["id"]
    }
    var surface = DOMNode("label", class: "r-surface")
    surface["for"] = children[control]["id"]
    surface["aria-hidden"] = "true"
    children.insert(surface, at: 0)
  }

  private mutating func moveControl(to surface: inout DOMNode) {
    for attribute in attributes where attribute.belongsToControl {
      surface[attribute.name] = attribute.value
      self[attribute.name] = nil
    }
  }
}

extension DOMAttribute {
  /// Whether the attribute is one of the control, rather than of the box around its label.
  fileprivate var belongsToControl: Bool {
    let names: Set = [
      "type", "role", "value", "href", "target", "rel", "disabled", "tabindex",
    ]
    return names.contains(name) || name == DataAttribute.on.rawValue
      || name.hasPrefix("aria-") && name != "aria-hidden"
  }
}
