extension ViewGraph {
  /// Whether the app may have pages at paths other than "/".
  public var hasAddresses: Bool { service(Addresses.self).hasParts }

  /// The title of the screen in front: its `navigationTitle`, or else that of what is behind it.
  ///
  /// O(n) in the navigation stacks and presentations.
  public var frontTitle: String? {
    let stacks = service(NavigationStacks.self).controllers.filter { $0.origin.isVisible }
    let isCompact = hostEnvironment?.horizontalSizeClass == .compact
    let regions: [Presentation?] =
      presentationStack.reversed().filter { $0.kind == .sheet || $0.kind == .cover }
      .map(Optional.some) + [nil]
    for region in regions {
      let title = stacks.last { stack in
        if isCompact, let column = stack.column, column.columns?.front != column.column {
          return false
        }
        return stack.origin.presentation === region && stack.frontTitle != nil
      }?.frontTitle
      if let title { return title }
    }
    return nil
  }
}

extension NavigationStackController {
  fileprivate var frontTitle: String? { screens.last?.handle.core.content.title }
}
