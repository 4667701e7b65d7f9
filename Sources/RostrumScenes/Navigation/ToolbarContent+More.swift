/// A menu next to the title of a screen.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  /// Primitive toolbar content has no body.
  public typealias Body = Never

  /// The items of the bars; apps don't call or implement this.
  public let _items: _ToolbarItemView<Menu<Label<Text, Image>, Content>>

  /// Creates a menu.
  ///
  /// - Parameter content: The buttons.
  public init(@ViewBuilder content: () -> Content) {
    _items = _ToolbarItemView(
      placement: ToolbarItemPlacement(place: .titleMenu),
      content: Menu(content: content) {
        Label {
          Text(SystemWord.titleMenu)
        } icon: {
          Image(systemName: "chevron.down")
        }
      })
  }
}

extension ToolbarContent {
  /// Sets the visibility of the background behind a bar's items, for themes that have one.
  ///
  /// - Parameter visibility: The visibility; the default theme draws no background.
  /// - Returns: The items.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    _ToolbarItems(_items.environment(\.toolbarItemBackground, visibility))
  }
}

extension ToolbarContent {
  /// Lets a screen grow from the items: see `navigationTransition(_:)`.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - namespace: The namespace of the identity.
  /// - Returns: The items.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent {
    _ToolbarItems(_items.matchedTransitionSource(id: id, in: namespace))
  }
}

extension EnvironmentValues {
  /// The visibility of the background behind a bar's items.
  var toolbarItemBackground: Visibility {
    get { self[ToolbarItemBackgroundKey.self] }
    set { self[ToolbarItemBackgroundKey.self] = newValue }
  }
}

private struct ToolbarItemBackgroundKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension ToolbarContentBuilder {
  /// Builds content that isn't available on every system.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> _ToolbarItems<Content._Items> {
    _ToolbarItems(content._items)
  }
}

extension ToolbarItem {
  /// Creates an item with a name, which the user of a toolbar with a name can arrange.
  ///
  /// - Parameters:
  ///   - id: The name of the item.
  ///   - placement: The placement of the item.
  ///   - content: The content of the item.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(id, placement, showsByDefault: true, content())
  }
}
