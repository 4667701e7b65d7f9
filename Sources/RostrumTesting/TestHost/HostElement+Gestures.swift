public import Foundation
import RostrumRuntime
public import RostrumViews

extension HostElement {
  /// Taps several times in a row.
  ///
  /// - Parameters:
  ///   - count: The number of taps.
  ///   - location: The call site at which issues are reported.
  public func tap(
    count: Int,
    at location: CallSite = #callSite
  ) async {
    await act("tap \(count) times", location, isPointer: true) { _ in
      count == 1 ? .tap : .tapRepeatedly(count: count)
    }
  }

  /// Performs a long press.
  ///
  /// - Parameter location: The call site at which issues are reported.
  public func longPress(at location: CallSite = #callSite) async {
    await act("press for long", location, isPointer: true) { _ in .longPress }
  }

  /// Drags from one location to another, through the locations in between.
  ///
  /// Locations are in points, relative to the top left corner of the element.
  ///
  /// - Parameters:
  ///   - start: Where the drag begins.
  ///   - places: Where the pointer moves; the drag ends at the last location.
  ///   - location: The call site at which issues are reported.
  public func drag(
    from start: CGPoint = .zero, to places: CGPoint...,
    at location: CallSite = #callSite
  ) async {
    for (index, place) in places.enumerated() {
      await act("drag", location, isPointer: index == 0) { _ in
        .drag(UserEvent.Drag(.changed, from: start, to: place))
      }
    }
    let end = places.last ?? start
    await act("end the drag of", location) { _ in
      .drag(UserEvent.Drag(.ended, from: start, to: end))
    }
  }

  /// Begins a drag that the system then cancels, as an incoming call does.
  ///
  /// - Parameters:
  ///   - start: Where the drag begins.
  ///   - place: Where the pointer moves.
  ///   - location: The call site at which issues are reported.
  public func dragCancelled(
    from start: CGPoint = .zero, to place: CGPoint,
    at location: CallSite = #callSite
  ) async {
    for phase in [UserEvent.Drag.Phase.changed, .cancelled] {
      await act("drag", location) { _ in .drag(UserEvent.Drag(phase, from: start, to: place)) }
    }
  }

  /// Moves a pointer onto the element, or away from it.
  ///
  /// - Parameters:
  ///   - isOver: Whether the pointer is over the element afterwards.
  ///   - location: The call site at which issues are reported.
  public func hover(
    _ isOver: Bool = true,
    at location: CallSite = #callSite
  ) async {
    await act("hover over", location, isPointer: isOver) { _ in .hover(isOver) }
  }

  /// Moves a pointer to a place above the element, or away from the element.
  ///
  /// ```swift
  /// await host.image("Map").hover(place: CGPoint(x: 12, y: 30))
  /// ```
  ///
  /// - Parameters:
  ///   - place: The place, in points from the top left corner of the element; `nil` for away.
  ///   - location: The call site at which issues are reported.
  public func hover(place: CGPoint?, at location: CallSite = #callSite) async {
    let origin = frame.isNull ? .zero : frame.origin
    await act("hover over a place of", location, isPointer: place != nil) { _ in
      .hoverPlace(place.map { UserEvent.HoverPlace($0, origin: origin) })
    }
  }

  /// The animation of the latest change to the element or one of its ancestors, if there was one.
  ///
  /// Only changes since the previous user action count.
  public var animation: Animation? {
    fact(or: nil) { element -> Animation? in
      for element in element.lineage {
        if let animation = host.motions[element.id] { return animation }
      }
      return nil
    }
  }

  /// The accessibility traits that the app gives the element, except for `isHeader`.
  public var traits: AccessibilityTraits { fact(or: []) { $0.state.traits } }
}
