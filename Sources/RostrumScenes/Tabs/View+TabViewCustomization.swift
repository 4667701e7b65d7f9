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
    Menu {
      ForEach(tabs.filter(\.canHide), id: \.id) { tab in
        Toggle(tab.title, isOn: visibility(of: tab))
      }
      if !moves.isEmpty {
        Divider()
        ForEach(moves, id: \.self) { move in
          Button {
            perform(move)
          } label: {
            Text("\(move.tab.title) – \(Text(LocalizedStringKey(.beforeRow, move.next.title)))")
          }
        }
      }
    } label: {
      Text(SystemWord.edit)
    }
  }

  /// A tab or section, and the one that is before it.
  private struct Move: Hashable {
    let tab: CustomizableTab
    let next: CustomizableTab
  }

  private var moves: [Move] {
    let sections = [nil] + tabs.filter { $0.section == nil }.map { Optional($0.id) }
    return sections.flatMap { section in
      let members = tabs.filter { $0.section == section && $0.canMove }
      return zip(members.dropFirst(), members).map { Move(tab: $0, next: $1) }
    }
  }

  private func perform(_ move: Move) {
    var order = tabs.filter { $0.section == move.tab.section }.map(\.id)
    guard let index = order.firstIndex(of: move.tab.id),
      let next = order.firstIndex(of: move.next.id)
    else { return }
    order.insert(order.remove(at: index), at: next)
    customization.wrappedValue[orderIn: move.tab.section] = order
  }

  private func visibility(of tab: CustomizableTab) -> Binding<Bool> {
    Binding(
      get: { tab.isVisible },
      set: {
        customization.wrappedValue[tab: tab.id].sidebarVisibility = $0 ? .visible : .hidden
      })
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
