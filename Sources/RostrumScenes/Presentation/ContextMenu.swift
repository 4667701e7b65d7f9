extension View {
  /// Gives the view a menu that opens where it is pressed with the second button or for long.
  ///
  /// ```swift
  /// Text(message.subject)
  ///   .contextMenu {
  ///     Button("Copy") { copy(message) }
  ///   }
  /// ```
  ///
  /// What the menu does should be reachable in another way, too: not everybody finds it.
  ///
  /// - Parameter menuItems: The buttons.
  /// - Returns: The view.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
    modifier(ContextMenu(items: menuItems()))
  }
}

private struct ContextMenu<Items: View>: ViewModifier {
  let items: Items

  func body(content: Content) -> some View {
    ContextMenuBox(content: TupleView(content, ContextMenuItems(content: items)))
  }
}

/// A view with its menu.
struct ContextMenuBox<Content: View>: ContainerView {
  typealias Body = Never
  static var role: ElementRole { .group }
  let content: Content

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .group(.context)
  }
}

/// A menu that no button opens.
struct ContextMenuItems<Content: View>: ContainerView {
  typealias Body = Never
  static var role: ElementRole { .menu }
  let content: Content

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .menu(symbol: nil, .context)
    element.state.label = SystemWords(for: environment.locale)[.actions]
    element.enable(in: environment)
  }
}
