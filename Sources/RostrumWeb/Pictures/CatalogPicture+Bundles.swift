import RostrumHTML
import RostrumViews

extension CatalogPicture {
  /// The picture at a path, or `nil` if there is none.
  ///
  /// - Complexity: O(*n*) in the pictures of all bundles.
  init?(at path: some StringProtocol) {
    guard path.hasPrefix(PagePath.pictures) else { return nil }
    let files = BundleResources.allImages.lazy.flatMap { $0.light + $0.dark }
    let pictures = files.compactMap(CatalogPicture.init(_:))
    guard let picture = pictures.first(where: { $0.path == path }) else { return nil }
    self = picture
  }
}
