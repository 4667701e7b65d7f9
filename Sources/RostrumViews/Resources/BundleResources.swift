package import Foundation
import RostrumRuntime

/// What a bundle holds for the views of an app: its texts, and the colours of its catalogues.
///
/// A bundle is read when it is first asked for something, once for the whole program: its files are
/// part of the program and do not change while it runs.
package struct BundleResources: Sendable {
  /// The texts.
  package let strings: StringTables
  /// The colours by name.
  package let colors: [String: ColorSet]
  /// The pictures by name.
  package let images: [String: ImageSet]

  /// Reads folders; what is wrong in them is left out.
  ///
  /// - Parameters:
  ///   - folders: The folders.
  ///   - development: The language of the texts where a reader's own is not there.
  init(folders: [URL], development: String) {
    let entries = folders.flatMap(Self.entries)
    strings = StringTables(entries: entries, development: development)
    let catalogs = entries.filter { $0.pathExtension == "xcassets" }.map(AssetCatalog.init)
    colors = catalogs.reduce(into: [:]) { $0.merge($1.colors) { first, _ in first } }
    images = catalogs.reduce(into: [:]) { $0.merge($1.images) { first, _ in first } }
  }

  /// The resources of a bundle.
  ///
  /// - Parameter bundle: The bundle; `nil` for the program's own.
  /// - Returns: The resources.
  package static func of(_ bundle: Bundle?) -> BundleResources {
    guard let bundle, bundle !== Bundle.main else { return main }
    return read.withLock { read in
      let id = ObjectIdentifier(bundle)
      if let known = read[id] { return known.resources }
      let resources = BundleResources(
        folders: [bundle.resourceURL].compactMap(\.self), development: bundle.development)
      read[id] = (bundle, resources)
      return resources
    }
  }

  /// The language in which a reader is spoken to: the closest one that a bundle in use has texts in.
  ///
  /// - Parameter locale: What the reader wants.
  /// - Returns: A name such as `de` or `zh-Hant`; the language of the program where there are no texts.
  package static func language(for locale: Locale) -> String {
    let all = read.withLock { $0.values.map(\.resources.strings) } + [main.strings]
    return all.lazy.compactMap { $0.language(for: locale) }.first ?? main.strings.development
  }

  /// The resources of the program.
  ///
  /// They are those of its bundle, and those of the target of its name: on Apple's systems the two
  /// are one.
  private static let main: BundleResources = {
    guard let folder = Bundle.main.resourceURL else {
      return BundleResources(folders: [], development: "en")
    }
    let suffix = "_\(Bundle.main.executableURL?.lastPathComponent ?? "").resources"
    let target = entries(in: folder).filter { $0.lastPathComponent.hasSuffix(suffix) }
    return BundleResources(folders: [folder] + target, development: Bundle.main.development)
  }()

  /// Bundles that were read.
  ///
  /// NB: A bundle is kept, so that its identity stays its own.
  private static let read = Locked<ReadBundles>([:])

  private typealias ReadBundles = [ObjectIdentifier: (bundle: Bundle, resources: BundleResources)]

  /// What is in a folder, in an order that does not depend on the disk.
  static func entries(in folder: URL) -> [URL] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}

extension Bundle {
  /// The language in which the bundle's texts are written.
  ///
  /// NB: `developmentLocalization` traps on Linux for a bundle that does not name one.
  fileprivate var development: String {
    infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
  }
}
