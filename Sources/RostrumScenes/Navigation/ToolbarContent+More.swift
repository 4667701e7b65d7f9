/// A menu beside the title of a screen.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  /// A primitive is made of nothing else.
  public typealias Body = Never

  /// The items for the bars; apps do not call or write it.
  public let _items: _ToolbarItemView<Menu<Label<Text, Image>, Content>>

  /// Makes a menu.
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
  /// Shows or hides what is drawn behind the items of a bar, where the theme draws something.
  ///
  /// - Parameter visibility: Whether it is drawn; the theme draws nothing by itself.
  /// - Returns: The items.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    _ToolbarItems(_items.environment(\.toolbarItemBackground, visibility))
  }
}

extension EnvironmentValues {
  /// Whether something is drawn behind the items of a bar.
  var toolbarItemBackground: Visibility {
    get { self[ToolbarItemBackgroundKey.self] }
    set { self[ToolbarItemBackgroundKey.self] = newValue }
  }
}

private struct ToolbarItemBackgroundKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension ToolbarContentBuilder {
  /// Builds what is there on some systems only.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> _ToolbarItems<Content._Items> {
    _ToolbarItems(content._items)
  }
}

extension ToolbarItem {
  /// Makes an item that a user could put elsewhere; here it stays where it is.
  ///
  /// - Parameters:
  ///   - id: The name of the item.
  ///   - placement: Where it stands.
  ///   - content: What it shows.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
  }
}
