import Foundation
import RostrumElements

/// Finds the colours of apps' catalogues by name.
package protocol ColorCatalog: Sendable {
  /// The colours of a name for light and dark mode.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: The bundle of the catalogue; `nil` for the main bundle.
  /// - Returns: The colours, or `nil` if the bundle has none.
  func colors(named name: String, in bundle: Bundle?) -> (light: Color, dark: Color)?
}

/// The colours with which styles are drawn.
///
/// A style is a value that knows nothing of its page, so pages and patches set the catalogue of
/// their ``PageResources`` for as long as they are written.
enum DrawnColors {
  /// The catalogue with the colours of the app.
  @TaskLocal static var catalog: (any ColorCatalog)?
}
