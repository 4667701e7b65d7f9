// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "UIViewRepresentable isn't supported: UIKit’s views and controllers aren’t supported; write `#if canImport(UIKit) && !os(Linux)` around it, and a view after `#else` (Documentation/Support.md, V1.17)"
)
public protocol UIViewRepresentable: View {}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "UIViewControllerRepresentable isn't supported: UIKit’s views and controllers aren’t supported; write `#if canImport(UIKit) && !os(Linux)` around it, and a view after `#else` (Documentation/Support.md, V1.17)"
)
public protocol UIViewControllerRepresentable: View {}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "UIHostingController isn't supported: UIKit’s controllers aren’t supported; return the view itself from the `App` (Documentation/Support.md, V2.91)"
)
@dynamicMemberLookup
public struct UIHostingController {
  /// Unavailable.
  public init(
    rootView p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "UIResponder isn't supported: requires the Objective-C runtime; `UIResponder` and `UIApplication.sendAction` aren’t there either: put the keyboard away by `@FocusState`, as in `focus = nil` (Documentation/Support.md, V5.4)"
)
@dynamicMemberLookup
public struct UIResponder {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "CIImage isn't supported: Core Image isn’t supported; show files with `UIImage(data:)` and `Image(uiImage:)` (Documentation/Support.md, V10.260)"
)
@dynamicMemberLookup
public struct CIImage {
  /// Unavailable.
  public init(
    data p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}
