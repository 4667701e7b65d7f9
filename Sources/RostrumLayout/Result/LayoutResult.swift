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
  /// The elements in drawing order: a later one is in front of an earlier one.
  public let placements: [ElementPlacement]
  /// For each element with the content ``ElementContent/fitting(shown:last:_:)``, whether the view
  /// that it shows fits.
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

  /// The position of an element; `nil` for an element without one, such as a screen below another.
  ///
  /// - Parameter id: The identity of the element.
  public subscript(id: ElementID) -> ElementPlacement? {
    places[id].map { placements[$0] }
  }

  /// Returns the visible elements at a point, frontmost first.
  ///
  /// - Parameter point: The point, in points from the top leading corner of the window.
  /// - Returns: The identities of the elements.
  /// - Complexity: O(*n*) in the number of the window's elements.
  public func elements(at point: CGPoint) -> [ElementID] {
    placements.reversed().filter { $0.visible?.contains(point) == true }.map(\.id)
  }
}
