/// The tabs of an app, usually an enum.
public protocol TabTypeable: Hashable {
  /// The name of the tab in the user interface.
  var tabName: String { get }
}
