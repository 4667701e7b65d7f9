import RostrumText
import RostrumViews

extension TestHost: @MainActor CustomStringConvertible {
  /// What a user sees, as a `SceneOutline`: a line for each thing, things within further in.
  ///
  /// What stands behind a presentation is one line that says so. Meant to be read in a failure, and
  /// to be compared in a test.
  public var description: String {
    bringUpToDate()
    return SceneOutline(of: graph.root.snapshot, focused: graph.focused).description
  }
}
