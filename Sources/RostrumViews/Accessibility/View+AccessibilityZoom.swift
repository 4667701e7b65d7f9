public import Foundation

/// A request of assistive technology to zoom into a view or out of it.
public struct AccessibilityZoomGestureAction: Hashable, Sendable {
  /// The direction of a zoom.
  public enum Direction: Hashable, Sendable {
    /// Into the view, or out of it.
    case zoomIn, zoomOut
  }

  /// The direction of the zoom.
  public let direction: Direction
  /// The place in the view: always its center, because an action has no place.
  public let location: UnitPoint
  /// The place in the view, in points; always zero.
  public let point: CGPoint
}

extension View {
  /// Adds actions for users of assistive technology that zoom into the view and out of it.
  ///
  /// ```swift
  /// struct Board: View {
  ///   @State private var scale = 1.0
  ///
  ///   var body: some View {
  ///     Circle()
  ///       .scaleEffect(scale)
  ///       .accessibilityZoomAction { scale *= $0.direction == .zoomIn ? 2 : 0.5 }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter handler: The action to perform.
  /// - Returns: The view.
  @preconcurrency
  public func accessibilityZoomAction(
    _ handler: @escaping @MainActor (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    accessibilityActions {
      Button {
        handler(.init(direction: .zoomIn, location: .center, point: .zero))
      } label: {
        Text(SystemWord.zoomIn)
      }
      Button {
        handler(.init(direction: .zoomOut, location: .center, point: .zero))
      } label: {
        Text(SystemWord.zoomOut)
      }
    }
  }
}
