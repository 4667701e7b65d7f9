import Foundation
import PackagePlugin

/// Adds `AssetSymbols.swift` to a target, with a constant for each color and picture in its catalogues
/// `*.xcassets`, as Xcode does: `Image(.cover)`, `Color(.moss)`.
@main struct AssetSymbolsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let catalogs = files(in: module.directoryURL).filter { $0.pathExtension == "xcassets" }
    if catalogs.isEmpty { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "AssetSymbols.swift")
    let descriptions = catalogs.flatMap { files(in: $0) }
      .filter { $0.lastPathComponent == "Contents.json" }
    return [
      .buildCommand(
        displayName: "Writing the names in the catalogues of \(target.name)",
        executable: try context.tool(named: "AssetSymbolsTool").url,
        arguments: [output.path] + catalogs.map(\.path),
        inputFiles: descriptions, outputFiles: [output])
    ]
  }

  /// The files and folders in a folder, in a stable order.
  private func files(in folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (found?.compactMap { $0 as? URL } ?? []).sorted { $0.path < $1.path }
  }
}
