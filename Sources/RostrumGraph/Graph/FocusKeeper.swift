/// Knows which element has the keyboard focus.
@MainActor
final class FocusKeeper {
  /// The element with the focus, and the focus states that follow it.
  private(set) var current: Outlet?
  private var links: [any FocusLink] = []
  private var requests: [any FocusRequest] = []
  /// The element that hosts believe to have the focus.
  private var announced: ElementID?

  var needsUpdate: Bool { !requests.isEmpty || announced != current?.core.id }
  var hasRequests: Bool { !requests.isEmpty }

  func add(_ request: any FocusRequest) {
    if !requests.contains(where: { $0 === request }) { requests.append(request) }
  }

  /// Does what focus states ask for.
  ///
  /// - Parameter canFocus: Whether an element is there for the user.
  /// - Returns: Whether any of them got its field.
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

  /// Moves the focus and tells the focus states that lose and get it.
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

  /// The user moved the focus; hosts know already.
  func userMoved(to outlet: Outlet?) {
    move(to: outlet)
    announced = outlet?.core.id
  }

  /// The step that tells hosts of a moved focus.
  func commit() -> [Mutation] {
    let id = current?.core.id
    if id == announced { return [] }
    announced = id
    return [.focus(id)]
  }

  /// Forgets what focus states ask for.
  func dropRequests() {
    requests = []
  }

  func removeAll() {
    current = nil
    links = []
    requests = []
  }
}
