/// Runs a closure whose changes are animated.
///
/// - Parameters:
///   - animation: The animation of the changes; `nil` for none.
///   - body: The closure that makes the changes.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Runs a closure whose changes are animated, and another closure when they have finished.
///
/// ```swift
/// withAnimation(.easeOut) { isLeaving = true } completion: { remove() }
/// ```
///
/// If nothing changes, or without an animation, the completion runs as soon as the change is made.
///
/// - Parameters:
///   - animation: The animation of the changes; `nil` for none.
///   - completionCriteria: When the changes count as finished.
///   - body: The closure that makes the changes.
///   - completion: Runs once when the changes have finished.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping @MainActor @Sendable () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  defer {
    for completion in transaction.completions where !completion.isTaken {
      Task { @MainActor in completion.runUnlessTaken() }
    }
  }
  return try withTransaction(transaction, body)
}

/// A completion that runs once when changes have finished animating.
///
/// NB: unchecked because its mutable state is only used on the main actor.
final class AnimationCompletion: @unchecked Sendable {
  /// Whether a graph has claimed the completion.
  @MainActor private(set) var isTaken = false
  private let criteria: AnimationCompletionCriteria
  private let action: @MainActor @Sendable () -> Void

  init(
    _ criteria: AnimationCompletionCriteria, _ action: @escaping @MainActor @Sendable () -> Void
  ) {
    self.criteria = criteria
    self.action = action
  }

  /// The time to wait after the change; `nil` if the animation never ends.
  func delay(after animation: Animation?) -> Duration? {
    guard let animation else { return .zero }
    return criteria.waitsForRest ? animation.totalDuration : animation.perceivedDuration
  }

  /// Claims the completion; returns `false` if it is claimed already.
  @MainActor
  func take() -> Bool {
    defer { isTaken = true }
    return !isTaken
  }

  @MainActor
  func run() { action() }

  @MainActor
  func runUnlessTaken() {
    if take() { action() }
  }
}
