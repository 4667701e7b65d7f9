public import Foundation
public import RostrumElements

/// A transition without an animation.
public struct IdentityTransition: Transition {
  /// Creates the transition.
  public init() {}

  /// The view, which doesn't change.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - phase: The phase.
  /// - Returns: The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// Views stay in place.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A view fades in and out.
public struct OpacityTransition: Transition {
  /// Creates the transition.
  public init() {}

  /// The view with the opacity of the phase.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - phase: The phase.
  /// - Returns: The view.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  /// Views stay in place.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A view moves in from an offset and out to it.
public struct OffsetTransition: Transition {
  /// The offset in points.
  public var offset: CGSize

  /// Creates the transition.
  ///
  /// - Parameter offset: The offset in points.
  public init(_ offset: CGSize) {
    self.offset = offset
  }

  /// The view with the offset of the phase.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - phase: The phase.
  /// - Returns: The view.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// A view grows from a fraction of its size, and shrinks to it.
public struct ScaleTransition: Transition {
  /// The scale factor.
  public var scale: Double
  /// The point of the view that stays in place.
  public var anchor: UnitPoint

  /// Creates the transition.
  ///
  /// - Parameters:
  ///   - scale: The scale factor.
  ///   - anchor: The point of the view that stays in place.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// The view with the size of the phase.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - phase: The phase.
  /// - Returns: The view.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }
}

/// A view turns into sharp out of blurred, as if it replaced the one before.
public struct BlurReplaceTransition: Transition {
  /// How the views of a replacement change their size.
  public struct Configuration: Equatable, Sendable {
    let removalScale: CGFloat

    /// The new view grows, and the old one shrinks.
    public static let downUp = Configuration(removalScale: 0.9)
    /// Both views grow.
    public static let upUp = Configuration(removalScale: 1.1)
  }

  /// How the views of a replacement change their size.
  public var configuration: Configuration

  /// Creates the transition.
  ///
  /// - Parameter configuration: How the views of a replacement change their size.
  public init(configuration: Configuration) {
    self.configuration = configuration
  }

  /// The view, blurred, transparent and of another size before its insertion and after its removal.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - phase: The phase.
  /// - Returns: The view.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(scale(in: phase))
      .blur(radius: phase.isIdentity ? 0 : 8)
      .opacity(phase.isIdentity ? 1 : 0)
  }

  private func scale(in phase: TransitionPhase) -> CGFloat {
    switch phase {
    case .willAppear: 0.9
    case .identity: 1
    case .didDisappear: configuration.removalScale
    }
  }
}

/// One transition for the insertion of a view, and one for its removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The transition of the insertion.
  public var insertion: Insertion
  /// The transition of the removal.
  public var removal: Removal

  /// Creates the transition.
  ///
  /// - Parameters:
  ///   - insertion: The transition of the insertion.
  ///   - removal: The transition of the removal.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// The view in the phase of one of the transitions.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - phase: The phase.
  /// - Returns: The view.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(
        content: content, phase: phase == .didDisappear ? .identity : phase),
      phase: phase == .willAppear ? .identity : phase)
  }

  /// The values of the transition; apps don't call it.
  public var _values: AnyTransition {
    .asymmetric(insertion: insertion._values, removal: removal._values)
  }
}
