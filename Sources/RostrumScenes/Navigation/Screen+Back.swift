extension View {
  /// Hides the screen's back button, and performs an action when the user goes back.
  ///
  /// A host retains its own means of going back, such as a browser's history, but they perform the
  /// action instead of popping the screen. Use it for a screen with a back button of its own.
  ///
  /// - Parameter action: Performed when the user goes back; `nil` prevents the user from leaving
  ///   the screen.
  /// - Returns: The view.
  package func navigationBackAction(_ action: (@MainActor () -> Void)?) -> some View {
    modifier(
      ScreenOptionsModifier(isBackHidden: true, more: ScreenOptions(backAction: action)))
  }
}

extension NavigationStackController {
  /// Throws the reason why the user can't go back to a depth.
  func check(_ event: UserEvent) throws(EventRefusal) {
    guard case .back(let depth) = event.action else { return }
    let screens = handle.core.children
    if depth < 0 || depth >= screens.count - 1 {
      throw .invalidValue(
        event.element, "depth \(depth) isn't below the current depth \(screens.count - 1)")
    }
    if screens.last?.content.screen.contains(.backHidden) == true {
      throw .dismissDisabled(event.element)
    }
  }

  /// Goes back on behalf of the user.
  ///
  /// A back action replaces popping its screen.
  func goBack(toDepth depth: Int) {
    if let action = screens.last?.backAction {
      action()
    } else {
      leave(screens.dropFirst(depth + 1)) { [weak self] in self?.pop(toDepth: depth) }
    }
  }

  /// Leaves screens: at once, or when the user has confirmed it.
  func leave(_ screens: some Sequence<Screen>, _ leave: @escaping @MainActor () -> Void) {
    handle.owner.graph.service(DismissalGuards.self).leave(Array(screens), leave)
  }
}

extension Screen {
  /// The action that replaces popping the screen.
  var backAction: (@MainActor () -> Void)? {
    options.values.last { $0.isBackHidden != nil }?.backAction
  }
}
