extension TabRegion {
  /// The identifier for customizations; `nil` if the user can't change the tab.
  var customizationID: String? { children.first?.trait(TabIDKey.self) }

  /// The identifier of the section for customizations.
  var sectionID: String? { children.first?.trait(TabSectionIDKey.self) }

  private var behavior: TabCustomizationBehavior {
    children.first?.traits(TabBehaviorKey.self).compactMap { $0 }.first ?? .automatic
  }

  private var placement: TabPlacement { children.first?.trait(TabPlacementKey.self) ?? .automatic }

  /// Whether the user can move the tab.
  var canMove: Bool { movableID != nil && behavior != .disabled }

  /// The identifier in an order of tabs, which those in a section without an identifier don't have.
  var movableID: String? {
    sectionID == nil && handle.core.content.tabGroup != nil ? nil : customizationID
  }

  /// Whether the user can show and hide the tab.
  var canHide: Bool { customizationID != nil && behavior == .automatic && placement != .pinned }

  /// Whether a place has the tab.
  func isVisible(in place: TabPlace, _ customization: TabViewCustomization?) -> Bool {
    if place == .bar, placement == .sidebarOnly { return false }
    if canHide, let id = customizationID,
      let isVisible = customization?.isVisible(id, in: place)
    {
      return isVisible
    }
    let defaults = children.first?.traits(TabVisibilityKey.self) ?? []
    return defaults.lazy.compactMap { $0[place] }.first != true
  }
}

/// What decides which tabs a tab view shows, and in which order.
struct TabRules: Equatable {
  var variant = TabViewVariant.automatic
  var customization: TabViewCustomization?

  /// Whether the tab is hidden, and else the only place that has it, if there is just one.
  @MainActor
  func places(of tab: TabRegion) -> (isHidden: Bool, only: TabPlace?) {
    let isInBar = tab.isVisible(in: .bar, customization)
    guard variant == .sidebar else { return (!isInBar, nil) }
    let isInSidebar = tab.isVisible(in: .sidebar, customization)
    if isInBar == isInSidebar { return (!isInBar, nil) }
    return (false, isInBar ? .bar : .sidebar)
  }

  /// The tabs in the user's order.
  @MainActor
  func ordered(_ tabs: [TabRegion]) -> [TabRegion] {
    guard let customization else { return tabs }
    var sections: [(id: String?, tabs: [TabRegion])] = []
    for tab in tabs {
      if let id = tab.sectionID, id == sections.last?.id {
        sections[sections.count - 1].tabs.append(tab)
      } else {
        sections.append((tab.sectionID, [tab]))
      }
    }
    for (index, section) in sections.enumerated() {
      guard let id = section.id else { continue }
      sections[index].tabs = permuted(section.tabs, as: customization[orderIn: id]) {
        $0.customizationID
      }
    }
    return permuted(sections, as: customization[orderIn: nil]) {
      $0.id ?? $0.tabs[0].movableID
    }.flatMap(\.tabs)
  }
}
