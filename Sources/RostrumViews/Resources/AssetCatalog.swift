import Foundation
internal import RostrumElements

/// A catalogue of colours and pictures: a folder `*.xcassets`.
///
/// Names are those of the sets; folders are part of a name only if they provide a namespace.
struct AssetCatalog {
  private(set) var colors: [String: ColorSet] = [:]
  private(set) var images: [String: Picture] = [:]

  /// Reads a catalogue, leaving out sets that can't be read.
  init(_ folder: URL) {
    read(folder, under: "")
  }

  private mutating func read(_ folder: URL, under space: String) {
    for entry in BundleResources.entries(in: folder) {
      let name = space + entry.deletingPathExtension().lastPathComponent
      switch entry.pathExtension {
      case "colorset":
        if let contents = AssetContents(of: entry), let set = ColorSet(contents) {
          colors[name] = set
        }
      case "imageset":
        if let contents = AssetContents(of: entry),
          let set = Picture(contents, named: name, in: entry)
        {
          images[name] = set
        }
      case "" where entry.hasDirectoryPath:
        let isSpace = AssetContents(of: entry)?.properties?.providesNamespace == true
        read(entry, under: isSpace ? name + "/" : space)
      default: break
      }
    }
  }
}

/// The content of a file `Contents.json` in a catalogue.
struct AssetContents: Decodable {
  var colors: [Entry]?
  var images: [Entry]?
  var properties: Properties?

  struct Entry: Decodable {
    var idiom: String
    var appearances: [Appearance]?
    var color: Color?
    var filename: String?
    var scale: String?
    var displayGamut: String?

    enum CodingKeys: String, CodingKey {
      case idiom, appearances, color, filename, scale
      case displayGamut = "display-gamut"
    }

    var isDark: Bool { appearances == [Appearance(appearance: "luminosity", value: "dark")] }

    /// Whether the entry isn't limited to one kind of screen.
    var isForEveryScreen: Bool { idiom == "universal" && hasPlainAppearance }

    /// Whether the entry depends on nothing but light and dark mode.
    var hasPlainAppearance: Bool {
      let isPlain = (appearances ?? []).allSatisfy { $0.appearance == "luminosity" }
      return displayGamut != "display-P3" && isPlain
    }
  }

  struct Appearance: Decodable, Equatable {
    var appearance: String
    var value: String
  }

  struct Color: Decodable {
    var space: String?
    var components: [String: String]?
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components, reference
    }
  }

  struct Properties: Decodable {
    var providesNamespace: Bool?
    var templateRenderingIntent: String?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case templateRenderingIntent = "template-rendering-intent"
    }
  }

  /// Reads the description in a folder; `nil` if the folder has none.
  init?(of folder: URL) {
    guard
      let data = try? Data(contentsOf: folder.appending(component: "Contents.json")),
      let contents = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = contents
  }
}
