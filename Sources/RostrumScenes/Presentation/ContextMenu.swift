extension View {
  /// Adds a menu that opens on a secondary click or a long press.
  ///
  /// ```swift
  /// Text(message.subject)
  ///   .contextMenu {
  ///     Button("Copy") { copy(message) }
  ///   }
  /// ```
  ///
  /// The actions of the menu should also be available elsewhere, because not all users discover the
  /// menu.
  ///
  /// - Parameter menuItems: The buttons.
  /// - Returns: The view.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  /// Adds a menu that opens on a secondary click or a long press, and a preview for systems that show one.
  ///
  /// A page shows the menu beside the view, which stays visible, so it has no use for the preview and never
  /// evaluates it.
  ///
  /// - Parameters:
  ///   - menuItems: The buttons.
  ///   - preview: What other systems show beside the menu.
  /// - Returns: The view.
  public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }
}

package struct ContextMenuModifier<Items: View>: ViewModifier {
  let items: Items

  package func body(content: Content) -> some View {
    ContextMenuBox(content: TupleView(content, ContextMenuItems(content: items)))
  }
}

/// A view with its context menu.
struct ContextMenuBox<Content: View>: ContainerView {
  typealias Body = Never
  static var role: ElementRole { .group }
  let content: Content

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .group(.context)
  }
}

/// A menu without a button.
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
