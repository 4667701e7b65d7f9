// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

extension Scene {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "environmentObject isn't supported: not implemented yet; apply them to the content of the window (Documentation/Support.md, V13.8)"
  )
  public func environmentObject(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "keyboardShortcut isn't supported: not implemented yet; apply them to the content of the window (Documentation/Support.md, V13.8)"
  )
  public func keyboardShortcut(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "keyboardShortcut isn't supported: not implemented yet; apply them to the content of the window (Documentation/Support.md, V13.8)"
  )
  public func keyboardShortcut(
    _ p0: some Any,
    modifiers p1: some Any,
    localization p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "persistentSystemOverlays isn't supported: not implemented yet; apply them to the content of the window (Documentation/Support.md, V13.8)"
  )
  public func persistentSystemOverlays(
    _ p0: some Any
  ) -> Self { self }
}
