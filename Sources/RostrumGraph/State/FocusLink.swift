/// Ties the focus of an element to a focus state.
@MainActor
package protocol FocusLink {
  /// The element is there.
  func add(_ outlet: Outlet)
  /// The element is gone, or no longer tied to the state.
  func remove(_ outlet: Outlet)
  /// The element got the focus from the user.
  func didFocus()
  /// The element lost the focus.
  func didBlur()
}

struct FocusTarget<Value: Hashable>: FocusLink {
  let box: FocusBox<Value>
  let value: Value

  func add(_ outlet: Outlet) { box.add(outlet, target: value) }
  func remove(_ outlet: Outlet) { box.remove(outlet) }
  func didFocus() { box.didFocus(value) }
  func didBlur() { box.didBlur(value) }
}
