// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

extension EnvironmentValues {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "allowsTightening isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public var allowsTightening: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "backgroundMaterial isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public var backgroundMaterial: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "description isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public var description: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "keyboardShortcut isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public var keyboardShortcut: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "materialActiveAppearance isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public var materialActiveAppearance: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "menuIndicatorVisibility isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public var menuIndicatorVisibility: Missing { Missing() }
}

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "asyncImageURLSession isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public func asyncImageURLSession(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "asyncImageURLSession isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public func asyncImageURLSession(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "containerCornerOffset isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public func containerCornerOffset(
    _ p0: some Any,
    sizeToFit p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "containerCornerOffset isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public func containerCornerOffset(
    _ p0: Missing,
    sizeToFit p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "defersSystemGestures isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public func defersSystemGestures(
    on p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "defersSystemGestures isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public func defersSystemGestures(
    on p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "layoutDirectionBehavior isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public func layoutDirectionBehavior(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "layoutDirectionBehavior isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public func layoutDirectionBehavior(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "listSectionIndexVisibility isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public func listSectionIndexVisibility(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "listSectionIndexVisibility isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public func listSectionIndexVisibility(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "materialActiveAppearance isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public func materialActiveAppearance(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "materialActiveAppearance isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public func materialActiveAppearance(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "perspectiveRotationEffect isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public func perspectiveRotationEffect(
    _ p0: some Any,
    axis p1: some Any,
    anchor p2: some Any,
    anchorZ p3: some Any,
    perspective p4: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "perspectiveRotationEffect isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public func perspectiveRotationEffect(
    _ p0: Missing,
    axis p1: some Any,
    anchor p2: some Any,
    anchorZ p3: some Any,
    perspective p4: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "scrollIndicatorsFlash isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public func scrollIndicatorsFlash(
    onAppear p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "scrollIndicatorsFlash isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public func scrollIndicatorsFlash(
    onAppear p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "scrollIndicatorsFlash isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public func scrollIndicatorsFlash(
    trigger p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "scrollIndicatorsFlash isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public func scrollIndicatorsFlash(
    trigger p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "scrollInputBehavior isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public func scrollInputBehavior(
    _ p0: some Any,
    for p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "scrollInputBehavior isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public func scrollInputBehavior(
    _ p0: Missing,
    for p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "sectionActions isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public func sectionActions(
    @ViewBuilder content p0: () -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "sectionIndexLabel isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public func sectionIndexLabel(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "sectionIndexLabel isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public func sectionIndexLabel(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "swipeActionsContainer isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public func swipeActionsContainer() -> Self { self }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "EnvironmentalModifier isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
)
@dynamicMemberLookup
public struct EnvironmentalModifier {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "GestureInputKinds isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
)
@dynamicMemberLookup
public struct GestureInputKinds {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "GestureStateGesture isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
)
@dynamicMemberLookup
public struct GestureStateGesture {
  /// Unavailable.
  public init(
    base p0: some Any,
    state p1: some Any,
    body p2: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "HierarchicalShapeStyleModifier isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
)
@dynamicMemberLookup
public struct HierarchicalShapeStyleModifier {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "LayoutDirectionBehavior isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
)
@dynamicMemberLookup
public struct LayoutDirectionBehavior {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "LayoutRotationUnaryLayout isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
)
@dynamicMemberLookup
public struct LayoutRotationUnaryLayout {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "MaterialActiveAppearance isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
)
@dynamicMemberLookup
public struct MaterialActiveAppearance {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "PreferredColorSchemeKey isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
)
@dynamicMemberLookup
public struct PreferredColorSchemeKey {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "RectangleCornerInsets isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
)
@dynamicMemberLookup
public struct RectangleCornerInsets {
  /// Unavailable.
  public init() {}

  /// Unavailable.
  public init(
    topLeading p0: some Any,
    topTrailing p1: some Any,
    bottomLeading p2: some Any,
    bottomTrailing p3: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "RoundedRectangularShape isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
)
@dynamicMemberLookup
public struct RoundedRectangularShape {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "RoundedRectangularShapeCorners isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
)
@dynamicMemberLookup
public struct RoundedRectangularShapeCorners {
  /// Unavailable.
  public init(
    all p0: some Any
  ) {}

  /// Unavailable.
  public init(
    topLeading p0: some Any,
    topTrailing p1: some Any,
    bottomLeading p2: some Any,
    bottomTrailing p3: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}
