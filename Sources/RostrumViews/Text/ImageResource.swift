public import Foundation

/// The name of a picture of the app, with the bundle that contains it.
///
/// ```swift
/// extension ImageResource {
///   static let cover = ImageResource(name: "cover", bundle: .module)
/// }
///
/// Image(.cover)
/// ```
///
/// Xcode writes such constants for the catalogues of an app, and so does the plugin `AssetSymbols`.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a resource.
  ///
  /// - Parameters:
  ///   - name: The name of the picture.
  ///   - bundle: The bundle that contains the picture.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
