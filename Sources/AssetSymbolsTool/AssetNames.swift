import Foundation

/// The names of the colors and pictures in catalogues.
struct AssetNames: Equatable {
  /// The names of color sets, with the folders that are part of them: `Brand/moss`.
  var colors: [String] = []
  /// The names of picture sets.
  var images: [String] = []

  /// The names in both catalogues, each once.
  func merging(_ other: AssetNames) -> AssetNames {
    AssetNames(
      colors: Set(colors + other.colors).sorted(), images: Set(images + other.images).sorted())
  }
}

extension AssetNames {
  /// Reads the names in a catalogue: a folder `*.xcassets`.
  ///
  /// Folders are part of a name only if they provide a namespace.
  init(in catalog: URL) {
    read(catalog, under: "")
    self = merging(AssetNames())
  }

  private mutating func read(_ folder: URL, under space: String) {
    let entries = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    for entry in entries ?? [] {
      let name = space + entry.deletingPathExtension().lastPathComponent
      switch entry.pathExtension {
      case "colorset": colors.append(name)
      case "imageset": images.append(name)
      case "": read(entry, under: providesNamespace(entry) ? name + "/" : space)
      default: break
      }
    }
  }

  private func providesNamespace(_ folder: URL) -> Bool {
    struct Contents: Decodable {
      struct Properties: Decodable {
        var providesNamespace: Bool?

        enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
      }
      var properties: Properties?
    }
    guard let data = try? Data(contentsOf: folder.appending(path: "Contents.json")) else {
      return false
    }
    let contents = try? JSONDecoder().decode(Contents.self, from: data)
    return contents?.properties?.providesNamespace == true
  }
}
