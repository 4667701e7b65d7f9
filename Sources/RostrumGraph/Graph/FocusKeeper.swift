/// Tracks which element has the keyboard focus.
@MainActor
final class FocusKeeper {
  /// The focused element.
  private(set) var current: Outlet?
  private var links: [any FocusLink] = []
  private var requests: [any FocusRequest] = []
  /// The element that hosts consider focused.
  private var announced: ElementID?

  var needsUpdate: Bool { !requests.isEmpty || announced != current?.core.id }
  var hasRequests: Bool { !requests.isEmpty }

  func add(_ request: any FocusRequest) {
    if !requests.contains(where: { $0 === request }) { requests.append(request) }
  }

  /// Performs the pending requests of focus states.
  ///
  /// - Parameter canFocus: Whether the user can reach an element.
  /// - Returns: Whether the focus moved to a field.
  func resolve(_ canFocus: (Outlet) -> Bool) -> Bool {
    var hasMoved = false
    let pending = requests
    requests = []
    for request in pending {
      switch request.wish {
      case .field(let outlet):
        if canFocus(outlet) {
          move(to: outlet)
          hasMoved = true
        }
      case .nothing(let outlets):
        if outlets.contains(where: { $0 === current }) { move(to: nil) }
      case .absent:
        break
      }
    }
    return hasMoved
  }

  /// Moves the focus, and notifies the focus states of the old and the new element.
  func move(to outlet: Outlet?) {
    if outlet === current {
      links = outlet?.focusLinks ?? []
      return
    }
    let lost = links
    current = outlet
    links = outlet?.focusLinks ?? []
    for link in links { link.didFocus() }
    for link in lost { link.didBlur() }
  }

  /// Moves the focus where the user moved it, which hosts know already.
  func userMoved(to outlet: Outlet?) {
    move(to: outlet)
    announced = outlet?.core.id
  }

  /// The mutation that moves the focus in hosts, if it moved.
  func commit() -> [Mutation] {
    let id = current?.core.id
    if id == announced { return [] }
    announced = id
    return [.focus(id)]
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
