import Foundation
import PackagePlugin

/// Adds `SessionFormats.swift` to a target, where `Locale.current`, `formatted()` and their kind mean the
/// session's locale instead of the server's.
///
/// A declaration of a module shadows those that it imports, so the file works without a change of the
/// target's own sources.
@main struct SessionFormatsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) -> [Command] {
    let template = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "SessionFormats.swift.template")
    let file = context.pluginWorkDirectoryURL.appending(path: "SessionFormats.swift")
    return [
      .buildCommand(
        displayName: "Adding SessionFormats.swift to \(target.name)",
        executable: URL(filePath: "/bin/cp"), arguments: [template.path, file.path],
        inputFiles: [template], outputFiles: [file])
    ]
  }
}
