import RostrumViews

/// A launched app, as a session sees it.
@MainActor
protocol RunningApp: AnyObject, ElementSource {
  /// The element that has the keyboard focus.
  var focused: ElementID? { get }
  /// Brings the elements up to date, and tells the steps.
  func update() -> [Mutation]
  /// Runs what a user's event asks for.
  func perform(_ event: UserEvent) throws(EventRefusal)
  /// Ends the app.
  func tearDown()
}
