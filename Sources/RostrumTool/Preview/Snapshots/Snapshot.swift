import Foundation

/// The previews of a program, as it prints them.
struct PreviewList: Decodable {
  struct Item: Decodable {
    let index: Int
    let name: String
    let module: String
    let file: String
    let frames: [Frame]
  }

  struct Frame: Decodable {
    let name: String
    let width: Double
    let height: Double
  }

  let previews: [Item]
}

/// A picture of a preview in one frame and variant.
struct Snapshot: Hashable {
  /// Settings in which each preview is pictured.
  enum Variant: String, CaseIterable {
    case light
    case dark
    case rightToLeft = "right-to-left"

    /// The settings, as in addresses.
    fileprivate var settings: String {
      switch self {
      case .light: "light.ltr.large.en-US"
      case .dark: "dark.ltr.large.en-US"
      case .rightToLeft: "light.rtl.large.en-US"
      }
    }
  }

  /// The path of the file below the folder of snapshots.
  let path: String
  /// The path of the page.
  let page: String
  let width: Int
  let height: Int

  /// The pictures of all previews.
  ///
  /// Previews of one file with the same name are numbered.
  static func all(of list: PreviewList) -> [Self] {
    var counts: [String: Int] = [:]
    return list.previews.flatMap { item in
      let file = item.file.split(separator: ".").first.map(String.init) ?? item.file
      let folder = "\(fileName(item.module))/\(fileName(file))"
      let key = "\(folder)/\(fileName(item.name).lowercased())"
      counts[key, default: 0] += 1
      let number = counts[key, default: 1]
      let name = fileName(item.name) + (number == 1 ? "" : " \(number)")
      return item.frames.flatMap { frame in
        Variant.allCases.map { variant in
          Self(
            path: "\(folder)/\(name), \(fileName(frame.name)), \(variant.rawValue).png",
            page: "preview/\(item.index).\(variant.settings)", width: Int(frame.width),
            height: Int(frame.height))
        }
      }
    }
  }

  /// A name that each file system accepts.
  private static func fileName(_ name: String) -> String {
    let allowed = name.map { character in
      character.isLetter || character.isNumber || " ,-_".contains(character) ? character : "_"
    }
    return String(allowed.prefix(80))
  }
}
