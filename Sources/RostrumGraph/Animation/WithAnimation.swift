/// Runs a closure whose changes are animated.
///
/// - Parameters:
///   - animation: How they should move; `nil` for not at all.
///   - body: Makes the changes.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Runs a closure whose changes are animated, and acts when they have moved.
///
/// ```swift
/// withAnimation(.easeOut) { isLeaving = true } completion: { remove() }
/// ```
///
/// Where nothing changes, or without an animation, it acts as soon as the change is made.
///
/// - Parameters:
///   - animation: How they should move; `nil` for not at all.
///   - completionCriteria: When they have moved.
///   - body: Makes the changes.
///   - completion: Runs once.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
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

/// What runs once when changes have moved.
///
/// NB: unchecked because what changes is only used on the main actor.
final class AnimationCompletion: @unchecked Sendable {
  /// Whether a graph has taken it over.
  @MainActor private(set) var isTaken = false
  private let action: @MainActor @Sendable () -> Void

  init(_ action: @escaping @MainActor @Sendable () -> Void) {
    self.action = action
  }

  /// Takes it over; answers whether nobody had.
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
