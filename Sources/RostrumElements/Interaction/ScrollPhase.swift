/// What a scroll view is doing.
public enum ScrollPhase: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case idle
  /// A finger is on the content, which hasn't moved yet.
  case tracking
  /// The user is scrolling.
  case interacting
  /// The content moves on after the user has let go of it.
  case decelerating
  /// The app or the browser is scrolling.
  case animating

  /// Whether the scroll view is in any phase but ``idle``.
  public var isScrolling: Bool { self != .idle }
}

extension UserEvent {
  /// A change of what a scroll view is doing.
  public struct ScrollChange: Hashable, Sendable {
    /// The new phase.
    public let phase: ScrollPhase
    /// How fast the content moves, in points per second.
    public let velocity: CGVector

    /// Creates a change.
    ///
    /// - Parameters:
    ///   - phase: The new phase.
    ///   - velocity: How fast the content moves, in points per second.
    public init(_ phase: ScrollPhase, velocity: CGVector = .zero) {
      self.phase = phase
      self.velocity = velocity
    }
  }
}
