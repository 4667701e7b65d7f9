import Foundation
import RostrumHTML
import RostrumScenes
import RostrumViews

/// A launched app, from the perspective of a session.
@MainActor
package protocol RunningApp: AnyObject, ElementSource<RostrumGraph.Element> {
  /// The element that has the keyboard focus.
  var focused: ElementID? { get }
  /// The presentations and screens above the root, as a tree.
  var presentations: [PresentationNode] { get }
  /// Whether anything has changed since the last update.
  var needsUpdate: Bool { get }
  /// Updates the elements, and returns the mutations.
  func update() -> [Mutation]
  /// Performs a user's event.
  func perform(_ event: UserEvent) throws(EventRefusal)
  /// Restores the values that an earlier launch of the scene has stored, by name.
  func restoreScene(_ values: [String: String])
  /// Opens a URL, and returns whether any view accepts it.
  @discardableResult
  func receive(_ url: URL) -> Bool
  /// Navigates the page to a path of the server, such as that of a download.
  func navigate(to url: URL)
  /// Whether a visible view accepts URLs.
  var takesURLs: Bool { get }
  /// The path of the address of what the app presents.
  var address: String { get }
  /// Whether the app may have pages at paths other than "/".
  var hasAddresses: Bool { get }
  /// The title of the screen in front.
  var frontTitle: String? { get }
  /// Presents what the path of a URL spells.
  @discardableResult
  func present(_ url: URL, isLaunch: Bool) -> OpenedURL
  /// The origins whose pages the app may show in frames.
  var frameOrigins: Set<Origin> { get }
  /// Changes the environment of the views.
  func setEnvironment(_ change: (inout EnvironmentValues) -> Void)
  /// Ends the app.
  func tearDown()
}

extension RunningApp {
  /// The elements, for a patch.
  ///
  /// NB: The compiler fails to convert the type of a running app itself.
  package var tree: any ElementSource<Element> { self }

  /// Informs the views of the page that shows them, so that links to its host lead into the app.
  ///
  /// - Parameter page: A URL with the origin of the page.
  package func locate(on page: URL?) {
    guard let origin = page.flatMap(Origin.init) else { return }
    setEnvironment { $0.pageOrigin = origin }
  }
}
