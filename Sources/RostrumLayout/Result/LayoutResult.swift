public import Foundation
public import RostrumElements

/// The frames of all elements of a window.
///
/// ```swift
/// let result = LayoutEngine().layout(snapshot, in: CGSize(width: 400, height: 600))
/// result[text]?.frame       // (184.5, 292, 31, 16)
/// result.elements(at: tap)  // what is on top comes first
/// ```
public struct LayoutResult: Hashable, Sendable {
  /// The size of the window, in points.
  public let window: CGSize
  /// The elements in the order in which they are drawn: a later one is in front of an earlier one.
  public let placements: [ElementPlacement]
  /// Of several views, the ones that were shown and whether they fit: the elements with the content
  /// ``ElementContent/fitting(shown:last:_:)``.
  public let fitting: [ElementID: Bool]
  private let places: [ElementID: Int]

  init(
    window: CGSize, placements: [ElementPlacement], places: [ElementID: Int],
    fitting: [ElementID: Bool]
  ) {
    self.window = window
    self.placements = placements
    self.places = places
    self.fitting = fitting
  }

  /// Where an element stands; `nil` for an element that has no place, such as a screen below another.
  ///
  /// - Parameter id: The name of the element.
  public subscript(id: ElementID) -> ElementPlacement? {
    places[id].map { placements[$0] }
  }

  /// The elements at a point that are in sight, the one in front first.
  ///
  /// - Parameter point: The point, in points from the upper leading corner of the window.
  /// - Returns: The names of the elements.
  /// - Complexity: O(*n*) in the elements of the window.
  public func elements(at point: CGPoint) -> [ElementID] {
    placements.reversed().filter { $0.visible?.contains(point) == true }.map(\.id)
  }
}
