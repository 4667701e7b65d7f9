import Foundation
public import RostrumElements
public import RostrumGraph

/// The place of a view in the visible part of a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view is at the top or leading edge.
  case topLeading
  /// The view is visible as a whole.
  case identity
  /// The view is at the bottom or trailing edge.
  case bottomTrailing

  /// Whether the view is visible as a whole.
  public var isIdentity: Bool { self == .identity }

  /// −1 at the top or leading edge, 0 in between, and 1 at the other edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view changes as it enters and leaves the visible part of a scroll view.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  let isIdentity: Bool
  var threshold = ScrollThreshold()

  /// How far a view must be in the visible part of a scroll view to look as it does at rest.
  public struct Threshold: Hashable, Sendable {
    var threshold: ScrollThreshold

    /// The view is visible as a whole.
    public static let visible = visible(1)
    /// The view is in the center of the visible part.
    public static let centered = Self(threshold: ScrollThreshold(.centered))
    /// The view is about to be visible, so that it always looks as it does at rest.
    public static let hidden = visible(0)

    /// A part of the view is visible.
    ///
    /// - Parameter amount: The part, from 0 to 1.
    /// - Returns: The threshold.
    public static func visible(_ amount: Double) -> Self {
      Self(threshold: ScrollThreshold(.visible(amount)))
    }

    /// Returns the threshold, further within the visible part.
    ///
    /// - Parameter distance: The distance in points; a negative one is further outside.
    /// - Returns: The threshold.
    public func inset(by distance: Double) -> Self {
      var result = self
      result.threshold.inset += distance
      return result
    }
  }

  /// The view changes as the user scrolls.
  public static let interactive = Self(isIdentity: false)
  /// The view changes as the user scrolls; a browser plays no animation on its own instead.
  public static let animated = Self(isIdentity: false)
  /// The view doesn't change.
  public static let identity = Self(isIdentity: true)

  /// The view changes as the user scrolls.
  ///
  /// - Parameter timingCurve: The progress of the change; a browser's is even.
  /// - Returns: The configuration.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self { .interactive }

  /// The view changes as the user scrolls.
  ///
  /// - Parameter animation: The animation of the change, which a browser plays as the user scrolls.
  /// - Returns: The configuration.
  public static func animated(_ animation: Animation = .default) -> Self { .animated }

  /// Sets how far the view must be in the visible part to look as it does at rest.
  ///
  /// ```swift
  /// Cover(album).scrollTransition(.interactive.threshold(.visible(0.5))) { content, phase in
  ///   content.opacity(phase.isIdentity ? 1 : 0.3)
  /// }
  /// ```
  ///
  /// - Parameter threshold: The threshold; by default, the view must be visible as a whole.
  /// - Returns: The configuration.
  public func threshold(_ threshold: Threshold) -> Self {
    var configuration = self
    configuration.threshold = threshold.threshold
    return configuration
  }
}

extension View {
  /// Changes the look of the view as it enters and leaves the visible part of a scroll view.
  ///
  /// ```swift
  /// Cover(album).scrollTransition { content, phase in
  ///   content.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(phase.isIdentity ? 1 : 0.8)
  /// }
  /// ```
  ///
  /// A browser without animations by scrolling shows the view as it is when it is visible, and so does
  /// one whose user prefers reduced motion.
  ///
  /// - Parameters:
  ///   - configuration: How the view changes.
  ///   - axis: The axis of the scroll view; `nil` for the vertical one.
  ///   - transition: Returns the effects in a phase.
  /// - Returns: The view.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes the look of the view as it enters and leaves the visible part of a scroll view.
  ///
  /// - Parameters:
  ///   - topLeading: How the view changes at the top or leading edge.
  ///   - bottomTrailing: How the view changes at the bottom or trailing edge.
  ///   - axis: The axis of the scroll view; `nil` for the vertical one.
  ///   - transition: Returns the effects in a phase.
  /// - Returns: The view.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    func pose(_ phase: ScrollTransitionPhase) -> Pose {
      Pose(transition(EmptyVisualEffect(), phase)._styles) ?? .identity
    }
    let rest = pose(.identity)
    let frames = [
      Motion.Frame(0, bottomTrailing.isIdentity ? rest : pose(.bottomTrailing)),
      Motion.Frame(0.5, rest),
      Motion.Frame(1, topLeading.isIdentity ? rest : pose(.topLeading)),
    ]
    return modifier(
      BoxModifier(
        property: .motion(
          Motion(
            frames, duration: 1, rest: rest,
            trigger: .scrolling(
              axis, bottomTrailing: bottomTrailing.threshold, topLeading: topLeading.threshold)))))
  }
}
