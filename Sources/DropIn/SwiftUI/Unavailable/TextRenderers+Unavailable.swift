// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "textRenderer isn't supported: a browser sets the lines of a text, so a server has no runs and glyphs to draw; animate the text as a whole, or draw with a `Canvas` (Documentation/Support.md, V10.1204)"
  )
  public func textRenderer(
    _ p0: some Any
  ) -> Self { self }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "TextRenderer isn't supported: a browser sets the lines of a text, so a server has no runs and glyphs to draw; animate the text as a whole, or draw with a `Canvas` (Documentation/Support.md, V10.1204)"
)
public protocol TextRenderer {}
