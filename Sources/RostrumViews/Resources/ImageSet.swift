package import Foundation

/// A picture of a catalogue.
package struct ImageSet: Hashable, Sendable {
  /// The file for light mode, in the highest resolution.
  package let light: URL
  /// The file for dark mode.
  package let dark: URL
  /// The number of pixels per point.
  package let scale: Int
  /// A text that differs when the light file was changed.
  package let version: String
}

extension ImageSet {
  /// Reads the description of an image set; `nil` if it names no file.
  init?(_ contents: AssetContents, in folder: URL) {
    let entries = (contents.images ?? []).filter(\.isForEveryScreen)
    func finest(dark: Bool) -> AssetContents.Entry? {
      entries.filter { $0.isDark == dark && $0.filename != nil }.max { $0.points < $1.points }
    }
    guard let any = finest(dark: false) ?? finest(dark: true), let name = any.filename else {
      return nil
    }
    light = folder.appending(component: name)
    dark = folder.appending(component: finest(dark: true)?.filename ?? name)
    scale = any.points
    version = Self.version(of: light)
  }
}

extension ImageSet {
  private static func version(of file: URL) -> String {
    let values = try? file.resourceValues(forKeys: [.fileSizeKey, .contentModificationDateKey])
    let date = values?.contentModificationDate?.timeIntervalSinceReferenceDate
    return "\(values?.fileSize ?? 0) \(date ?? 0)"
  }
}

extension AssetContents.Entry {
  fileprivate var points: Int { scale.flatMap { Int($0.prefix(1)) } ?? 1 }
}
