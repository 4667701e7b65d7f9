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
  /// For each element with the content `ElementContent.fitting`, whether the view that it shows
  /// fits.
  public let fitting: [ElementID: FittingRoom]
  /// How the texts are set that the app draws.
  package let typesetTexts: [ElementID: TypesetText]
  private let places: [ElementID: Int]
  private let roundedBoxes: [ElementID: [RoundedBox]]

  init(window: CGSize, _ placer: Placer) {
    self.window = window
    placements = placer.placements
    places = placer.places
    fitting = placer.fitting
    typesetTexts = placer.typesetTexts
    roundedBoxes = placer.roundedBoxes
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
    placements.reversed()
      .filter { $0.visible?.contains(point) == true && isInsideCorners($0.id, point) }.map(\.id)
  }

  /// Whether an element is at a point, and nothing clips it there.
  ///
  /// - Parameters:
  ///   - id: The identity of the element.
  ///   - point: The point, in points from the top leading corner of the window. It may be outside of
  ///     the window.
  ///   - inBox: Whether the box of the element counts, with its modifiers, instead of its frame.
  /// - Returns: Whether the element is at the point.
  public func reaches(_ id: ElementID, at point: CGPoint, inBox: Bool = false) -> Bool {
    guard let placement = self[id], placement.reachable?.contains(point) == true else {
      return false
    }
    return (inBox || placement.frame.contains(point)) && isInsideCorners(id, point)
  }

  /// Whether a point isn't cut off by the round corners of a box around the element.
  private func isInsideCorners(_ id: ElementID, _ point: CGPoint) -> Bool {
    roundedBoxes.isEmpty || roundedBoxes[id]?.allSatisfy { $0.contains(point) } != false
  }
}
