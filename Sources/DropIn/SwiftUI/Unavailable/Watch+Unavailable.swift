// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "digitalCrownAccessory isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
  )
  public func digitalCrownAccessory(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "digitalCrownAccessory isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
  )
  public func digitalCrownAccessory(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "digitalCrownAccessory isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
  )
  public func digitalCrownAccessory(
    @ViewBuilder content p0: () -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "digitalCrownRotation isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
  )
  public func digitalCrownRotation(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "digitalCrownRotation isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
  )
  public func digitalCrownRotation(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "digitalCrownRotation isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
  )
  public func digitalCrownRotation(
    _ p0: some Any,
    from p1: some Any,
    through p2: some Any,
    by p3: some Any,
    sensitivity p4: some Any,
    isContinuous p5: some Any,
    isHapticFeedbackEnabled p6: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "digitalCrownRotation isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
  )
  public func digitalCrownRotation(
    _ p0: Missing,
    from p1: some Any,
    through p2: some Any,
    by p3: some Any,
    sensitivity p4: some Any,
    isContinuous p5: some Any,
    isHapticFeedbackEnabled p6: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "digitalCrownRotation isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
  )
  public func digitalCrownRotation(
    _ p0: some Any,
    from p1: some Any,
    through p2: some Any,
    sensitivity p3: some Any,
    isContinuous p4: some Any,
    isHapticFeedbackEnabled p5: some Any,
    onChange p6: some Any,
    onIdle p7: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "digitalCrownRotation isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
  )
  public func digitalCrownRotation(
    _ p0: Missing,
    from p1: some Any,
    through p2: some Any,
    sensitivity p3: some Any,
    isContinuous p4: some Any,
    isHapticFeedbackEnabled p5: some Any,
    onChange p6: some Any,
    onIdle p7: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "digitalCrownRotation isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
  )
  public func digitalCrownRotation(
    _ p0: some Any,
    onChange p1: some Any,
    onIdle p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "digitalCrownRotation isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
  )
  public func digitalCrownRotation(
    _ p0: Missing,
    onChange p1: some Any,
    onIdle p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "digitalCrownRotation isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
  )
  public func digitalCrownRotation(
    detent p0: some Any,
    from p1: some Any,
    through p2: some Any,
    by p3: some Any,
    sensitivity p4: some Any,
    isContinuous p5: some Any,
    isHapticFeedbackEnabled p6: some Any,
    onChange p7: some Any,
    onIdle p8: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "digitalCrownRotation isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
  )
  public func digitalCrownRotation(
    detent p0: Missing,
    from p1: some Any,
    through p2: some Any,
    by p3: some Any,
    sensitivity p4: some Any,
    isContinuous p5: some Any,
    isHapticFeedbackEnabled p6: some Any,
    onChange p7: some Any,
    onIdle p8: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "listRowPlatterColor isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
  )
  public func listRowPlatterColor(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "listRowPlatterColor isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
  )
  public func listRowPlatterColor(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessibilityQuickAction isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
  )
  public func accessibilityQuickAction(
    style p0: some Any,
    @ViewBuilder content p1: () -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessibilityQuickAction isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
  )
  public func accessibilityQuickAction(
    style p0: Missing,
    @ViewBuilder content p1: () -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessibilityQuickAction isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
  )
  public func accessibilityQuickAction(
    style p0: some Any,
    isActive p1: some Any,
    @ViewBuilder content p2: () -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessibilityQuickAction isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
  )
  public func accessibilityQuickAction(
    style p0: Missing,
    isActive p1: some Any,
    @ViewBuilder content p2: () -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "complicationForeground isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
  )
  public func complicationForeground() -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "workoutPreview isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
  )
  public func workoutPreview(
    _ p0: some Any,
    isPresented p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "workoutPreview isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
  )
  public func workoutPreview(
    _ p0: Missing,
    isPresented p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "defaultWheelPickerItemHeight isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
  )
  public func defaultWheelPickerItemHeight(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "defaultWheelPickerItemHeight isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
  )
  public func defaultWheelPickerItemHeight(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onLongTouchGesture isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
  )
  public func onLongTouchGesture(
    minimumDuration p0: some Any,
    perform p1: some Any,
    onTouchingChanged p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onLongTouchGesture isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
  )
  public func onLongTouchGesture(
    minimumDuration p0: Missing,
    perform p1: some Any,
    onTouchingChanged p2: some Any
  ) -> Self { self }
}

extension EnvironmentValues {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessibilityQuickActionsEnabled isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
  )
  public var accessibilityQuickActionsEnabled: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "complicationRenderingMode isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
  )
  public var complicationRenderingMode: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "defaultWheelPickerItemHeight isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
  )
  public var defaultWheelPickerItemHeight: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "isLuminanceReduced isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
  )
  public var isLuminanceReduced: Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "WKApplicationDelegateAdaptor isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
)
@dynamicMemberLookup
public struct WKApplicationDelegateAdaptor {
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
  message: "WKExtensionDelegateAdaptor isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
)
@dynamicMemberLookup
public struct WKExtensionDelegateAdaptor {
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
  message: "WKHostingController isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
)
@dynamicMemberLookup
public struct WKHostingController {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "WKInterfaceObjectRepresentable isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
)
@dynamicMemberLookup
public struct WKInterfaceObjectRepresentable {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "WKInterfaceObjectRepresentableContext isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
)
@dynamicMemberLookup
public struct WKInterfaceObjectRepresentableContext {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "WKNotificationScene isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
)
@dynamicMemberLookup
public struct WKNotificationScene {
  /// Unavailable.
  public init(
    controller p0: some Any,
    category p1: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "WKUserNotificationHostingController isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
)
@dynamicMemberLookup
public struct WKUserNotificationHostingController {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "DigitalCrownEvent isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
)
@dynamicMemberLookup
public struct DigitalCrownEvent {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "DigitalCrownRotationalSensitivity isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
)
@dynamicMemberLookup
public struct DigitalCrownRotationalSensitivity {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "CarouselListStyle isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
)
@dynamicMemberLookup
public struct CarouselListStyle {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "EllipticalListStyle isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
)
@dynamicMemberLookup
public struct EllipticalListStyle {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "CarouselTabViewStyle isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
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
  message: "VerticalPageTabViewStyle isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
)
@dynamicMemberLookup
public struct VerticalPageTabViewStyle {
  /// Unavailable.
  public init() {}

  /// Unavailable.
  public init(
    transitionStyle p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AccessibilityQuickActionOutlineStyle isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
)
@dynamicMemberLookup
public struct AccessibilityQuickActionOutlineStyle {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AccessibilityQuickActionPromptStyle isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
)
@dynamicMemberLookup
public struct AccessibilityQuickActionPromptStyle {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AccessibilityQuickActionStyle isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
)
@dynamicMemberLookup
public struct AccessibilityQuickActionStyle {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "TextFieldLink isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
)
@dynamicMemberLookup
public struct TextFieldLink {
  /// Unavailable.
  public init(
    _ p0: some Any,
    prompt p1: some Any,
    onSubmit p2: some Any
  ) {}

  /// Unavailable.
  public init(
    prompt p0: some Any,
    @ViewBuilder label p1: () -> some View,
    onSubmit p2: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}
