// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

extension Scene {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "windowBackgroundDragBehavior isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func windowBackgroundDragBehavior(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "windowBackgroundDragBehavior isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func windowBackgroundDragBehavior(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "windowIdealPlacement isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func windowIdealPlacement(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "windowIdealPlacement isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func windowIdealPlacement(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "windowIdealSize isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func windowIdealSize(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "windowIdealSize isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func windowIdealSize(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "windowLevel isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func windowLevel(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "windowLevel isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func windowLevel(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "windowManagerRole isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func windowManagerRole(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "windowManagerRole isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func windowManagerRole(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "windowToolbarLabelStyle isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func windowToolbarLabelStyle(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "windowToolbarLabelStyle isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func windowToolbarLabelStyle(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "windowToolbarLabelStyle isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func windowToolbarLabelStyle(
    fixed p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "windowToolbarLabelStyle isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func windowToolbarLabelStyle(
    fixed p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "defaultWindowPlacement isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func defaultWindowPlacement(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "defaultWindowPlacement isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func defaultWindowPlacement(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "restorationBehavior isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func restorationBehavior(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "restorationBehavior isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func restorationBehavior(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "handlesExternalEvents isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func handlesExternalEvents(
    matching p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "handlesExternalEvents isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func handlesExternalEvents(
    matching p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "dialogIcon isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func dialogIcon(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "dialogIcon isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func dialogIcon(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "dialogSeverity isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func dialogSeverity(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "dialogSeverity isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func dialogSeverity(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "dialogSuppressionToggle isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func dialogSuppressionToggle(
    _ p0: some Any,
    isSuppressed p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "dialogSuppressionToggle isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func dialogSuppressionToggle(
    _ p0: Missing,
    isSuppressed p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "dialogSuppressionToggle isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func dialogSuppressionToggle(
    isSuppressed p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "dialogSuppressionToggle isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func dialogSuppressionToggle(
    isSuppressed p0: Missing
  ) -> Self { self }
}

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "windowFullScreenBehavior isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func windowFullScreenBehavior(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "windowFullScreenBehavior isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func windowFullScreenBehavior(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "windowMinimizeBehavior isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func windowMinimizeBehavior(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "windowMinimizeBehavior isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func windowMinimizeBehavior(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "windowResizeAnchor isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func windowResizeAnchor(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "windowResizeAnchor isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func windowResizeAnchor(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "windowResizeBehavior isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func windowResizeBehavior(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "windowResizeBehavior isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func windowResizeBehavior(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "windowToolbarFullScreenVisibility isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func windowToolbarFullScreenVisibility(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "windowToolbarFullScreenVisibility isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func windowToolbarFullScreenVisibility(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "presentedWindowStyle isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func presentedWindowStyle(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "presentedWindowStyle isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func presentedWindowStyle(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "presentedWindowToolbarStyle isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func presentedWindowToolbarStyle(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "presentedWindowToolbarStyle isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func presentedWindowToolbarStyle(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "allowsWindowActivationEvents isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func allowsWindowActivationEvents() -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "allowsWindowActivationEvents isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func allowsWindowActivationEvents(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "allowsWindowActivationEvents isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func allowsWindowActivationEvents(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onInteractiveResizeChange isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func onInteractiveResizeChange(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onInteractiveResizeChange isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func onInteractiveResizeChange(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "pointerVisibility isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func pointerVisibility(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "pointerVisibility isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func pointerVisibility(
    _ p0: Missing
  ) -> Self { self }
}

extension EnvironmentValues {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "pushWindow isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public var pushWindow: Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "WindowBackgroundShapeStyle isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
)
@dynamicMemberLookup
public struct WindowBackgroundShapeStyle {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "WindowDragGesture isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
)
@dynamicMemberLookup
public struct WindowDragGesture {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "WindowIdealSize isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
)
@dynamicMemberLookup
public struct WindowIdealSize {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "WindowLayoutRoot isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
)
@dynamicMemberLookup
public struct WindowLayoutRoot {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "WindowLevel isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
)
@dynamicMemberLookup
public struct WindowLevel {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "WindowManagerRole isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
)
@dynamicMemberLookup
public struct WindowManagerRole {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "WindowPlacement isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
)
@dynamicMemberLookup
public struct WindowPlacement {
  /// Unavailable.
  public init(
    _ p0: some Any
  ) {}

  /// Unavailable.
  public init(
    _ p0: some Any,
    size3D p1: some Any
  ) {}

  /// Unavailable.
  public init(
    _ p0: some Any,
    size p1: some Any
  ) {}

  /// Unavailable.
  public init(
    _ p0: some Any,
    width p1: some Any,
    height p2: some Any
  ) {}

  /// Unavailable.
  public init(
    _ p0: some Any,
    width p1: some Any,
    height p2: some Any,
    depth p3: some Any
  ) {}

  /// Unavailable.
  public init(
    x p0: some Any,
    y p1: some Any,
    width p2: some Any,
    height p3: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "WindowPlacementContext isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
)
@dynamicMemberLookup
public struct WindowPlacementContext {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "WindowProxy isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
)
@dynamicMemberLookup
public struct WindowProxy {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "WindowToolbarFullScreenVisibility isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
)
@dynamicMemberLookup
public struct WindowToolbarFullScreenVisibility {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "WindowVisibilityToggle isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
)
@dynamicMemberLookup
public struct WindowVisibilityToggle {
  /// Unavailable.
  public init(
    windowID p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "DefaultWindowVisibilityToggleLabel isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
)
@dynamicMemberLookup
public struct DefaultWindowVisibilityToggleLabel {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "UtilityWindow isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
)
@dynamicMemberLookup
public struct UtilityWindow {
  /// Unavailable.
  public init(
    _ p0: some Any,
    id p1: some Any,
    @ViewBuilder content p2: () -> some View
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "SceneRestorationBehavior isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
)
@dynamicMemberLookup
public struct SceneRestorationBehavior {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "PushWindowAction isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
)
@dynamicMemberLookup
public struct PushWindowAction {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "PresentedWindowContent isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
)
@dynamicMemberLookup
public struct PresentedWindowContent {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AlertScene isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
)
@dynamicMemberLookup
public struct AlertScene {
  /// Unavailable.
  public init(
    _ p0: some Any,
    isPresented p1: some Any,
    @ViewBuilder actions p2: () -> some View
  ) {}

  /// Unavailable.
  public init(
    _ p0: some Any,
    isPresented p1: some Any,
    @ViewBuilder actions p2: () -> some View,
    @ViewBuilder message p3: () -> some View
  ) {}

  /// Unavailable.
  public init(
    _ p0: some Any,
    isPresented p1: some Any,
    presenting p2: some Any,
    @ViewBuilder actions p3: () -> some View
  ) {}

  /// Unavailable.
  public init(
    _ p0: some Any,
    isPresented p1: some Any,
    presenting p2: some Any,
    @ViewBuilder actions p3: () -> some View,
    @ViewBuilder message p4: () -> some View
  ) {}

  /// Unavailable.
  public init(
    _ p0: some Any,
    item p1: some Any,
    @ViewBuilder actions p2: () -> some View
  ) {}

  /// Unavailable.
  public init(
    _ p0: some Any,
    item p1: some Any,
    @ViewBuilder actions p2: () -> some View,
    @ViewBuilder message p3: () -> some View
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}
