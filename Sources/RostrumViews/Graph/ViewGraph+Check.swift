extension ViewGraph {
  /// Checks the value of an event against what its control offers.
  func check(_ action: UserEvent.Action, at element: Element) throws(EventRefusal) {
    if let reason = element.outlet?.refusals[action.kind]?(action) {
      throw .invalidValue(element.id, reason)
    }
    switch action {
    case .select(let option): try check(option, at: element)
    case .back(let depth): try check(depth: depth, at: element)
    case .move(let index):
      let count = element.parent?.children.count ?? 0
      if index < 0 || index > count {
        throw .invalidValue(element.id, "index \(index) is outside of 0...\(count)")
      }
    case .dismiss:
      if element[.dismissDisabled] != nil { throw .dismissDisabled(element.id) }
    default: break
    }
  }

  private func check(_ id: ElementID, at element: Element) throws(EventRefusal) {
    var next = tree[id]?.parent
    while let current = next, current !== element { next = current.parent }
    guard next != nil, let option = tree[id], option.role == .option || option.role == .tab else {
      throw .invalidValue(element.id, "\(id) is none of its options")
    }
    if option[.disabled] == .flag(true) { throw .disabled(id) }
    if option[.hidden] == .flag(true) { throw .hidden(id) }
  }

  private func check(depth: Int, at element: Element) throws(EventRefusal) {
    if element.role == .column { return }
    let screens = element.children.filter { $0.role == .screen }
    if depth < 0 || depth >= screens.count - 1 {
      throw .invalidValue(
        element.id, "depth \(depth) is not below the present depth \(screens.count - 1)")
    }
    if screens.last?[.backHidden] == .flag(true) { throw .dismissDisabled(element.id) }
  }
}
