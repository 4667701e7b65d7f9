import Foundation
internal import RostrumElements

extension Picture {
  /// Reads the description of an image set; `nil` if it names no file.
  init?(_ contents: AssetContents, named name: String, in folder: URL) {
    let all = (contents.images ?? []).filter { $0.filename != nil && $0.hasPlainAppearance }
    let universal = all.filter(\.isForEveryScreen)
    let entries = universal.isEmpty ? all : universal
    guard !entries.isEmpty else { return nil }
    func files(dark: Bool) -> [(URL, Double)] {
      var scales: Set<Double> = []
      return entries.filter { $0.isDark == dark && scales.insert($0.points).inserted }
        .compactMap { entry in
          entry.filename.map { (folder.appending(component: $0), entry.points) }
        }
    }
    self.init(
      name: name, light: files(dark: false), dark: files(dark: true),
      isTemplate: contents.properties?.templateRenderingIntent == "template")
  }

  /// The pictures among the files of a folder: `name.png`, `name@2x.png` and `name.svg`.
  ///
  /// - Parameter entries: The files.
  /// - Returns: The pictures by name, with and without the ending.
  static func plain(in entries: [URL]) -> [String: Picture] {
    var files: [String: [(URL, Double)]] = [:]
    for entry in entries where endings.contains(entry.pathExtension.lowercased()) {
      var name = entry.deletingPathExtension().lastPathComponent
      var scale = 1.0
      if let match = try? #/^(.+)@([23])x$/#.wholeMatch(in: name) {
        name = String(match.1)
        scale = Double(match.2) ?? 1
      }
      let ending = entry.pathExtension
      for key in [name, "\(name).\(ending)"] {
        if files[key]?.contains(where: { $0.1 == scale }) == true { continue }
        files[key, default: []].append((entry, scale))
      }
    }
    return files.reduce(into: [:]) { $0[$1.key] = Picture(name: $1.key, light: $1.value) }
  }

  private static let endings: Set = ["avif", "gif", "jpeg", "jpg", "png", "svg", "webp"]
}

extension AssetContents.Entry {
  fileprivate var points: Double { scale.flatMap { Double($0.prefix(1)) } ?? 1 }
}
