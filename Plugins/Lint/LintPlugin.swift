import Foundation
import PackagePlugin

/// Lints a target before it is compiled: findings are warnings and errors of the build.
///
/// The target gets a source file without declarations, so that it is linted again only if a source has
/// changed.
@main struct LintPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let package = context.package.directoryURL
    let sources = module.sourceFiles(withSuffix: ".swift").map(\.url)
    // Without files to lint the tool would lint the package.
    if sources.isEmpty { return [] }
    let settings = package.appending(path: ".rostrum-lint.yml")
    let hasSettings = FileManager.default.fileExists(atPath: settings.path)
    let stamp = context.pluginWorkDirectoryURL.appending(path: "Linted.swift")
    // A sandbox may forbid the caches of the user.
    let cache = context.pluginWorkDirectoryURL.appending(path: "Cache")
    return [
      .buildCommand(
        displayName: "Linting \(target.name)",
        executable: try context.tool(named: "LintTool").url,
        arguments: [
          "--quiet", "--format", "xcode", "--package-path", package.path,
          "--stamp", stamp.path, "--cache-path", cache.path,
        ] + sources.map { relativePath(of: $0, in: package) },
        inputFiles: sources + (hasSettings ? [settings] : []), outputFiles: [stamp])
    ]
  }

  /// The path as the settings of a package name it, if the file is in the package.
  private func relativePath(of file: URL, in package: URL) -> String {
    let folder = package.path.hasSuffix("/") ? package.path : package.path + "/"
    return file.path.hasPrefix(folder) ? String(file.path.dropFirst(folder.count)) : file.path
  }
}
