import Foundation
import RostrumElements

/// A file of a picture of the app, under a path that changes with the file.
///
/// A browser loads a picture that a page shows, so its bundle was read when the page was rendered.
package struct CatalogPicture {
  /// The file.
  package let file: URL
  /// The path of the file on the server.
  package let path: String
  /// The format of the file.
  package let format: PictureFormat

  /// Creates a picture; the result is `nil` for one that is made of data.
  package init?(_ stored: PictureFile) {
    guard case .file(let url, let version) = stored.content else { return nil }
    let identity = "\(url.path(percentEncoded: false)) \(version)"
    path = "\(PagePath.pictures)\(Digest(of: identity.utf8)).\(stored.format.rawValue)"
    file = url
    format = stored.format
  }
}
