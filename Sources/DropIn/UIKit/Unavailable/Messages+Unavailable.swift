// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import RostrumElements
import RostrumViews

extension UIApplication {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "sendAction isn't supported: requires the Objective-C runtime; `UIResponder` and `UIApplication.sendAction` aren’t there either: put the keyboard away by `@FocusState`, as in `focus = nil` (Documentation/Support.md, V5.4)"
  )
  public func sendAction(
    _ p0: some Any,
    to p1: Missing,
    from p2: Missing,
    for p3: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "sendAction isn't supported: requires the Objective-C runtime; `UIResponder` and `UIApplication.sendAction` aren’t there either: put the keyboard away by `@FocusState`, as in `focus = nil` (Documentation/Support.md, V5.4)"
  )
  public func sendAction(
    _ p0: Missing,
    to p1: Missing,
    from p2: Missing,
    for p3: Missing
  ) -> Self { self }
}
