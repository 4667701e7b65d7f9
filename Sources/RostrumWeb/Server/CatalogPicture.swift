import Foundation
import RostrumViews

/// A picture in a catalog of the app, under a path that changes with the file.
///
/// A browser loads a picture that a page shows, so its bundle was read when the page was rendered.
struct CatalogPicture {
  /// The prefix of the paths of all pictures.
  static let prefix = Assets.prefix + "picture-"

  /// The file.
  let file: URL
  /// The path of the file on the server.
  let path: String
  /// The media type of the file.
  let mediaType: String
  /// The number of the picture's pixels in a point.
  let scale: Int

  /// Creates a picture; the result is `nil` if browsers can't show the kind of its file.
  init?(_ set: ImageSet) {
    let suffix = set.light.pathExtension.lowercased()
    guard let mediaType = Self.mediaTypes[suffix] else { return nil }
    let identity = "\(set.light.path(percentEncoded: false)) \(set.version)"
    path = "\(Self.prefix)\(Digest(of: identity.utf8)).\(suffix)"
    file = set.light
    scale = set.scale
    self.mediaType = mediaType
  }

  /// The picture at a path, or `nil` if there is none.
  ///
  /// - Complexity: O(*n*) in the pictures of all catalogs.
  init?(at path: some StringProtocol) {
    guard path.hasPrefix(Self.prefix) else { return nil }
    let pictures = BundleResources.allImages.lazy.compactMap(CatalogPicture.init(_:))
    guard let picture = pictures.first(where: { $0.path == path }) else { return nil }
    self = picture
  }

  private static let mediaTypes = [
    "avif": "image/avif", "gif": "image/gif", "jpeg": "image/jpeg", "jpg": "image/jpeg",
    "png": "image/png", "svg": "image/svg+xml", "webp": "image/webp",
  ]
}
