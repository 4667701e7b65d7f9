import Foundation
import RostrumElements

/// What a page loads besides its HTML: the scripts that some elements need, the colours of the app,
/// and the pictures that it makes of data.
///
/// The host of the page has them. All elements of a page have the same resources, which are equal
/// only to themselves.
package final class PageResources: Hashable, Sendable {
  /// Keeps the pictures that the app makes of data, for the user of the page.
  let pictures: (any PictureDrawer)?
  /// Finds the colours of the app.
  let colors: any ColorCatalog
  private let files: String
  private let dragging: String
  private let details: String

  /// Creates the resources of a page.
  ///
  /// - Parameters:
  ///   - files: The path of ``PageScript/files``.
  ///   - dragging: The path of ``PageScript/dragging``.
  ///   - details: The path of ``PageScript/details``.
  ///   - colors: Finds the colours of the app.
  ///   - pictures: Keeps the pictures that the app makes of data.
  package init(
    files: String, dragging: String, details: String, colors: any ColorCatalog,
    pictures: (any PictureDrawer)? = nil
  ) {
    self.files = files
    self.dragging = dragging
    self.details = details
    self.colors = colors
    self.pictures = pictures
  }

  /// The path of a script.
  func path(of script: PageScript) -> String {
    switch script {
    case .files: files
    case .dragging: dragging
    case .details: details
    }
  }

  package static func == (left: PageResources, right: PageResources) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A script that a page loads when an element needs it.
enum PageScript {
  /// Chooses, receives and shares files.
  case files
  /// Recognizes gestures, and moves what is dragged.
  case dragging
  /// Shrinks texts that don't fit, and dismisses the keyboard of who scrolls.
  case details
}

/// Keeps the pictures that the app makes of data, for the user of a page.
package protocol PictureDrawer: Sendable {
  /// Keeps a picture, and returns the path at which the user's pages find it.
  ///
  /// - Complexity: O(*n*) in the bytes.
  func path(for data: Data, _ format: PictureFormat) -> String
  /// Logs once that a picture can't be shown.
  func report(_ fault: PictureFault, of name: String)
}

extension PageResources? {
  /// Writes nodes with the colours of the app.
  func draw<Result>(_ write: () throws -> Result) rethrows -> Result {
    try DrawnColors.$catalog.withValue(self?.colors, operation: write)
  }
}

extension DOMContext {
  /// The path of a script, if the page can load it.
  func path(of script: PageScript) -> String? { resources?.path(of: script) }
}
