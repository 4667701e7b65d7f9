import Foundation
import RostrumViews

/// A file of a picture of the app, under a path that changes with the file.
///
/// A browser loads a picture that a page shows, so its bundle was read when the page was rendered.
struct CatalogPicture {
  /// The prefix of the paths of all pictures.
  static let prefix = Assets.prefix + "picture-"

  /// The file.
  let file: URL
  /// The path of the file on the server.
  let path: String
  /// The format of the file.
  let format: PictureFormat

  /// Creates a picture; the result is `nil` for one that is made of data.
  init?(_ stored: PictureFile) {
    guard case .file(let url, let version) = stored.content else { return nil }
    let identity = "\(url.path(percentEncoded: false)) \(version)"
    path = "\(Self.prefix)\(Digest(of: identity.utf8)).\(stored.format.rawValue)"
    file = url
    format = stored.format
  }

  /// The picture at a path, or `nil` if there is none.
  ///
  /// - Complexity: O(*n*) in the pictures of all bundles.
  init?(at path: some StringProtocol) {
    guard path.hasPrefix(Self.prefix) else { return nil }
    let files = BundleResources.allImages.lazy.flatMap { $0.light + $0.dark }
    let pictures = files.compactMap(CatalogPicture.init(_:))
    guard let picture = pictures.first(where: { $0.path == path }) else { return nil }
    self = picture
  }
}
