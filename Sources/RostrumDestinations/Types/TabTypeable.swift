/// The tabs of an app, as an enum of the app.
public protocol TabTypeable: Hashable {
  /// The name that the user sees.
  var tabName: String { get }
}
