extension ViewGraph {
  /// Whether the app may have pages at paths other than "/".
  public var hasAddresses: Bool { service(Addresses.self).hasParts }

  /// The title of the screen in front: its `navigationTitle`, or else that of what is behind it.
  ///
  /// O(n) in the navigation stacks and presentations.
  public var frontTitle: String? {
    let stacks = service(NavigationStacks.self).controllers
    if stacks.isEmpty { return nil }
    let isCompact = hostEnvironment?.horizontalSizeClass == .compact
    for presentation in presentationStack.reversed() where presentation.coversScreen {
      if let title = stacks.frontTitle(in: presentation, isCompact: isCompact) { return title }
    }
    return stacks.frontTitle(in: nil, isCompact: isCompact)
  }
}

extension Presentation {
  fileprivate var coversScreen: Bool { kind == .sheet || kind == .cover }
}

@MainActor
extension [NavigationStackController] {
  /// The title of the last stack in a presentation that is visible and has one.
  fileprivate func frontTitle(in presentation: Presentation?, isCompact: Bool) -> String? {
    for stack in reversed() where stack.origin.presentation === presentation {
      guard stack.origin.isVisible, !isCompact || stack.isFrontColumn else { continue }
      if let title = stack.frontTitle { return title }
    }
    return nil
  }
}

extension NavigationStackController {
  /// Whether the stack isn't in a column that a narrow window hides.
  fileprivate var isFrontColumn: Bool {
    column.map { $0.columns?.front == $0.column } ?? true
  }

  fileprivate var frontTitle: String? { screens.last?.handle.core.content.title }
}
