/// Items of bars with names, which a user can arrange.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

extension ToolbarItem: CustomizableToolbarContent {}
extension ToolbarSpacer: CustomizableToolbarContent {}
extension _ToolbarItems: CustomizableToolbarContent {}
extension _OptionalToolbar: CustomizableToolbarContent {}
extension _ConditionalToolbar: CustomizableToolbarContent {}

/// What a user can do with an item of a bar whose items can be arranged.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let name: String

  /// Anything.
  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  /// Move it, but not remove it.
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
  /// Nothing.
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// Options of an item of a bar whose items can be arranged.
public struct ToolbarCustomizationOptions: OptionSet, Hashable, Sendable {
  /// One bit for each option.
  public let rawValue: Int

  /// Creates options.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The item is in a menu while it isn't in the bar, as any such item is.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

extension CustomizableToolbarContent {
  /// Limits what a user can do with the items.
  ///
  /// - Parameter behavior: What a user can do.
  /// - Returns: The items.
  public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent {
    _ToolbarItems(
      _items.environment(\.toolbarCustomizationBehavior, behavior)
        .modifier(ToolbarItemBehavior(value: behavior)))
  }

  /// Moves items that are hidden by default into the menu of secondary actions.
  ///
  /// - Parameters:
  ///   - defaultVisibility: Whether the items are in the bar.
  ///   - options: Options for items that aren't in the bar.
  /// - Returns: The items.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    _ToolbarItems(
      _items.environment(
        \.overridingPlace, defaultVisibility == .hidden ? .secondaryAction : nil))
  }
}

extension ToolbarContent {
  /// Hides the items.
  ///
  /// - Parameter hidden: Whether the items are hidden.
  /// - Returns: The items.
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    let items: _Items? = hidden ? nil : _items
    return _ToolbarItems(items)
  }
}

extension ToolbarItem {
  /// Creates an item with a name, which is in the menu of secondary actions unless it is in the bar.
  ///
  /// - Parameters:
  ///   - id: The name of the item.
  ///   - placement: The placement of the item.
  ///   - showsByDefault: Whether the item is in the bar.
  ///   - content: The content of the item.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.init(id, placement, showsByDefault: showsByDefault, content())
  }
}

extension View {
  /// Adds items with names to the bars of the view's screen, which the user can arrange.
  ///
  /// ```swift
  /// .toolbar(id: "editor") {
  ///   ToolbarItem(id: "bold") { Button("Bold") { toggleBold() } }
  ///   ToolbarItem(id: "print", showsByDefault: false) { Button("Print") { print() } }
  /// }
  /// ```
  ///
  /// The menu of secondary actions has a menu that shows, hides and moves items. Hidden items are among
  /// the secondary actions. The scene keeps the user's arrangement.
  ///
  /// - Parameters:
  ///   - id: The name of the bar.
  ///   - content: The items.
  /// - Returns: The view.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(CustomizableToolbar(id: id, items: content()._items))
  }
}

extension EnvironmentValues {
  /// What the user can do with the items around the view.
  var toolbarCustomizationBehavior: ToolbarCustomizationBehavior {
    get { self[ToolbarCustomizationBehaviorKey.self] }
    set { self[ToolbarCustomizationBehaviorKey.self] = newValue }
  }

  /// The place of a bar's items that differs from their own.
  var overridingPlace: ToolbarItemPlace? {
    get { self[OverridingPlaceKey.self] }
    set { self[OverridingPlaceKey.self] = newValue }
  }
}

private struct OverridingPlaceKey: EnvironmentKey {
  static let defaultValue: ToolbarItemPlace? = nil
}

private struct ToolbarCustomizationBehaviorKey: EnvironmentKey {
  static let defaultValue = ToolbarCustomizationBehavior.default
}
