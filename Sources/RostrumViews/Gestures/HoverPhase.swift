public import Foundation

/// What a pointer does above a view.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is at a place above the view.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

extension View {
  /// Performs an action when a pointer moves above the view, and when it leaves.
  ///
  /// ```swift
  /// struct Board: View {
  ///   @State private var cursor: CGPoint?
  ///
  ///   var body: some View {
  ///     Rectangle().onContinuousHover { phase in
  ///       switch phase {
  ///       case .active(let location): cursor = location
  ///       case .ended: cursor = nil
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// A place is reported at most once per frame, and no faster than the server answers. Fingers don't
  /// hover.
  ///
  /// - Parameters:
  ///   - coordinateSpace: The space of the places: that of the view, or else that of the window.
  ///   - action: Receives what the pointer does.
  /// - Returns: The view.
  @preconcurrency
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (HoverPhase) -> Void
  ) -> some View {
    modifier(ContinuousHoverModifier(space: coordinateSpace.coordinateSpace, action: action))
  }
}

private struct ContinuousHoverModifier: ElementModifier {
  let space: CoordinateSpace
  let action: @MainActor (HoverPhase) -> Void

  func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.state.set(.hoverPlaces)
    element.on(.hoverPlace, .equal) { [space, action] in
      guard case .hoverPlace(let place) = $0.action else { return }
      action(place.map { .active(space.place($0.location, $0.origin)) } ?? .ended)
    }
  }
}
