public import Foundation
import RostrumRuntime
public import RostrumViews

extension HostElement {
  /// Taps a place of the element.
  ///
  /// ```swift
  /// await host.text("Board").tap(place: CGPoint(x: 12, y: 30))
  /// ```
  ///
  /// - Parameters:
  ///   - count: The number of taps.
  ///   - place: The place, in points from the top left corner of the element.
  ///   - location: The call site at which issues are reported.
  public func tap(count: Int = 1, place: CGPoint, at location: CallSite = #callSite) async {
    let origin = frame.isNull ? .zero : frame.origin
    await act("tap a place of", location, isPointer: true) { _ in
      .spot(UserEvent.Spot(place, origin: origin, count: count))
    }
  }

  /// Moves two fingers apart or together, or around each other, from the middle of the element.
  ///
  /// ```swift
  /// await host.image("Map").pinch(scale: 2)
  /// ```
  ///
  /// - Parameters:
  ///   - scale: How much farther apart the fingers are at the end.
  ///   - angle: The angle by which they turn, clockwise.
  ///   - location: The call site at which issues are reported.
  public func pinch(
    scale: Double = 1, angle: Angle = .zero, at location: CallSite = #callSite
  ) async {
    let size = self.size
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    for phase in [UserEvent.Drag.Phase.changed, .ended] {
      await act("pinch", location, isPointer: phase == .changed) { _ in
        .pinch(UserEvent.Pinch(phase, scale: scale, angle: angle, from: middle, size: size))
      }
    }
  }
}
