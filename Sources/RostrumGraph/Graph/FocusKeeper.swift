/// Tracks which element has the keyboard focus.
@MainActor
final class FocusKeeper {
  /// The focused element.
  @exclusivity(unchecked) private(set) var current: ElementHandle?
  @exclusivity(unchecked) private var links: [any FocusLink] = []
  @exclusivity(unchecked) private var requests: [any FocusRequest] = []
  /// The element that hosts consider focused.
  @exclusivity(unchecked) private var announced: ElementID?

  var needsUpdate: Bool { !requests.isEmpty || announced != current?.core.id }
  var hasRequests: Bool { !requests.isEmpty }

  func add(_ request: any FocusRequest) {
    if !requests.contains(where: { $0 === request }) { requests.append(request) }
  }

  /// Performs the pending requests of focus states.
  ///
  /// - Parameter canFocus: Whether the user can reach an element.
  /// - Returns: Whether the focus moved to a field.
  func resolve(_ canFocus: (ElementHandle) -> Bool) -> Bool {
    var hasMoved = false
    let pending = requests
    requests = []
    for request in pending {
      switch request.wish {
      case .field(let handle):
        if canFocus(handle) {
          move(to: handle)
          hasMoved = true
        }
      case .nothing(let handles):
        if handles.contains(where: { $0 === current }) { move(to: nil) }
      case .absent:
        break
      }
    }
    return hasMoved
  }

  /// Moves the focus, and notifies the focus states of the old and the new element.
  func move(to handle: ElementHandle?) {
    if handle === current {
      links = handle?.focusLinks ?? []
      return
    }
    let lost = links
    current = handle
    links = handle?.focusLinks ?? []
    for link in links { link.didFocus() }
    for link in lost { link.didBlur() }
  }

  /// Moves the focus where the user moved it, which hosts know already.
  func userMoved(to handle: ElementHandle?) {
    move(to: handle)
    announced = handle?.core.id
  }

  /// The mutation that moves the focus in hosts, if it moved.
  func commit() -> Mutation? {
    let id = current?.core.id
    if id == announced { return nil }
    announced = id
    return .focus(id)
  }

  /// Drops the pending requests of focus states.
  func dropRequests() {
    requests = []
  }

  func removeAll() {
    current = nil
    links = []
    requests = []
  }
}
