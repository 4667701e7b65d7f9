public import Foundation

/// A host's measurements of the elements that the app asks about.
///
/// A host measures each element with ``ElementInteraction/measure(_:isKnown:)`` once it is laid out,
/// and again whenever its layout may have changed. One report has all elements whose geometry
/// differs from the last report; without differences, there is no report.
public struct GeometryReport: Hashable, Sendable {
  /// The size of the window, in points.
  public var window: CGSize
  /// The parts of the window at its edges that the device covers.
  public var safeArea: EdgeInsets
  /// Whether the user has scrolled or resized the window, as opposed to a change of the elements.
  public var isFromUser: Bool
  /// The element that has the focus, or that contains what has it; `nil` if nothing has it.
  ///
  /// The graph learns of the focus of fields from events. A row with any focus stays while the user
  /// scrolls away from it.
  public var focused: ElementID?
  /// The geometry of the elements that have changed.
  public var elements: [ElementID: ElementGeometry]

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - elements: The geometry of the elements that have changed.
  ///   - window: The size of the window, in points.
  ///   - safeArea: The parts of the window at its edges that the device covers.
  ///   - isFromUser: Whether the user has scrolled or resized the window.
  ///   - focused: The element that has the focus.
  public init(
    _ elements: [ElementID: ElementGeometry], window: CGSize, safeArea: EdgeInsets = EdgeInsets(),
    isFromUser: Bool = false, focused: ElementID? = nil
  ) {
    self.window = window
    self.safeArea = safeArea
    self.isFromUser = isFromUser
    self.focused = focused
    self.elements = elements
  }

  /// The maximum number of elements in a report; a host sends more of them in a further report.
  public static let maximumCount = 1000

  /// The maximum length of anything that is measured, in points: browsers can't lay out more.
  package static let maximumLength: CGFloat = 100_000_000

  /// Why no host can have measured this; `nil` for a valid report.
  ///
  /// O(n) in the number of elements.
  public var defect: String? {
    if elements.count > Self.maximumCount { return "\(elements.count) elements in one report" }
    let insets = [safeArea.top, safeArea.leading, safeArea.bottom, safeArea.trailing]
    guard window.isMeasurable, insets.allSatisfy(\.isMeasurable), insets.allSatisfy({ $0 >= 0 })
    else { return "the window can't have that size" }
    for (id, geometry) in elements where !geometry.isMeasurable {
      return "\(id) can't have that geometry"
    }
    return nil
  }
}

extension ElementGeometry {
  fileprivate var isMeasurable: Bool {
    size.isMeasurable && (position?.isMeasurable ?? true) && (ideal?.isMeasurable ?? true)
      && (scrolling.map { $0.offset.isMeasurable && $0.contentSize.isMeasurable } ?? true)
  }
}

extension CGSize {
  fileprivate var isMeasurable: Bool {
    width.isMeasurable && height.isMeasurable && width >= 0 && height >= 0
  }
}

extension CGPoint {
  fileprivate var isMeasurable: Bool { x.isMeasurable && y.isMeasurable }
}

extension CGFloat {
  fileprivate var isMeasurable: Bool { magnitude <= GeometryReport.maximumLength }
}
