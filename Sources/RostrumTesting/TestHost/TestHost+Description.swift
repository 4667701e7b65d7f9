import RostrumText
import RostrumViews

extension TestHost: @MainActor CustomStringConvertible {
  /// A text outline of the screen, with one line for each element and its contents indented.
  ///
  /// A screen that a presentation covers is summarised in one line. The outline appears in failure
  /// messages; tests may also compare it.
  public var description: String {
    bringUpToDate()
    return SceneOutline(of: graph.root.snapshot, focused: graph.focused).description
  }
}
