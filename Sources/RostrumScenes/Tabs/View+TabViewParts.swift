extension View {
  /// Adds views above the tabs in the sidebar of a tab view.
  ///
  /// ```swift
  /// TabView { … }
  ///   .tabViewStyle(.sidebarAdaptable)
  ///   .tabViewSidebarHeader { AccountLabel() }
  ///   .tabViewSidebarBottomBar { Button("New List") { addList() } }
  /// ```
  ///
  /// The views scroll with the tabs. They aren't shown where the tab view has a bar. Apply the modifier to
  /// the tab view itself.
  ///
  /// - Parameter content: The views.
  /// - Returns: The view.
  public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(
      TabViewPartModifier(variant: .sidebarHeader, isEnabled: true, part: content()))
  }

  /// Adds views below the tabs in the sidebar of a tab view.
  ///
  /// The views scroll with the tabs. They aren't shown where the tab view has a bar. Apply the modifier to
  /// the tab view itself.
  ///
  /// - Parameter content: The views.
  /// - Returns: The view.
  public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(
      TabViewPartModifier(variant: .sidebarFooter, isEnabled: true, part: content()))
  }

  /// Adds views at the bottom of the sidebar of a tab view, which stay in place while the tabs scroll.
  ///
  /// The views aren't shown where the tab view has a bar. Apply the modifier to the tab view itself.
  ///
  /// - Parameter content: The views.
  /// - Returns: The view.
  public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(TabViewPartModifier(variant: .sidebarBar, isEnabled: true, part: content()))
  }

  /// Adds views at the bottom of a tab view, which stay in place whichever tab is selected.
  ///
  /// ```swift
  /// TabView { … }
  ///   .tabViewBottomAccessory { NowPlaying() }
  /// ```
  ///
  /// The views are above the bar if that is at the bottom. Apply the modifier to the tab view itself.
  ///
  /// - Parameter content: The views.
  /// - Returns: The view.
  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    tabViewBottomAccessory(isEnabled: true, content: content)
  }

  /// Adds views at the bottom of a tab view, if they are enabled.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether the views are shown.
  ///   - content: The views.
  /// - Returns: The view.
  public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(
      TabViewPartModifier(
        variant: .tabAccessory, isEnabled: isEnabled,
        part: content().environment(\.tabViewBottomAccessoryPlacement, .expanded)))
  }
}

/// The room that the accessory of a tab view has.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// The accessory is in the bar with the tabs, which no tab view of a page does.
  case inline
  /// The accessory has the width of the tab view.
  case expanded
}

extension EnvironmentValues {
  /// The room that the accessory around the view has; `nil` outside of an accessory.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[TabViewBottomAccessoryPlacementKey.self] }
    set { self[TabViewBottomAccessoryPlacementKey.self] = newValue }
  }
}

private struct TabViewBottomAccessoryPlacementKey: EnvironmentKey {
  static let defaultValue: TabViewBottomAccessoryPlacement? = nil
}
