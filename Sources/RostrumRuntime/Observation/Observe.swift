import Observation

/// Runs a closure now, and again whenever an observable property that it reads has changed.
///
/// It connects observable models and stores to code that isn't a view:
///
/// ```swift
/// let token = observe { print("The count is \(counter.count).") }
/// ```
///
/// Changes that follow one another before the main actor is free lead to one call.
///
/// - Parameter apply: The closure, which reads observable properties.
/// - Returns: A token that ends the observation when it is cancelled or released.
@MainActor
public func observe(_ apply: @escaping @MainActor @Sendable () -> Void) -> ObserveToken {
  let token = ObserveToken()
  track(apply, for: token)
  return token
}

@MainActor
private func track(_ apply: @escaping @MainActor @Sendable () -> Void, for token: ObserveToken) {
  guard !token.isCancelled else { return }
  withObservationTracking {
    apply()
  } onChange: { [weak token] in
    Task { @MainActor in
      if let token { track(apply, for: token) }
    }
  }
}

/// The observation that ``observe(_:)`` has begun.
///
/// NB: `@unchecked Sendable` because `lock` guards the flag.
public final class ObserveToken: @unchecked Sendable {
  private let lock = Lock()
  private var hasEnded = false

  init() {}

  /// Whether the observation has ended.
  fileprivate var isCancelled: Bool { lock.withLock { hasEnded } }

  /// Ends the observation.
  public func cancel() { lock.withLock { hasEnded = true } }

  /// Keeps the observation alive with a set of others.
  ///
  /// - Parameter tokens: The set to which the token is added.
  public func store(in tokens: inout Set<ObserveToken>) { tokens.insert(self) }
}

extension ObserveToken: Hashable {
  /// Whether two tokens are the same object.
  public static func == (lhs: ObserveToken, rhs: ObserveToken) -> Bool { lhs === rhs }

  /// Hashes the identity of the token.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
