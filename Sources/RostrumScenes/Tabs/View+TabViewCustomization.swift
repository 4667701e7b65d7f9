extension View {
  /// Lets a user show, hide and move the tabs of a tab view that have an identifier.
  ///
  /// A tab view with a sidebar has a menu for that at the end of the sidebar; see ``TabViewCustomization``.
  /// Apply the modifier to the tab view itself.
  ///
  /// - Parameter customization: What the user has chosen; with `nil`, the user can't change anything.
  /// - Returns: The view.
  public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View {
    modifier(TabViewCustomizer(customization: customization))
  }
}

/// Adds the menu with which a user customizes the tabs.
private struct TabViewCustomizer: ViewModifier {
  let customization: Binding<TabViewCustomization>?
  /// What the tab view tells of its tabs.
  @State private var tabs: [CustomizableTab] = []

  func body(content: Content) -> some View {
    content
      .modifier(
        TabViewPartModifier(
          variant: .sidebarBar,
          isEnabled: customization != nil && tabs.contains { $0.canHide || $0.canMove },
          part: TabCustomizationMenu(
            tabs: tabs, customization: customization ?? .constant(TabViewCustomization())))
      )
      .environment(\.tabViewCustomization, customization)
      .environment(\.customizableTabs, $tabs)
  }
}

/// What the menu of a sidebar offers of a tab or a section.
struct CustomizableTab: Hashable {
  let id: String
  let title: String
  let canHide: Bool
  let canMove: Bool
  /// The section of a tab; `nil` for a section, and for a tab that is in none.
  let section: String?
  /// Whether the sidebar has the tab.
  let isVisible: Bool

  /// The tabs and sections with an identifier, as the tab view shows them.
  @MainActor
  static func list(
    _ tabs: [TabRegion], _ customization: TabViewCustomization?
  ) -> [CustomizableTab] {
    var list: [CustomizableTab] = []
    for tab in tabs {
      if let id = tab.sectionID, !list.contains(where: { $0.id == id }) {
        list.append(
          CustomizableTab(
            id: id, title: tab.handle.core.content.tabGroup ?? id, canHide: false, canMove: true,
            section: nil, isVisible: true))
      }
      guard let id = tab.customizationID else { continue }
      let state = tab.handle.core.state
      list.append(
        CustomizableTab(
          id: id, title: state.label ?? state.content.title ?? id, canHide: tab.canHide,
          canMove: tab.canMove, section: tab.sectionID,
          isVisible: tab.isVisible(in: .sidebar, customization)))
    }
    return list
  }
}

/// The menu at the end of a sidebar: which tabs it has, and in which order.
private struct TabCustomizationMenu: View {
  let tabs: [CustomizableTab]
  let customization: Binding<TabViewCustomization>

  var body: some View {
    ArrangementMenu(
      tabs.filter(\.canHide).map(item),
      moves: moves.map { (item($0), item($1)) },
      show: { customization.wrappedValue[tab: $0].sidebarVisibility = $1 ? .visible : .hidden },
      move: move
    ) {
      Text(SystemWord.edit)
    }
  }

  /// Tabs and sections, and those that are before them in the same section.
  private var moves: [(CustomizableTab, CustomizableTab)] {
    let sections = [nil] + tabs.filter { $0.section == nil }.map { Optional($0.id) }
    return sections.flatMap { section in
      let members = tabs.filter { $0.section == section && $0.canMove }
      return Array(zip(members.dropFirst(), members))
    }
  }

  private func move(_ id: String, before next: String) {
    guard let tab = tabs.first(where: { $0.id == id }) else { return }
    let order = tabs.filter { $0.section == tab.section }.map(\.id)
    customization.wrappedValue[orderIn: tab.section] = order.moving(id, before: next)
  }

  private func item(_ tab: CustomizableTab) -> ArrangementMenu<String, Text>.Item {
    .init(id: tab.id, title: Text(verbatim: tab.title), isShown: tab.isVisible)
  }
}

extension EnvironmentValues {
  /// What the user has chosen of the tabs.
  var tabViewCustomization: Binding<TabViewCustomization>? {
    get { self[TabViewCustomizationKey.self] }
    set { self[TabViewCustomizationKey.self] = newValue }
  }

  /// Where a tab view tells what the user can change of its tabs.
  var customizableTabs: Binding<[CustomizableTab]>? {
    get { self[CustomizableTabsKey.self] }
    set { self[CustomizableTabsKey.self] = newValue }
  }
}

private struct TabViewCustomizationKey: EnvironmentKey {
  static var defaultValue: Binding<TabViewCustomization>? { nil }
}

private struct CustomizableTabsKey: EnvironmentKey {
  static var defaultValue: Binding<[CustomizableTab]>? { nil }
}
