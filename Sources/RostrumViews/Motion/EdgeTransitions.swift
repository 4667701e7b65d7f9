public import RostrumElements

// A host moves a view by its own width or height, which no modifier of a body says. These transitions have
// values instead, and their bodies are the view itself.

/// A view moves in from an edge and out to the same edge.
public struct MoveTransition: Transition {
  /// The edge.
  public var edge: Edge

  /// Creates the transition.
  ///
  /// - Parameter edge: The edge.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// The view.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - phase: The phase.
  /// - Returns: The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// The values of the transition; apps don't call it.
  public var _values: AnyTransition { .move(edge: edge) }
}

/// A view fades in while it pushes the previous view out.
public struct PushTransition: Transition {
  /// The edge from which the view enters.
  public var edge: Edge

  /// Creates the transition.
  ///
  /// - Parameter edge: The edge from which the view enters.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// The view.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - phase: The phase.
  /// - Returns: The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// The values of the transition; apps don't call it.
  public var _values: AnyTransition { .push(from: edge) }
}

/// A view moves in from the leading edge and out to the trailing edge.
public struct SlideTransition: Transition {
  /// Creates the transition.
  public init() {}

  /// The view.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - phase: The phase.
  /// - Returns: The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// The values of the transition; apps don't call it.
  public var _values: AnyTransition { .slide }
}
