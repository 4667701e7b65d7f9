public import Foundation

/// One step from the tree before an update to the tree after it.
///
/// Applied in order to a copy of the tree before, the mutations of an update yield the tree after.
/// An element that is new is described by the one insertion of the topmost new element around it.
public enum Mutation: Hashable, Sendable {
  /// Puts a new element and all within it before a sibling, or at the end for `nil`.
  case insert(ElementSnapshot, parent: ElementID, before: ElementID?)
  /// Takes an element and all within it away for good.
  case remove(ElementID)
  /// Puts an element before another sibling of the same parent, or at the end for `nil`.
  case move(ElementID, before: ElementID?)
  /// Changes what is known about an element.
  case change(ElementID, from: ElementState, to: ElementState)
  /// Gives the keyboard focus to an element, or takes it away.
  case focus(ElementID?)
  /// Says how the other steps that concern an element, or anything within, are to move; `nil` for
  /// not at all.
  ///
  /// It comes before those steps, and counts for this update alone.
  case animate(ElementID, Animation?)
  /// Opens a URL outside of the app.
  case open(URL)
  /// Puts a text on the clipboard of the user, as far as the host may.
  case copy(String)
  /// Keeps a value of the scene under a name for the next launch of it; `nil` for none.
  case keep(String?, name: String)
  /// Scrolls until an element is in sight; its place stands at the same place of the region around.
  case scroll(ElementID, anchor: UnitPoint?)
  /// Says a text to users of assistive technology.
  case announce(String)
}
