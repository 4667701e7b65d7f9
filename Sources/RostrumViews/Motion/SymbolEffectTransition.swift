import Foundation
import RostrumElements

/// A symbol effect that a transition can have.
public protocol TransitionSymbolEffect {}

extension AppearSymbolEffect: TransitionSymbolEffect {}
extension DisappearSymbolEffect: TransitionSymbolEffect {}
extension DrawOnSymbolEffect: TransitionSymbolEffect {}
extension DrawOffSymbolEffect: TransitionSymbolEffect {}

/// A symbol appears and disappears by a symbol effect.
///
/// The effect is that of the whole view, in which there are usually symbols only. It plays whether or
/// not the change is animated.
public struct SymbolEffectTransition: Transition {
  private let absence: Pose
  private let speed: Double

  /// Creates the transition.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: The speed; a transition plays once.
  public init<T: SymbolEffect & TransitionSymbolEffect>(
    effect: T, options: SymbolEffectOptions = .default
  ) {
    let frames = effect._frames
    absence = frames.lasting ?? frames.frames.first?.pose ?? Pose(opacity: 0)
    speed = options.speed
  }

  /// The view, which is transparent and as small as the effect makes it unless it is there.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - phase: The phase.
  /// - Returns: The view.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(phase.isIdentity ? 1 : scale)
      .opacity(phase.isIdentity ? 1 : absence.opacity)
  }

  private var scale: Double {
    for case .scale(let x, _, _) in absence.transforms { return x }
    return 1
  }

  /// The values of the transition; apps don't call it.
  public var _values: AnyTransition {
    AnyTransition(AnyTransition.Absence(absence))
      .animation(.easeInOut(duration: 0.35 / speed))
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// A symbol grows as it appears, and shrinks as it disappears.
  public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: AppearSymbolEffect())
  }

  /// A symbol appears and disappears by an effect.
  ///
  /// ```swift
  /// if isDone {
  ///   Image(systemName: "checkmark").transition(.symbolEffect(.drawOn))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: The speed; a transition plays once.
  /// - Returns: The transition.
  public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}
