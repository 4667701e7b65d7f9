extension View {
  /// Hides the back button of the screen, and performs an action when the user goes back.
  ///
  /// A host keeps its ways of going back, such as a browser's history, but they perform the action
  /// and leave it to the action to pop the screen. It's for a screen with a back button of its own.
  ///
  /// - Parameter action: Runs when the user goes back; `nil` keeps the user on the screen.
  /// - Returns: The view.
  package func navigationBackAction(_ action: (@MainActor () -> Void)?) -> some View {
    modifier(
      ScreenOptionsModifier(isBackHidden: true, more: ScreenOptions(backAction: action)))
  }
}

extension NavigationStackController {
  /// Throws the reason why the user cannot go back to a depth.
  func check(_ event: UserEvent) throws(EventRefusal) {
    guard case .back(let depth) = event.action else { return }
    let screens = outlet.core.children
    if depth < 0 || depth >= screens.count - 1 {
      throw .invalidValue(
        event.element, "depth \(depth) is not below the present depth \(screens.count - 1)")
    }
    if screens.last?.content.screen.contains(.backHidden) == true {
      throw .dismissDisabled(event.element)
    }
  }

  /// Goes back as the user does.
  ///
  /// A back action takes the place of popping its screen.
  func goBack(toDepth depth: Int) {
    if let action = screens.last?.backAction {
      action()
    } else {
      pop(toDepth: depth)
    }
  }
}

extension Screen {
  /// The action that takes the place of popping the screen.
  var backAction: (@MainActor () -> Void)? {
    options.values.last { $0.isBackHidden != nil }?.backAction
  }
}
