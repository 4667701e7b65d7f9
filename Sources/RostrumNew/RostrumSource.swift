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
      let checkout = URL(filePath: text, directoryHint: .isDirectory).standardizedFileURL
      let isSibling =
        checkout.deletingLastPathComponent().path == folder.deletingLastPathComponent().path
      self.init(path: isSibling ? "../" + checkout.lastPathComponent : checkout.plainPath)
    }
  }

  /// What takes the place of the markers in a template.
  var words: [String: String] {
    [
      "dependency": dependency, "package": package,
      "docker options": path.map { "--build-context rostrum=\($0) " } ?? "",
    ]
  }

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
