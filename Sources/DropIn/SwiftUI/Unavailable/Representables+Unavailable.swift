// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "UIGestureRecognizerRepresentable isn't supported: UIKit’s views and controllers aren’t supported; write a view (Documentation/Support.md, V12.8)"
)
@dynamicMemberLookup
public struct UIGestureRecognizerRepresentable {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "UIGestureRecognizerRepresentableContext isn't supported: UIKit’s views and controllers aren’t supported; write a view (Documentation/Support.md, V12.8)"
)
@dynamicMemberLookup
public struct UIGestureRecognizerRepresentableContext {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "UIGestureRecognizerRepresentableCoordinateSpaceConverter isn't supported: UIKit’s views and controllers aren’t supported; write a view (Documentation/Support.md, V12.8)"
)
@dynamicMemberLookup
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "UIViewControllerRepresentableContext isn't supported: UIKit’s views and controllers aren’t supported; write a view (Documentation/Support.md, V12.8)"
)
@dynamicMemberLookup
public struct UIViewControllerRepresentableContext {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "UIViewRepresentableContext isn't supported: UIKit’s views and controllers aren’t supported; write a view (Documentation/Support.md, V12.8)"
)
@dynamicMemberLookup
public struct UIViewRepresentableContext {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "UIHostingConfiguration isn't supported: UIKit’s views and controllers aren’t supported; write a view (Documentation/Support.md, V12.8)"
)
@dynamicMemberLookup
public struct UIHostingConfiguration {
  /// Unavailable.
  public init(
    @ViewBuilder content p0: () -> some View
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "UIHostingControllerSizingOptions isn't supported: UIKit’s views and controllers aren’t supported; write a view (Documentation/Support.md, V12.8)"
)
@dynamicMemberLookup
public struct UIHostingControllerSizingOptions {
  /// Unavailable.
  public init(
    rawValue p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "UIHostingSceneDelegate isn't supported: UIKit’s views and controllers aren’t supported; write a view (Documentation/Support.md, V12.8)"
)
@dynamicMemberLookup
public struct UIHostingSceneDelegate {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "UITraitBridgedEnvironmentKey isn't supported: UIKit’s views and controllers aren’t supported; write a view (Documentation/Support.md, V12.8)"
)
@dynamicMemberLookup
public struct UITraitBridgedEnvironmentKey {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "UIApplicationDelegateAdaptor isn't supported: UIKit’s views and controllers aren’t supported; write a view (Documentation/Support.md, V12.8)"
)
@dynamicMemberLookup
public struct UIApplicationDelegateAdaptor {
  /// Unavailable.
  public init(
    _ p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}
