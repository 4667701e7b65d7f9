// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "UIViewRepresentable isn't supported: UIKit isn’t supported (Documentation/Support.md, V1.17)"
)
public protocol UIViewRepresentable: View {}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "UIViewControllerRepresentable isn't supported: UIKit isn’t supported (Documentation/Support.md, V1.17)"
)
public protocol UIViewControllerRepresentable: View {}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "UIHostingController isn't supported: UIKit isn’t supported (Documentation/Support.md, V2.91)"
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
