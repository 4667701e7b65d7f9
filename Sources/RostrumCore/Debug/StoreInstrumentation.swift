import RostrumDependencies

/// Handlers that observe a store at work, in release builds too.
///
/// A store reads its instrumentation from the dependencies when it is made:
///
/// ```swift
/// let store = Store(initialState: AppFeature.State()) {
///   AppFeature()
/// } withDependencies: {
///   $0.storeInstrumentation = StoreInstrumentation { action, report in
///     guard report.duration > .milliseconds(16) else { return }
///     logger.warning("\(action.name) took \(report.duration)")
///   }
/// }
/// ```
///
/// `RostrumInstrumentation` provides instrumentations that record metrics and traces. Join several
/// with ``combined(with:)``.
///
/// A handler wraps the work that it observes, so it can bind task-local values around it, such as
/// the span of a trace. It should call `run` once. If it doesn't, the store runs the work when the
/// handler returns.
///
/// A store without instrumentation pays one comparison with `nil` for each action.
public struct StoreInstrumentation: Sendable {
  /// A closure that wraps each action: running the reducers, and starting their effects.
  public typealias ActionHandler =
    @MainActor @Sendable (_ action: WatchedAction, _ run: @MainActor () -> ActionReport) -> Void

  /// A closure that wraps the operation of each effect made with `run`.
  public typealias EffectHandler =
    @Sendable (
      _ effect: WatchedEffect, _ run: @escaping @Sendable () async -> EffectReport
    ) async -> Void

  let action: ActionHandler
  let effect: EffectHandler
  var clock: any Clock<Duration> = ContinuousClock()

  /// Makes an instrumentation.
  ///
  /// - Parameters:
  ///   - action: Wraps each action.
  ///   - effect: Wraps the operation of each effect.
  @_disfavoredOverload
  public init(
    action: @escaping ActionHandler,
    effect: @escaping EffectHandler = { _, run in _ = await run() }
  ) {
    self.action = action
    self.effect = effect
  }

  /// Makes an instrumentation that is notified after each action.
  ///
  /// - Parameter didRun: Receives the action and its report.
  public init(_ didRun: @escaping @MainActor @Sendable (WatchedAction, ActionReport) -> Void) {
    self.init(action: { action, run in didRun(action, run()) })
  }

  /// The same instrumentation, with durations measured by a given clock.
  ///
  /// - Parameter clock: The clock to measure by.
  /// - Returns: The instrumentation.
  public func measured(by clock: any Clock<Duration>) -> Self {
    var copy = self
    copy.clock = clock
    return copy
  }

  /// Wraps this instrumentation around a second one.
  ///
  /// Durations are measured by this one's clock.
  ///
  /// - Parameter inner: The inner instrumentation.
  /// - Returns: The combined instrumentation.
  public func combined(with inner: Self) -> Self {
    let outer = self
    return Self { action, run in
      outer.action(action) {
        watch(action, by: inner, run)
      }
    } effect: { effect, run in
      await outer.effect(effect) {
        await watch(effect, by: inner, run)
      }
    }
    .measured(by: clock)
  }
}

extension DependencyValues {
  /// The instrumentation of the stores made with these dependencies, or `nil`.
  public var storeInstrumentation: StoreInstrumentation? {
    get { self[StoreInstrumentationKey.self] }
    set { self[StoreInstrumentationKey.self] = newValue }
  }
}

private enum StoreInstrumentationKey: DependencyKey {
  static var liveValue: StoreInstrumentation? { nil }
  static var testValue: StoreInstrumentation? { nil }
}
