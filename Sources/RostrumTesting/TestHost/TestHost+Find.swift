import RostrumRuntime
import RostrumViews

extension TestHost {
  /// Returns the elements that the queries find, in screen order; O(n).
  func find(_ steps: HostSteps, visibleOnly: Bool) -> [Element] {
    bringUpToDate()
    var found = [graph.root]
    for query in steps.queries {
      var matches: [Element] = []
      for scope in found {
        scope.visit(visibleOnly: visibleOnly) { if query.matches($0) { matches.append($0) } }
      }
      switch query.place {
      case .only: found = matches
      case .index(let index): found = matches.indices.contains(index) ? [matches[index]] : []
      case .last: found = Array(matches.suffix(1))
      }
    }
    return found
  }

  /// Returns the only match, or reports an issue if there is no match or more than one.
  func resolve(_ element: HostElement, to verb: String, at location: CallSite) -> Element? {
    let matches = element.matches
    if matches.count == 1 { return matches[0] }
    let refusal = refusal(for: element, matches)
    location.report(refusal.message(doing: "\(verb) \(element)", in: self))
    return nil
  }

  private func refusal(for element: HostElement, _ matches: [Element]) -> HostRefusal {
    if matches.count > 1 { return .ambiguous(matches.map(\.accessibleName)) }
    if let unreachable = find(element.steps, visibleOnly: false).first,
      let obstacle = unreachable.obstacle(in: graph.root)
    {
      return refusal(for: obstacle, of: unreachable)
    }
    return .absent(near: namesOfKind(element.steps.queries.last?.role))
  }

  func refusal(for obstacle: Obstacle, of element: Element) -> HostRefusal {
    switch obstacle {
    case .hidden: .hidden
    case .covered(let id): .covered(by: graph.element(id).map(named) ?? "presentation")
    case .behind:
      .behind(
        screen: element.lineage.first { $0.role == .screen || $0.role == .tab }?.heading ?? "")
    }
  }

  /// Whether a pointer reaches an element; if not, an issue is reported.
  func letsPointer(reach element: Element, _ what: String, _ location: CallSite) -> Bool {
    guard !element.isDisabled, let obstacle = pointerObstacle(of: element) else { return true }
    let refusal: HostRefusal =
      switch obstacle {
      case .ignored: .ignoresPointers
      case .transparent: .transparent
      case .outside: .outside
      case .covered(let id): .inBack(of: graph.element(id).map(described) ?? "")
      }
    location.report(refusal.message(doing: what, in: self))
    return false
  }

  private func named(_ element: Element) -> String {
    let heading = element.heading
    return heading.isEmpty ? element.role.rawValue : "\(element.role.rawValue) “\(heading)”"
  }

  /// The role of an element with its name or identifier.
  private func described(_ element: Element) -> String {
    let name = element.accessibleName
    let role = element.role.rawValue
    if !name.isEmpty { return "\(role) “\(name)”" }
    return element.state.identifier.map { "\(role) with the identifier “\($0)”" } ?? role
  }

  private func namesOfKind(_ role: ElementRole?) -> [String] {
    guard let role else { return [] }
    var names: [String] = []
    graph.root.visit(visibleOnly: true) { if $0.role == role { names.append($0.accessibleName) } }
    return names
  }
}
