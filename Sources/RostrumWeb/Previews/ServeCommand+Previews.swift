#if DEBUG && CommandLine
  import Foundation
  import RostrumViews

  extension ServeCommand {
    /// What serves the previews, if the command asks for them.
    ///
    /// - Parameter name: The name of the program.
    /// - Returns: The desk; `nil` for a command that serves the app.
    func previewDesk(of name: String) -> PreviewDesk? {
      guard previews else { return nil }
      return PreviewDesk(
        of: name, showing: PreviewSource.all.filter { $0.isIn(previewsIn) },
        buildStatus: buildStatus.map { URL(filePath: $0) }, latency: latency)
    }
  }
#endif
