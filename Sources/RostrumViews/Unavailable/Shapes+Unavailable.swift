// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension Shape {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "sizeThatFits isn't supported: there is no Core Graphics, and a shape takes the space that it is offered, which the browser measures (Documentation/Support.md, V10.612)"
  )
  public func sizeThatFits(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "sizeThatFits isn't supported: there is no Core Graphics, and a shape takes the space that it is offered, which the browser measures (Documentation/Support.md, V10.612)"
  )
  public func sizeThatFits(
    _ p0: Missing
  ) -> Self { self }
}
