/// Ties the focus of an element to a focus state.
@MainActor
package protocol FocusLink {
  /// The element is there.
  func add(_ outlet: Outlet)
  /// The element is gone, or no longer tied to the state.
  func remove(_ outlet: Outlet)
  /// The element got the focus from the user.
  func focus()
  /// The element lost the focus.
  func blur()
}
