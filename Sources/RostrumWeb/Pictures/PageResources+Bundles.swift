import Foundation
import RostrumElements
import RostrumHTML
import RostrumViews

extension PageResources {
  /// The scripts of the package, the colours of the app's bundles, and the pictures of a user.
  convenience init(pictures: PictureShelf.Drawer? = nil) {
    self.init(
      files: Assets.files.path, dragging: Assets.dragging.path, details: Assets.details.path,
      colors: BundleColors(), pictures: pictures)
  }
}

/// Finds colours in the catalogues of bundles.
private struct BundleColors: ColorCatalog {
  func colors(named name: String, in bundle: Bundle?) -> (light: Color, dark: Color)? {
    BundleResources.of(bundle).colors[name].map { (light: $0.light, dark: $0.dark) }
  }
}
