// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

extension Scene {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "environmentObject isn't supported: not implemented yet; apply it to the content of the window (Documentation/Support.md, V13.8)"
  )
  public func environmentObject(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "environmentObject isn't supported: not implemented yet; apply it to the content of the window (Documentation/Support.md, V13.8)"
  )
  public func environmentObject(
    _ p0: Missing
  ) -> Self { self }
}
