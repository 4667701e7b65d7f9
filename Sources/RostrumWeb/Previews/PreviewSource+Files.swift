#if DEBUG
  import Foundation
  import RostrumViews

  extension PreviewSource {
    /// Whether the preview is in one of some files or modules; in any case if there are none.
    ///
    /// - Parameter names: Paths of files, the ends of such paths, or names of modules.
    /// - Returns: Whether it is.
    func isIn(_ names: [String]) -> Bool {
      names.isEmpty
        || names.contains { name in
          let path = URL(filePath: name).standardizedFileURL.path(percentEncoded: false)
          return module == name || fileID == name || filePath == path
            || "/\(filePath)".hasSuffix("/\(name)")
        }
    }
  }
#endif
