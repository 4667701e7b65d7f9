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

  private func named(_ element: Element) -> String {
    let heading = element.heading
    return heading.isEmpty ? element.role.rawValue : "\(element.role.rawValue) “\(heading)”"
  }

  private func namesOfKind(_ role: ElementRole?) -> [String] {
    guard let role else { return [] }
    var names: [String] = []
    graph.root.visit(visibleOnly: true) { if $0.role == role { names.append($0.accessibleName) } }
    return names
  }
}
