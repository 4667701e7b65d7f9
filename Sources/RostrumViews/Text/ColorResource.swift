public import Foundation

/// The name of a color of the app, with the bundle that contains it.
///
/// ```swift
/// extension ColorResource {
///   static let moss = ColorResource(name: "moss", bundle: .main)
/// }
/// ```
///
/// Xcode writes such constants for the catalogues of an app, and so does the plugin `AssetSymbols`.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a resource.
  ///
  /// - Parameters:
  ///   - name: The name of the color.
  ///   - bundle: The bundle that contains the color.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Color {
  /// Creates a color of the app from its resource.
  ///
  /// - Parameter resource: The name and the bundle.
  public init(_ resource: ColorResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}
