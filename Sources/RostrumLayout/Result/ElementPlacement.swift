public import Foundation
public import RostrumElements

/// Where one element stands in its window.
public struct ElementPlacement: Hashable, Sendable, Identifiable {
  /// The name of the element.
  public let id: ElementID
  /// The box of the content, without the modifiers around it, in points from the upper leading corner
  /// of the window.
  ///
  /// The frame of `Text("a").padding()` is that of the letters.
  public internal(set) var frame: CGRect
  /// The box of the element with its modifiers: padding and frames belong to it.
  public internal(set) var box: CGRect
  /// The part of the box that is in sight; `nil` if nothing is, because the element is scrolled away,
  /// cut off or hidden.
  public internal(set) var visible: CGRect?
  /// The size of what scrolls within; `nil` for an element that doesn't scroll.
  public internal(set) var contentSize: CGSize?
}
