import Foundation

/// Where an app has Rostrum from.
package struct RostrumSource: Hashable, Sendable {
  /// The dependency in the manifest.
  let dependency: String
  /// The name of the package in the manifest.
  let package: String
  /// The path of a checkout, as the manifest has it.
  package let path: String?

  /// A checkout beside the app.
  package static let sibling = RostrumSource(path: "../rostrum")

  private init(dependency: String, package: String, path: String?) {
    self.dependency = dependency
    self.package = package
    self.path = path
  }

  private init(path: String) {
    self.init(
      dependency: ".package(name: \"rostrum\", path: \"\(path)\")", package: "rostrum", path: path)
  }

  /// Reads what a person has written.
  ///
  /// - Parameters:
  ///   - text: The URL of a repository, or the path of a checkout, from the current folder.
  ///   - folder: The folder of the app.
  package init(_ text: String, for folder: URL) {
    if text.contains("://") || text.hasPrefix("git@") {
      let name = text.split(whereSeparator: { "/:".contains($0) }).last.map(String.init) ?? text
      self.init(
        dependency: ".package(url: \"\(text)\", branch: \"main\")",
        package: (name.hasSuffix(".git") ? String(name.dropLast(4)) : name).lowercased(), path: nil)
    } else {
      let checkout = URL(filePath: text, directoryHint: .isDirectory)
        .resolvingSymlinksInPath().standardizedFileURL
      self.init(path: Self.relativePath(of: checkout, in: folder) ?? checkout.plainPath)
    }
  }

  /// The path of a checkout that is around the folder of the app, or beside it or a folder around it.
  ///
  /// - Parameters:
  ///   - checkout: The folder of the checkout.
  ///   - folder: The folder of the app, which may not be there yet.
  /// - Returns: The path, relative to the folder of the app; `nil` if the checkout is elsewhere.
  private static func relativePath(of checkout: URL, in folder: URL) -> String? {
    let place = folder.deletingLastPathComponent().resolvingSymlinksInPath().standardizedFileURL
    let (from, to) = (place.pathComponents + [folder.lastPathComponent], checkout.pathComponents)
    let common = zip(from, to).prefix { $0 == $1 }.count
    // Apart from the root of the file system, which everything has in common, the app is beside or within.
    guard to.count - common <= 1, common > 1, from.count > common else { return nil }
    return (Array(repeating: "..", count: from.count - common) + to[common...])
      .joined(separator: "/")
  }

  /// What takes the place of the markers in a template.
  var words: [String: String] {
    [
      "dependency": dependency, "package": package,
      "docker options": path.map { "--build-context rostrum=\($0) " } ?? "",
    ]
  }

  /// Whether the manifest has a path that only this machine has.
  package var isOnThisMachineOnly: Bool { path?.hasPrefix("/") ?? false }

  /// The lines of a Dockerfile that bring a checkout to where the manifest looks for it.
  var dockerLines: [String] {
    guard let path else { return [] }
    let place =
      path.hasPrefix("/") ? path : URL(filePath: "/package/" + path).standardized.plainPath
    return ["COPY --from=rostrum . \(place)"]
  }
}

extension URL {
  /// The path without a slash at its end.
  package var plainPath: String {
    let path = path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
