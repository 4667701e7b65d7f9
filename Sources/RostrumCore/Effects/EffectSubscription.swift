import RostrumDependencies
import RostrumRuntime

/// Begins work that sends actions until it ends, and returns what cancels it.
///
/// The work calls `end` once, on the main actor, unless it is cancelled first.
package typealias EffectSubscription<Action> =
  @MainActor @Sendable (
    _ send: Send<Action>, _ end: @escaping @MainActor @Sendable () -> Void
  ) -> @MainActor @Sendable () -> Void

extension Effect {
  /// Begins work in the turn of the action that returned the effect, rather than in a task.
  ///
  /// What happens after the turn, such as a value that a publisher sends, finds the work begun.
  ///
  /// - Parameters:
  ///   - location: The call site to name in reported issues.
  ///   - subscribe: Begins the work.
  /// - Returns: The effect.
  package static func subscribing(
    at location: CallSite, _ subscribe: @escaping EffectSubscription<Action>
  ) -> Self {
    Self(
      operation: .run(
        EffectWork(
          name: nil, dependencies: .current, location: location, subscribing: subscribe)))
  }
}

extension EffectWork {
  /// Makes work that begins when its effect starts.
  ///
  /// An operator that runs it as a task, such as `throttle`, begins it when the task starts.
  convenience init(
    name: String?, dependencies: DependencyValues, location: CallSite,
    subscribing subscribe: @escaping EffectSubscription<Action>
  ) {
    self.init(
      priority: nil, name: name, dependencies: dependencies, location: location,
      subscribe: subscribe
    ) { send in
      let (ends, end) = AsyncStream.makeStream(of: Never.self)
      let cancel = await subscribe(send) { end.finish() }
      for await _ in ends {}
      await cancel()
    }
  }
}
