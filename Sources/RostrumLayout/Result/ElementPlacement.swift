public import Foundation
public import RostrumElements

/// The position of one element in its window.
public struct ElementPlacement: Hashable, Sendable, Identifiable {
  /// The identity of the element.
  public let id: ElementID
  /// The frame of the content without enclosing modifiers, in points from the top leading corner of
  /// the window.
  public internal(set) var frame: CGRect
  /// The box of the element with its modifiers, including padding and frames, where an offset or a
  /// position moves it.
  public internal(set) var box: CGRect
  /// The visible part of the box; `nil` if the element is scrolled out of view, clipped or hidden.
  public internal(set) var visible: CGRect?
  /// The part of the box that no ancestor clips, including parts outside of the window; `nil` if the
  /// element is scrolled out of view, clipped or hidden.
  public internal(set) var reachable: CGRect?
  /// The size of the scrollable content; `nil` for an element that doesn't scroll.
  public internal(set) var contentSize: CGSize?
  /// The scroll offset, which is within the content.
  public internal(set) var offset = CGPoint.zero
}
