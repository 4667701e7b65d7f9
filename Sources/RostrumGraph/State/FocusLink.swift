/// Binds the focus of an element to a focus state.
@MainActor
package protocol FocusLink {
  /// Called when the element was added.
  func add(_ handle: ElementHandle)
  /// Called when the element was removed, or is no longer bound to the state.
  func remove(_ handle: ElementHandle)
  /// Called when the element got the focus.
  func didFocus()
  /// Called when the element lost the focus.
  func didBlur()
}

struct FocusTarget<Value: Hashable>: FocusLink {
  let box: FocusBox<Value>
  let value: Value

  func add(_ handle: ElementHandle) { box.add(handle, target: value) }
  func remove(_ handle: ElementHandle) { box.remove(handle) }
  func didFocus() { box.didFocus(value) }
  func didBlur() { box.didBlur(value) }
}
