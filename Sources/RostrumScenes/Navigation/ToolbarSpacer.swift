import Foundation

/// The width of a space between items of a bar.
public struct SpacerSizing: Hashable, Sendable {
  let isFlexible: Bool

  /// As wide as there is room.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// As wide as the space between groups of items.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// Space between items of a bar.
///
/// ```swift
/// .toolbar {
///   ToolbarItem(placement: .bottomBar) { Button("Archive") { archive() } }
///   ToolbarSpacer(placement: .bottomBar)
///   ToolbarItem(placement: .bottomBar) { Button("Reply") { reply() } }
/// }
/// ```
public struct ToolbarSpacer: ToolbarContent {
  /// Primitive toolbar content has no body.
  public typealias Body = Never

  /// The items of the bars; apps don't call or implement this.
  public let _items: _ToolbarItemView<_ToolbarSpace>

  /// Creates a space.
  ///
  /// - Parameters:
  ///   - sizing: The width of the space.
  ///   - placement: The placement of the space.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    _items = _ToolbarItemView(placement: placement, content: _ToolbarSpace(sizing: sizing))
  }
}

/// The view of a space between items of a bar.
public struct _ToolbarSpace: View {
  let sizing: SpacerSizing

  /// The space.
  public var body: some View {
    if sizing.isFlexible {
      Spacer()
    } else {
      Color.clear.frame(width: 16, height: 1)
    }
  }
}

/// A menu at the end of a bar, with actions that have no room or aren't frequent.
///
/// ```swift
/// .toolbar {
///   ToolbarOverflowMenu {
///     Button("Print") { print(note) }
///     Button("Delete", role: .destructive) { delete(note) }
///   }
/// }
/// ```
public struct ToolbarOverflowMenu<Content: View>: ToolbarContent {
  /// Primitive toolbar content has no body.
  public typealias Body = Never

  /// The items of the bars; apps don't call or implement this.
  public let _items: _ToolbarItemView<Content>

  /// Creates a menu.
  ///
  /// - Parameter content: The buttons.
  public init(@ViewBuilder content: () -> Content) {
    _items = _ToolbarItemView(placement: .secondaryAction, content: content())
  }
}

extension View {
  /// Adds actions to the menu at the end of the bar of the view's screen.
  ///
  /// - Parameter content: The buttons.
  /// - Returns: The view.
  public func toolbarOverflowMenu<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: ToolbarOverflowMenu(content: content)._items))
  }
}
