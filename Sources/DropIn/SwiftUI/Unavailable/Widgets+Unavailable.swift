// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "widgetAccentable isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
  )
  public func widgetAccentable(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "widgetAccentable isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
  )
  public func widgetAccentable(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "widgetCurvesContent isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
  )
  public func widgetCurvesContent(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "widgetCurvesContent isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
  )
  public func widgetCurvesContent(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "widgetLabel isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
  )
  public func widgetLabel(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "widgetLabel isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
  )
  public func widgetLabel(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "widgetLabel isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
  )
  public func widgetLabel(
    @ViewBuilder label p0: () -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "widgetURL isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
  )
  public func widgetURL(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "widgetURL isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
  )
  public func widgetURL(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "controlWidgetActionHint isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
  )
  public func controlWidgetActionHint(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "controlWidgetActionHint isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
  )
  public func controlWidgetActionHint(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "controlWidgetStatus isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
  )
  public func controlWidgetStatus(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "controlWidgetStatus isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
  )
  public func controlWidgetStatus(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessoryWidgetGroupStyle isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
  )
  public func accessoryWidgetGroupStyle(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessoryWidgetGroupStyle isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
  )
  public func accessoryWidgetGroupStyle(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "activityBackgroundTint isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
  )
  public func activityBackgroundTint(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "activityBackgroundTint isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
  )
  public func activityBackgroundTint(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "activitySystemActionForegroundColor isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
  )
  public func activitySystemActionForegroundColor(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "activitySystemActionForegroundColor isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
  )
  public func activitySystemActionForegroundColor(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "dynamicIsland isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
  )
  public func dynamicIsland(
    verticalPlacement p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "dynamicIsland isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
  )
  public func dynamicIsland(
    verticalPlacement p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "invalidatableContent isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
  )
  public func invalidatableContent(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "invalidatableContent isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
  )
  public func invalidatableContent(
    _ p0: Missing
  ) -> Self { self }
}

extension EnvironmentValues {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "showsWidgetContainerBackground isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
  )
  public var showsWidgetContainerBackground: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "showsWidgetLabel isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
  )
  public var showsWidgetLabel: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "widgetContentMargins isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
  )
  public var widgetContentMargins: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "widgetFamily isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
  )
  public var widgetFamily: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "widgetRenderingMode isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
  )
  public var widgetRenderingMode: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "isActivityFullscreen isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
  )
  public var isActivityFullscreen: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "isActivityUpdateReduced isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
  )
  public var isActivityUpdateReduced: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "supportedActivityFamilies isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
  )
  public var supportedActivityFamilies: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "activityFamily isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
  )
  public var activityFamily: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "isDynamicIslandLimitedInWidth isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
  )
  public var isDynamicIslandLimitedInWidth: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "levelOfDetail isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
  )
  public var levelOfDetail: Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ControlWidget isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
)
@dynamicMemberLookup
public struct ControlWidget {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ControlWidgetConfiguration isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
)
@dynamicMemberLookup
public struct ControlWidgetConfiguration {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ControlWidgetConfigurationBuilder isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
)
@dynamicMemberLookup
public struct ControlWidgetConfigurationBuilder {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ControlWidgetTemplate isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
)
@dynamicMemberLookup
public struct ControlWidgetTemplate {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ControlWidgetTemplateBuilder isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
)
@dynamicMemberLookup
public struct ControlWidgetTemplateBuilder {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "EmptyControlWidgetConfiguration isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
)
@dynamicMemberLookup
public struct EmptyControlWidgetConfiguration {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "EmptyControlWidgetTemplate isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
)
@dynamicMemberLookup
public struct EmptyControlWidgetTemplate {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "EmptyWidgetConfiguration isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
)
@dynamicMemberLookup
public struct EmptyWidgetConfiguration {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "Widget isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
)
@dynamicMemberLookup
public struct Widget {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "WidgetBundle isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
)
@dynamicMemberLookup
public struct WidgetBundle {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "WidgetBundleBuilder isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
)
@dynamicMemberLookup
public struct WidgetBundleBuilder {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "WidgetConfiguration isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
)
@dynamicMemberLookup
public struct WidgetConfiguration {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}
