public import Foundation

/// One step from the tree before an update to the tree after it.
///
/// Applied in order to a copy of the tree before the update, the mutations yield the tree after it.
/// A new element is described by the insertion of its topmost new ancestor.
public enum Mutation: Hashable, Sendable {
  /// Inserts a new element with its descendants before a sibling, or at the end for `nil`.
  case insert(ElementSnapshot, parent: ElementID, before: ElementID?)
  /// Removes an element and its descendants for good.
  case remove(ElementID)
  /// Moves an element before a sibling, or to the end for `nil`.
  case move(ElementID, before: ElementID?)
  /// Changes the state of an element.
  case change(ElementID, from: ElementState, to: ElementState)
  /// Moves the keyboard focus to an element, or removes it.
  case focus(ElementID?)
  /// Sets the animation of the other steps that concern an element or its descendants; `nil` for
  /// none.
  ///
  /// The mutation precedes those steps and applies only to this update.
  case animate(ElementID, Animation?)
  /// Opens a URL outside of the app, in a window of a size, in points, if the app asks for one.
  case open(URL, size: CGSize? = nil)
  /// Closes the window of the scene, if the host is permitted to.
  case close
  /// Copies a text to the user's clipboard, if the host is permitted to.
  case copy(String)
  /// Stores a value of the scene under a name for the scene's next launch; `nil` removes it.
  case keep(String?, name: String)
  /// Scrolls until an element is visible, with the anchor at the same point of element and region.
  case scroll(ElementID, anchor: UnitPoint?)
  /// Announces a text to users of assistive technology.
  case announce(String)
  /// Lets the reader feel something, on a device that can vibrate.
  case feedback(SensoryFeedback)
}
