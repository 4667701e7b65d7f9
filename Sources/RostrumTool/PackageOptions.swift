import ArgumentParser
import Foundation
import RostrumNew

/// The package that a command works on.
struct PackageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder of the package.",
      discussion:
        "Without it, that is the current folder, or the next one around it with a Package.swift.",
      valueName: "folder"),
    completion: .directory)
  var packagePath: String?

  /// The folder of the package.
  ///
  /// - Returns: The folder.
  /// - Throws: A `NewError` if there is no package.
  func folder() throws(NewError) -> URL {
    guard let packagePath else { return try AppPackage.folder(around: URL(filePath: ".")) }
    let folder = URL(filePath: packagePath, directoryHint: .isDirectory).standardizedFileURL
    guard folder.isFolder else { throw .noFolder(folder.plainPath) }
    guard folder.appending(path: "Package.swift").exists else {
      throw .noManifest(folder.plainPath)
    }
    return folder
  }
}
