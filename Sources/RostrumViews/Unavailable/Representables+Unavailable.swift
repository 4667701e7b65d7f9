// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

/// Not supported, so that the compiler says why.
@available(
  *, unavailable,
  message: "UIViewRepresentable isn't supported: UIKit is not in scope (Documentation/Support.md, V1.17)"
)
public protocol UIViewRepresentable: View {}

/// Not supported, so that the compiler says why.
@available(
  *, unavailable,
  message: "UIViewControllerRepresentable isn't supported: UIKit is not in scope (Documentation/Support.md, V1.17)"
)
public protocol UIViewControllerRepresentable: View {}

/// Not supported, so that the compiler says why.
@available(
  *, unavailable,
  message: "UIHostingController isn't supported: UIKit is not in scope (Documentation/Support.md, V2.91)"
)
@dynamicMemberLookup
public struct UIHostingController {
  /// Not supported.
  public init(
    rootView p0: some Any
  ) {}

  /// Anything.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}
