import Foundation
import RostrumViews

/// A launched app, as a session sees it.
@MainActor
protocol RunningApp: AnyObject, ElementSource {
  /// The element that has the keyboard focus.
  var focused: ElementID? { get }
  /// Whether anything has changed since the last update.
  var needsUpdate: Bool { get }
  /// Brings the elements up to date, and tells the steps.
  func update() -> [Mutation]
  /// Runs what a user's event asks for.
  func perform(_ event: UserEvent) throws(EventRefusal)
  /// Takes over what an earlier launch of the scene has kept, by name.
  func restoreScene(_ values: [String: String])
  /// Hands over the URL with which the app is opened; answers whether anything takes it.
  @discardableResult
  func receive(_ url: URL) -> Bool
  /// Whether a view that is visible takes URLs.
  var takesURLs: Bool { get }
  /// Changes what views are told of the browser.
  func setEnvironment(_ change: (inout EnvironmentValues) -> Void)
  /// Ends the app.
  func tearDown()
}
