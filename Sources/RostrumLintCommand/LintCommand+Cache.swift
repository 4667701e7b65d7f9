import Foundation
import RostrumLint

extension LintCommand {
  /// The cache of this run.
  ///
  /// - Parameter environment: The environment, which says where the user's caches are.
  /// - Returns: The cache, or nil if it isn't wanted, or has no place.
  func openCache(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> LintCache? {
    guard !noCache, let folder = cachePath ?? Self.cachePath(environment),
      let tool = ToolIdentity.current
    else { return nil }
    return LintCache(folder: folder, tool: tool)
  }

  /// The folder of the cache among the user's caches, or nil if there is no such place.
  static func cachePath(_ environment: [String: String]) -> String? {
    // NB: Without a home, Foundation has a folder that is nobody's.
    let home = environment["HOME"] ?? ""
    guard !home.isEmpty || environment["XDG_CACHE_HOME"]?.hasPrefix("/") == true else { return nil }
    return FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?
      .appending(path: "rostrum-lint").path
  }
}
