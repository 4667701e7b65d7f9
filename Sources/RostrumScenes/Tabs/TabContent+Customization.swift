/// A place of the tabs of a tab view that has a sidebar if there is room.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  /// The place; `nil` for each.
  let place: TabPlace?

  /// Each place.
  public static let automatic = AdaptableTabBarPlacement(place: nil)
  /// The bar.
  public static let tabBar = AdaptableTabBarPlacement(place: .bar)
  /// The sidebar.
  public static let sidebar = AdaptableTabBarPlacement(place: .sidebar)
}

/// The places in which a tab can be.
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  /// The host's default: the bar and the sidebar.
  public static let automatic = TabPlacement(name: "automatic")
  /// The bar and the sidebar, from which the user can't remove the tab.
  public static let pinned = TabPlacement(name: "pinned")
  /// The sidebar, but not the bar.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// What a user can change of a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String

  /// The host's default: its visibility and its place among the others.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// Its place among the others.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  /// Nothing.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

extension TabContent {
  /// Names the tab for a customization of the tab view, which stores the name.
  ///
  /// A user can show, hide and move tabs with an identifier; see ``TabViewCustomization``.
  ///
  /// - Parameter id: The identifier, which no other tab or section of the tab view has.
  /// - Returns: The tab.
  public func customizationID(_ id: String) -> some TabContent<TabValue> {
    _TabGroup<TabValue, _>(_tabs.modifier(TabTrait<TabIDKey>(value: id)))
  }

  /// Limits what a user can change of the tab.
  ///
  /// - Parameters:
  ///   - behavior: What a user can change.
  ///   - placements: The places that the limit is for; by default, all. A user makes changes in the sidebar,
  ///     so that a limit for the bar alone has no effect.
  /// - Returns: The tab.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    let counts = placements.isEmpty || placements.contains { $0.place != .bar }
    return _TabGroup<TabValue, _>(
      _tabs.modifier(TabTrait<TabBehaviorKey>(value: counts ? behavior : nil)))
  }

  /// Sets whether the tab is shown as long as the user hasn't chosen that.
  ///
  /// - Parameters:
  ///   - visibility: The visibility.
  ///   - placements: The places that the visibility is for; by default, all.
  /// - Returns: The tab.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    var hidden: [TabPlace: Bool] = [:]
    let places = Set(placements.map(\.place))
    for place in TabPlace.allCases where visibility != .automatic {
      if places.isEmpty || places.contains(nil) || places.contains(place) {
        hidden[place] = visibility == .hidden
      }
    }
    return _TabGroup<TabValue, _>(_tabs.modifier(TabTrait<TabVisibilityKey>(value: hidden)))
  }

  /// Sets the places in which the tab can be.
  ///
  /// ```swift
  /// Tab("Archive", systemImage: "archivebox") { Archive() }
  ///   .tabPlacement(.sidebarOnly)
  /// ```
  ///
  /// - Parameter placement: The places.
  /// - Returns: The tab.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    _TabGroup<TabValue, _>(_tabs.modifier(TabTrait<TabPlacementKey>(value: placement)))
  }
}

extension TabSection {
  /// Names the section for a customization of the tab view, which stores the name.
  ///
  /// Its tabs can be moved within the section if they have identifiers as well.
  ///
  /// - Parameter id: The identifier, which no other tab or section of the tab view has.
  /// - Returns: The section.
  public func customizationID(_ id: String) -> some TabContent<TabValue> {
    _TabGroup<TabValue, _>(_tabs.modifier(TabTrait<TabSectionIDKey>(value: id)))
  }
}

enum TabIDKey: TraitKey {
  typealias Value = String
}

enum TabSectionIDKey: TraitKey {
  typealias Value = String
}

enum TabBehaviorKey: TraitKey {
  typealias Value = TabCustomizationBehavior?
}

enum TabVisibilityKey: TraitKey {
  /// Whether the tab is hidden by default, in the places that have been decided.
  typealias Value = [TabPlace: Bool]
}

enum TabPlacementKey: TraitKey {
  typealias Value = TabPlacement
}

/// Sets a property of a tab that has no element of its own.
struct TabTrait<Key: TraitKey>: TraitModifier {
  let value: Key.Value
}
