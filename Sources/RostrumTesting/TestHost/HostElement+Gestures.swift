public import Foundation
import RostrumRuntime
public import RostrumViews

extension HostElement {
  /// Taps several times in a row.
  ///
  /// - Parameters:
  ///   - count: How often.
  ///   - location: The call site, which issues name.
  public func tap(
    count: Int,
    at location: CallSite = #callSite
  ) async {
    await act("tap \(count) times", location) { _ in
      count == 1 ? .tap : .tapRepeatedly(count: count)
    }
  }

  /// Presses for long.
  ///
  /// - Parameter location: The call site, which issues name.
  public func longPress(at location: CallSite = #callSite) async {
    await act("press for long", location) { _ in .longPress }
  }

  /// Drags from one place to another one, through the places between them.
  ///
  /// Places are in points from the top left corner of the element.
  ///
  /// - Parameters:
  ///   - start: Where the pointer goes down.
  ///   - places: Where it moves; it is let go at the last one.
  ///   - location: The call site, which issues name.
  public func drag(
    from start: CGPoint = .zero, to places: CGPoint...,
    at location: CallSite = #callSite
  ) async {
    for place in places {
      await act("drag", location) { _ in .drag(UserEvent.Drag(.changed, from: start, to: place)) }
    }
    let end = places.last ?? start
    await act("end the drag of", location) { _ in
      .drag(UserEvent.Drag(.ended, from: start, to: end))
    }
  }

  /// Begins a drag that something else then takes over, such as a call.
  ///
  /// - Parameters:
  ///   - start: Where the pointer goes down.
  ///   - place: Where it moves.
  ///   - location: The call site, which issues name.
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
  ///   - isOver: Whether the pointer is on the element now.
  ///   - location: The call site, which issues name.
  public func hover(
    _ isOver: Bool = true,
    at location: CallSite = #callSite
  ) async {
    await act("hover over", location) { _ in .hover(isOver) }
  }

  /// How the last change of the element, or of something around it, moved; `nil` if it did not.
  ///
  /// Only what has changed since the last thing that the user did counts.
  public var animation: Animation? {
    fact(or: nil) { element -> Animation? in
      for element in element.lineage {
        if let animation = host.motions[element.id] { return animation }
      }
      return nil
    }
  }

  /// What the app says that the element is besides what it looks like.
  public var traits: Set<String> {
    let words = fact(or: nil) { $0[.traits]?.string } ?? ""
    return Set(words.split(separator: " ").map(String.init))
  }
}
