import RostrumElements

extension DOMNode {
  /// Adds the interactions that the element's content doesn't imply.
  mutating func addInput(of element: ElementSnapshot, in context: DOMContext) {
    let isEnabled = !element.state.isDisabled
    for interaction in element.state.interactions {
      switch interaction {
      case .shortcut(let shortcut): self["aria-keyshortcuts"] = shortcut.ariaKeyShortcuts
      case .focus(let source):
        if source != .control {
          self["tabindex"] = self["tabindex"] ?? (source == .user ? "0" : "-1")
        }
        listen(for: .focus)
      case .unreachable: self["tabindex"] = "-1"
      case .keys(let request) where isEnabled: addKeys(request, in: context)
      case .hover where isEnabled: listen(for: .hover)
      case .hoverPlaces where isEnabled:
        listen(for: .hoverPlace)
        load(.pointing, in: context)
      case .press where isEnabled: listen(for: .press)
      case .taps(let count) where isEnabled:
        self[.taps] = "\(count)"
        load(.dragging, in: context)
      case .longPress(let seconds) where isEnabled:
        self[.hold] = Decimal.text(seconds * 1000)
        load(.dragging, in: context)
      case .drag(let distance) where isEnabled:
        self[.drag] = Decimal.text(distance)
        load(.dragging, in: context)
      case .pinch(let least) where isEnabled:
        self[.pinch] = Decimal.text(least)
        load(.dragging, in: context)
      case .spots(let count) where isEnabled:
        self[.spots] = "\(count)"
        load(.dragging, in: context)
      case .measure(let request, let isKnown):
        self[.measure] = request.count
        if !isKnown { classes.append("r-unmeasured") }
      case .draggable(let types) where isEnabled: self[.carries] = types.joined(separator: " ")
      case .dropTarget(let target) where isEnabled:
        self[.takes] = target.types.joined(separator: " ")
        load(.dragging, in: context)
        if target.isObserved { listen(for: .target) }
      case .prefer:
        listen(for: .prefer)
        load(.reader, in: context)
      case .stay:
        listen(for: .stay)
        load(.leaving, in: context)
      case .undo:
        listen(for: .undo)
        load(.undo, in: context)
      case .scrollPhases:
        listen(for: .scrollPhase)
        load(.scrolling, in: context)
      case .modifierKeys(let keys):
        self[.held] = "\(keys.rawValue)"
        load(.held, in: context)
      case .window(let place):
        self[.window] = place.description
        load(.window, in: context)
      case .scrollAnchors(let anchors):
        self[.anchors] = anchors.description
        load(.scrolling, in: context)
      case .repeats where isEnabled:
        listen(for: .repeat)
        load(.repeating, in: context)
      case .typeset(let isDrawn):
        listen(for: .typeset)
        load(.typesetting, in: context)
        if isDrawn { atoms.append(TextDrawingAtom(name: .drawnText).atom) }
      // The list or table adds it, where its rows are.
      case .rowMenu: break
      case .keys, .hover, .hoverPlaces, .press, .taps, .longPress, .drag, .pinch, .spots,
        .draggable, .dropTarget, .repeats:
        break
      case .paste where isEnabled && element.role != .button:
        addClipboard("paste", in: context)
      // The bodies of roles that accept these interactions add them.
      case .tap, .adjust, .refresh, .delete, .move, .submit, .paste: break
      }
    }
  }

  /// Adds behaviors, each at most once.
  mutating func listen(for behaviors: [Behavior]) {
    for behavior in behaviors { listen(for: behavior) }
  }

  /// Adds a behavior, unless the node already has it.
  mutating func listen(for behavior: Behavior) {
    let others = self[.on]?.split(separator: " ").map(String.init) ?? []
    if !others.contains(behavior.rawValue) {
      self[.on] = (others + [behavior.rawValue]).joined(separator: " ")
    }
  }
}

extension GeometryRequest {
  /// The number of lengths that the client measures.
  fileprivate var count: String {
    contains(.ideal) ? "5" : contains(.scrolling) ? "8" : contains(.position) ? "4" : "2"
  }
}
