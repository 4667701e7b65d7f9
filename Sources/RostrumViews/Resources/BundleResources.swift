package import Foundation
package import RostrumElements
import RostrumRuntime

/// The resources of a bundle for an app's views: texts, colours and pictures.
///
/// A bundle is read on first use, once for the whole program: its files are part of the program and
/// don't change while it runs.
package struct BundleResources: Sendable {
  /// The texts.
  package let strings: StringTables
  /// The colours by name.
  package let colors: [String: ColorSet]
  /// The pictures of catalogues and files by name.
  package let images: [String: Picture]

  /// Reads folders, leaving out invalid content.
  ///
  /// - Parameters:
  ///   - folders: The folders.
  ///   - development: The language to use for readers without a translation.
  init(folders: [URL], development: String) {
    let entries = folders.flatMap(Self.entries)
    strings = StringTables(entries: entries, development: development)
    let catalogs = entries.filter { $0.pathExtension == "xcassets" }.map(AssetCatalog.init)
    colors = catalogs.reduce(into: [:]) { $0.merge($1.colors) { first, _ in first } }
    var images = Picture.plain(in: entries)
    for catalog in catalogs.reversed() { images.merge(catalog.images) { $1 } }
    self.images = images
  }

  /// The resources of a bundle.
  ///
  /// - Parameter bundle: The bundle; `nil` for the main bundle.
  /// - Returns: The resources.
  package static func of(_ bundle: Bundle?) -> BundleResources {
    guard let bundle, bundle !== Bundle.main else { return main }
    return read.withLock { read in
      let id = ObjectIdentifier(bundle)
      if let known = read[id] { return known.resources }
      let resources = BundleResources(
        folders: [bundle.resourceURL].compactMap(\.self), development: bundle.development ?? "en")
      read[id] = (bundle, resources)
      return resources
    }
  }

  /// The bundle at an address: one object for each, so that it is read once.
  static func bundle(at url: URL) -> Bundle? {
    opened.withLock { opened in
      if let bundle = opened[url] { return bundle }
      let bundle = Bundle(url: url)
      opened[url] = bundle
      return bundle
    }
  }

  private static let opened = Locked<[URL: Bundle]>([:])

  /// The pictures of the program and of all bundles that were read.
  ///
  /// - Complexity: O(*n*) in the pictures.
  package static var allImages: [Picture] {
    let all = read.withLock { $0.values.map(\.resources) } + [main]
    return all.flatMap(\.images.values)
  }

  /// The language for a reader: the closest one in which a bundle in use has texts.
  ///
  /// - Parameter locale: The reader's locale.
  /// - Returns: A language such as `de` or `zh-Hant`; the program's language if there are no texts.
  package static func language(for locale: Locale) -> String {
    let all = read.withLock { $0.values.map(\.resources.strings) } + [main.strings]
    return all.lazy.compactMap { $0.closestLanguage(to: locale) }.first ?? main.strings.development
  }

  /// The resources of the program.
  ///
  /// They are those of the main bundle and of the target with the same name, which are one bundle
  /// on Apple's systems.
  private static let main: BundleResources = {
    guard let folder = Bundle.main.resourceURL else {
      return BundleResources(folders: [], development: "en")
    }
    let suffix = "_\(Bundle.main.executableURL?.lastPathComponent ?? "").resources"
    let targets = entries(in: folder).filter { $0.lastPathComponent.hasSuffix(suffix) }
    let bundles = [Bundle.main] + targets.compactMap(Bundle.init(url:))
    return BundleResources(
      folders: [folder] + targets,
      development: bundles.lazy.compactMap(\.development).first ?? "en")
  }()

  /// The bundles that were read.
  ///
  /// NB: A bundle is retained so that its identity isn't reused.
  private static let read = Locked<ReadBundles>([:])

  private typealias ReadBundles = [ObjectIdentifier: (bundle: Bundle, resources: BundleResources)]

  /// The content of a folder, in an order that doesn't depend on the file system.
  static func entries(in folder: URL) -> [URL] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    // NB: The names are taken once each, because a folder may have thousands of files.
    return (files ?? []).map { ($0.lastPathComponent, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

extension Bundle {
  /// The language in which the keys of the bundle's texts are written, if the bundle declares one.
  ///
  /// NB: `developmentLocalization` traps on Linux for a bundle that doesn't declare one.
  fileprivate var development: String? {
    infoDictionary?["CFBundleDevelopmentRegion"] as? String
  }
}
