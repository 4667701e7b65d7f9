// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation
import RostrumViews

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "searchFocused isn't supported: use `searchable(text:isPresented:)` to observe and to end a search (Documentation/Support.md, V10.7)"
  )
  public func searchFocused(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "searchFocused isn't supported: use `searchable(text:isPresented:)` to observe and to end a search (Documentation/Support.md, V10.7)"
  )
  public func searchFocused(
    _ p0: some Any,
    equals p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "presentationSizing isn't supported: detents determine the height, and the theme determines the width (Documentation/Support.md, V10.24)"
  )
  public func presentationSizing(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "toolbarRole isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.123)"
  )
  public func toolbarRole(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "toolbarColorScheme isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.123)"
  )
  public func toolbarColorScheme(
    _ p0: ColorScheme?,
    for p1: Missing = nil
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "navigationSubtitle isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.123)"
  )
  public func navigationSubtitle(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "navigationDocument isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.123)"
  )
  public func navigationDocument(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "menuOrder isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.123)"
  )
  public func menuOrder(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "menuIndicator isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.123)"
  )
  public func menuIndicator(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "menuActionDismissBehavior isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.123)"
  )
  public func menuActionDismissBehavior(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "buttonRepeatBehavior isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.123)"
  )
  public func buttonRepeatBehavior(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "indexViewStyle isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.123)"
  )
  public func indexViewStyle(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "findNavigator isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.123)"
  )
  public func findNavigator(
    isPresented p0: Binding<Bool>
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "focusEffectDisabled isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.123)"
  )
  public func focusEffectDisabled(
    _ p0: Bool = true
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "focusSection isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.123)"
  )
  public func focusSection() -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "focusedSceneValue isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.123)"
  )
  public func focusedSceneValue(
    _ p0: some Any,
    _ p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "userActivity isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.123)"
  )
  public func userActivity(
    _ p0: String,
    isActive p1: Bool = true,
    _ p2: (Missing) -> Void
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onContinueUserActivity isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.123)"
  )
  public func onContinueUserActivity(
    _ p0: String,
    perform p1: (Missing) -> Void
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "handlesExternalEvents isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.123)"
  )
  public func handlesExternalEvents(
    preferring p0: Set<String>,
    allowing p1: Set<String>
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "writingToolsBehavior isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.123)"
  )
  public func writingToolsBehavior(
    _ p0: Missing
  ) -> Self { self }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "MenuBarExtra isn't supported: a page has a single window (Documentation/Support.md, V10.118)"
)
public struct MenuBarExtra: Scene {
  /// Unavailable.
  public init(
    _ p0: some Any,
    @ViewBuilder content p1: () -> some View
  ) {}

  /// Unavailable.
  public init(
    _ p0: some Any,
    systemImage p1: String,
    @ViewBuilder content p2: () -> some View
  ) {}

  /// An empty body.
  public var body: some Scene { WindowGroup { EmptyView() } }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "DocumentGroup isn't supported: a page has a single window (Documentation/Support.md, V10.118)"
)
public struct DocumentGroup: Scene {
  /// Unavailable.
  public init(
    newDocument p0: some Any,
    @ViewBuilder editor p1: (Missing) -> some View
  ) {}

  /// Unavailable.
  public init(
    viewing p0: some Any,
    @ViewBuilder viewer p1: (Missing) -> some View
  ) {}

  /// An empty body.
  public var body: some Scene { WindowGroup { EmptyView() } }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ToolbarSpacer isn't supported: materials don’t flow into each other; bars have the theme’s own, and `safeAreaInset` adds a bar (Documentation/Support.md, V10.119)"
)
public struct ToolbarSpacer: ToolbarContent {
  /// Unavailable.
  public init(
    _ p0: Missing = nil,
    placement p1: Missing = nil
  ) {}

  /// An empty body.
  public var body: some ToolbarContent { ToolbarItem { EmptyView() } }
}
