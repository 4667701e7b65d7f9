// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation
import RostrumViews

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "presentationBreakthroughEffect isn't supported: a page is never behind other content (Documentation/Support.md, V10.308)"
  )
  public func presentationBreakthroughEffect(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "presentationBreakthroughEffect isn't supported: a page is never behind other content (Documentation/Support.md, V10.308)"
  )
  public func presentationBreakthroughEffect(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "dialogPreventsAppTermination isn't supported: these belong to windows of the system (Documentation/Support.md, V10.309)"
  )
  public func dialogPreventsAppTermination(
    _ p0: Bool?
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "presentationPreventsAppTermination isn't supported: these belong to windows of the system (Documentation/Support.md, V10.309)"
  )
  public func presentationPreventsAppTermination(
    _ p0: Bool?
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "fileDialogImportsUnresolvedAliases isn't supported: these belong to windows of the system (Documentation/Support.md, V10.309)"
  )
  public func fileDialogImportsUnresolvedAliases(
    _ p0: Bool
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "fileDialogURLEnabled isn't supported: these belong to windows of the system (Documentation/Support.md, V10.309)"
  )
  public func fileDialogURLEnabled(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "fileDialogURLEnabled isn't supported: these belong to windows of the system (Documentation/Support.md, V10.309)"
  )
  public func fileDialogURLEnabled(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "fileDialogBrowserOptions isn't supported: these belong to windows of the system (Documentation/Support.md, V10.309)"
  )
  public func fileDialogBrowserOptions(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "fileDialogBrowserOptions isn't supported: these belong to windows of the system (Documentation/Support.md, V10.309)"
  )
  public func fileDialogBrowserOptions(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "imagePlaygroundSheet isn't supported: these belong to frameworks that only Apple’s systems have (Documentation/Support.md, V10.310)"
  )
  public func imagePlaygroundSheet(
    isPresented p0: Binding<Bool>,
    concept p1: String = "",
    sourceImage p2: some Any,
    onCompletion p3: (URL) -> Void
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "imagePlaygroundSheet isn't supported: these belong to frameworks that only Apple’s systems have (Documentation/Support.md, V10.310)"
  )
  public func imagePlaygroundSheet(
    isPresented p0: Binding<Bool>,
    concept p1: String = "",
    sourceImage p2: Missing,
    onCompletion p3: (URL) -> Void
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "manageSubscriptionsSheet isn't supported: these belong to frameworks that only Apple’s systems have (Documentation/Support.md, V10.310)"
  )
  public func manageSubscriptionsSheet(
    isPresented p0: Binding<Bool>
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "manageSubscriptionsSheet isn't supported: these belong to frameworks that only Apple’s systems have (Documentation/Support.md, V10.310)"
  )
  public func manageSubscriptionsSheet(
    isPresented p0: Binding<Bool>,
    subscriptionGroupID p1: String
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "refundRequestSheet isn't supported: these belong to frameworks that only Apple’s systems have (Documentation/Support.md, V10.310)"
  )
  public func refundRequestSheet(
    for p0: some Any,
    isPresented p1: Binding<Bool>
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "refundRequestSheet isn't supported: these belong to frameworks that only Apple’s systems have (Documentation/Support.md, V10.310)"
  )
  public func refundRequestSheet(
    for p0: Missing,
    isPresented p1: Binding<Bool>
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "mapItemDetailSheet isn't supported: these belong to frameworks that only Apple’s systems have (Documentation/Support.md, V10.310)"
  )
  public func mapItemDetailSheet(
    isPresented p0: Binding<Bool>,
    item p1: some Any,
    displaysMap p2: Bool = true
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "mapItemDetailSheet isn't supported: these belong to frameworks that only Apple’s systems have (Documentation/Support.md, V10.310)"
  )
  public func mapItemDetailSheet(
    isPresented p0: Binding<Bool>,
    item p1: Missing,
    displaysMap p2: Bool = true
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "mapItemDetailSheet isn't supported: these belong to frameworks that only Apple’s systems have (Documentation/Support.md, V10.310)"
  )
  public func mapItemDetailSheet(
    item p0: some Any,
    displaysMap p1: Bool = true
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "mapItemDetailSheet isn't supported: these belong to frameworks that only Apple’s systems have (Documentation/Support.md, V10.310)"
  )
  public func mapItemDetailSheet(
    item p0: Missing,
    displaysMap p1: Bool = true
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "mapItemDetailPopover isn't supported: these belong to frameworks that only Apple’s systems have (Documentation/Support.md, V10.310)"
  )
  public func mapItemDetailPopover(
    isPresented p0: Binding<Bool>,
    item p1: some Any,
    displaysMap p2: Bool = true
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "mapItemDetailPopover isn't supported: these belong to frameworks that only Apple’s systems have (Documentation/Support.md, V10.310)"
  )
  public func mapItemDetailPopover(
    isPresented p0: Binding<Bool>,
    item p1: Missing,
    displaysMap p2: Bool = true
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "mapItemDetailPopover isn't supported: these belong to frameworks that only Apple’s systems have (Documentation/Support.md, V10.310)"
  )
  public func mapItemDetailPopover(
    item p0: some Any,
    displaysMap p1: Bool = true
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "mapItemDetailPopover isn't supported: these belong to frameworks that only Apple’s systems have (Documentation/Support.md, V10.310)"
  )
  public func mapItemDetailPopover(
    item p0: Missing,
    displaysMap p1: Bool = true
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "lookAroundViewer isn't supported: these belong to frameworks that only Apple’s systems have (Documentation/Support.md, V10.310)"
  )
  public func lookAroundViewer(
    isPresented p0: Binding<Bool>,
    scene p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "lookAroundViewer isn't supported: these belong to frameworks that only Apple’s systems have (Documentation/Support.md, V10.310)"
  )
  public func lookAroundViewer(
    isPresented p0: Binding<Bool>,
    scene p1: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "popoverTip isn't supported: these belong to frameworks that only Apple’s systems have (Documentation/Support.md, V10.310)"
  )
  public func popoverTip(
    _ p0: some Any,
    arrowEdge p1: Edge? = nil
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "popoverTip isn't supported: these belong to frameworks that only Apple’s systems have (Documentation/Support.md, V10.310)"
  )
  public func popoverTip(
    _ p0: Missing,
    arrowEdge p1: Edge? = nil
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "popoverTip isn't supported: these belong to frameworks that only Apple’s systems have (Documentation/Support.md, V10.310)"
  )
  public func popoverTip(
    _ p0: some Any,
    arrowEdge p1: Edge? = nil,
    action p2: (Missing) -> Void
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "popoverTip isn't supported: these belong to frameworks that only Apple’s systems have (Documentation/Support.md, V10.310)"
  )
  public func popoverTip(
    _ p0: Missing,
    arrowEdge p1: Edge? = nil,
    action p2: (Missing) -> Void
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "translationPresentation isn't supported: these belong to frameworks that only Apple’s systems have (Documentation/Support.md, V10.310)"
  )
  public func translationPresentation(
    isPresented p0: Binding<Bool>,
    text p1: String
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "certificateSheet isn't supported: these belong to frameworks that only Apple’s systems have (Documentation/Support.md, V10.310)"
  )
  public func certificateSheet(
    trust p0: some Any,
    title p1: String? = nil,
    message p2: String? = nil,
    help p3: URL? = nil
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "certificateSheet isn't supported: these belong to frameworks that only Apple’s systems have (Documentation/Support.md, V10.310)"
  )
  public func certificateSheet(
    trust p0: Missing,
    title p1: String? = nil,
    message p2: String? = nil,
    help p3: URL? = nil
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "gameSaveSyncingAlert isn't supported: these belong to frameworks that only Apple’s systems have (Documentation/Support.md, V10.310)"
  )
  public func gameSaveSyncingAlert(
    directory p0: some Any,
    finishedLoading p1: () -> Void
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "gameSaveSyncingAlert isn't supported: these belong to frameworks that only Apple’s systems have (Documentation/Support.md, V10.310)"
  )
  public func gameSaveSyncingAlert(
    directory p0: Missing,
    finishedLoading p1: () -> Void
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "searchDictationBehavior isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.319)"
  )
  public func searchDictationBehavior(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "searchDictationBehavior isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.319)"
  )
  public func searchDictationBehavior(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "tabViewSearchActivation isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.319)"
  )
  public func tabViewSearchActivation(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "tabViewSearchActivation isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.319)"
  )
  public func tabViewSearchActivation(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "defaultTabBarPlacement isn't supported: the bar or list of the theme has the tabs (Documentation/Support.md, V10.320)"
  )
  public func defaultTabBarPlacement(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "defaultTabBarPlacement isn't supported: the bar or list of the theme has the tabs (Documentation/Support.md, V10.320)"
  )
  public func defaultTabBarPlacement(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "toolbarMinimizeBehavior isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.321)"
  )
  public func toolbarMinimizeBehavior(
    _ p0: some Any,
    for p1: Missing = nil
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "toolbarMinimizeBehavior isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.321)"
  )
  public func toolbarMinimizeBehavior(
    _ p0: Missing,
    for p1: Missing = nil
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "contentToolbar isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.321)"
  )
  public func contentToolbar(
    for p0: some Any,
    @ViewBuilder content p1: () -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "contentToolbar isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.321)"
  )
  public func contentToolbar(
    for p0: Missing,
    @ViewBuilder content p1: () -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "windowToolbarFullScreenVisibility isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.321)"
  )
  public func windowToolbarFullScreenVisibility(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "windowToolbarFullScreenVisibility isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.321)"
  )
  public func windowToolbarFullScreenVisibility(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "presentedWindowToolbarStyle isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.321)"
  )
  public func presentedWindowToolbarStyle(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "presentedWindowToolbarStyle isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.321)"
  )
  public func presentedWindowToolbarStyle(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "toolbarMinimizationSafeAreaAdjustment isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.321)"
  )
  public func toolbarMinimizationSafeAreaAdjustment(
    _ p0: some Any,
    for p1: Missing = nil
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "toolbarMinimizationSafeAreaAdjustment isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.321)"
  )
  public func toolbarMinimizationSafeAreaAdjustment(
    _ p0: Missing,
    for p1: Missing = nil
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "isDetailLink isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.321)"
  )
  public func isDetailLink(
    _ p0: Bool
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "assistiveAccessNavigationIcon isn't supported: these belong to windows of the system (Documentation/Support.md, V10.309)"
  )
  public func assistiveAccessNavigationIcon(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "assistiveAccessNavigationIcon isn't supported: these belong to windows of the system (Documentation/Support.md, V10.309)"
  )
  public func assistiveAccessNavigationIcon(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "assistiveAccessNavigationIcon isn't supported: these belong to windows of the system (Documentation/Support.md, V10.309)"
  )
  public func assistiveAccessNavigationIcon(
    systemImage p0: String
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "appStoreMerchandising isn't supported: these belong to frameworks that only Apple’s systems have (Documentation/Support.md, V10.310)"
  )
  public func appStoreMerchandising(
    isPresented p0: Binding<Bool>,
    kind p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "appStoreMerchandising isn't supported: these belong to frameworks that only Apple’s systems have (Documentation/Support.md, V10.310)"
  )
  public func appStoreMerchandising(
    isPresented p0: Binding<Bool>,
    kind p1: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "photosPickerSearchText isn't supported: these belong to frameworks that only Apple’s systems have (Documentation/Support.md, V10.310)"
  )
  public func photosPickerSearchText(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "photosPickerSearchText isn't supported: these belong to frameworks that only Apple’s systems have (Documentation/Support.md, V10.310)"
  )
  public func photosPickerSearchText(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "foveatedStreamingPauseSheet isn't supported: these belong to frameworks that only Apple’s systems have (Documentation/Support.md, V10.310)"
  )
  public func foveatedStreamingPauseSheet(
    session p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "foveatedStreamingPauseSheet isn't supported: these belong to frameworks that only Apple’s systems have (Documentation/Support.md, V10.310)"
  )
  public func foveatedStreamingPauseSheet(
    session p0: Missing
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
    message: "focusSection isn't supported: the Tab key follows the order of the views, and no key moves the focus in a direction; use `@FocusState` and `onKeyPress` (Documentation/Support.md, V10.635)"
  )
  public func focusSection() -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "userActivity isn't supported: no other device takes a page over, and an address leads to a place in the app: use `urlComponent`, `onOpenURL` and `onContinueUserActivity` (Documentation/Support.md, V10.1350)"
  )
  public func userActivity(
    _ p0: String,
    isActive p1: Bool = true,
    _ p2: (Missing) -> Void
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "userActivity isn't supported: no other device takes a page over, and an address leads to a place in the app: use `urlComponent`, `onOpenURL` and `onContinueUserActivity` (Documentation/Support.md, V10.1350)"
  )
  public func userActivity(
    _ p0: String,
    element p1: some Any,
    _ p2: (Missing, Missing) -> Void
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "userActivity isn't supported: no other device takes a page over, and an address leads to a place in the app: use `urlComponent`, `onOpenURL` and `onContinueUserActivity` (Documentation/Support.md, V10.1350)"
  )
  public func userActivity(
    _ p0: String,
    element p1: Missing,
    _ p2: (Missing, Missing) -> Void
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "handlesExternalEvents isn't supported: no other device takes a page over, and an address leads to a place in the app: use `urlComponent`, `onOpenURL` and `onContinueUserActivity` (Documentation/Support.md, V10.1350)"
  )
  public func handlesExternalEvents(
    preferring p0: Set<String>,
    allowing p1: Set<String>
  ) -> Self { self }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "CarouselTabViewStyle isn't supported: the bar or list of the theme has the tabs (Documentation/Support.md, V10.320)"
)
@dynamicMemberLookup
public struct CarouselTabViewStyle {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "VerticalPageTabViewStyle isn't supported: the bar or list of the theme has the tabs (Documentation/Support.md, V10.320)"
)
@dynamicMemberLookup
public struct VerticalPageTabViewStyle {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "GroupedTabViewStyle isn't supported: the bar or list of the theme has the tabs (Documentation/Support.md, V10.320)"
)
@dynamicMemberLookup
public struct GroupedTabViewStyle {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AnyTabContent isn't supported: the bar or list of the theme has the tabs (Documentation/Support.md, V10.320)"
)
@dynamicMemberLookup
public struct AnyTabContent {
  /// Unavailable.
  public init(
    _ p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "CustomPresentationDetent isn't supported: detents are medium, large, a fraction or a height (Documentation/Support.md, V10.329)"
)
public protocol CustomPresentationDetent {}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ToolbarLabelStyle isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.321)"
)
@dynamicMemberLookup
public struct ToolbarLabelStyle {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ToolbarItemVisibilityPriority isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.321)"
)
@dynamicMemberLookup
public struct ToolbarItemVisibilityPriority {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "DefaultToolbarItem isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.321)"
)
public struct DefaultToolbarItem: ToolbarContent {
  /// Unavailable.
  public init(
    kind p0: ToolbarDefaultItemKind,
    placement p1: ToolbarItemPlacement = .automatic
  ) {}

  /// An empty body.
  public var body: some ToolbarContent { ToolbarItem { EmptyView() } }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "FileDialogBrowserOptions isn't supported: these belong to windows of the system (Documentation/Support.md, V10.309)"
)
@dynamicMemberLookup
public struct FileDialogBrowserOptions {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "DoubleColumnNavigationViewStyle isn't supported: a `NavigationView` is always a stack; use `NavigationSplitView` (Documentation/Support.md, V10.318)"
)
@dynamicMemberLookup
public struct DoubleColumnNavigationViewStyle {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ColumnNavigationViewStyle isn't supported: a `NavigationView` is always a stack; use `NavigationSplitView` (Documentation/Support.md, V10.318)"
)
@dynamicMemberLookup
public struct ColumnNavigationViewStyle {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AlertScene isn't supported: these belong to windows of the system (Documentation/Support.md, V10.309)"
)
public struct AlertScene: Scene {
  /// Unavailable.
  public init(
    _ p0: some Any,
    isPresented p1: Binding<Bool>,
    @ViewBuilder actions p2: () -> some View
  ) {}

  /// Unavailable.
  public init(
    _ p0: some Any,
    isPresented p1: Binding<Bool>,
    @ViewBuilder actions p2: () -> some View,
    @ViewBuilder message p3: () -> some View
  ) {}

  /// An empty body.
  public var body: some Scene { WindowGroup { EmptyView() } }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "MenuBarExtra isn't supported: a page has neither documents of the system nor a menu bar of it (Documentation/Support.md, V10.118)"
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
  message: "DocumentGroup isn't supported: a page has neither documents of the system nor a menu bar of it (Documentation/Support.md, V10.118)"
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
