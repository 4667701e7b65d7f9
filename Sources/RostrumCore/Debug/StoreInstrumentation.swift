import RostrumDependencies

/// Watches a store at work, in released programs too.
///
/// A store takes it from its dependencies when it is made:
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
/// `RostrumInstrumentation` has ones that make metrics and traces. Several are joined with
/// ``combined(with:)``.
///
/// A handler is put around what it watches, so that it can set task-local values for it, such as the
/// span of a trace. It calls `run` once; one that does not is made up for when it returns.
///
/// A store that nobody watches pays one comparison with `nil` for each action.
public struct StoreInstrumentation: Sendable {
  /// Is put around each action: the work of the reducers, and the start of their effects.
  public typealias ActionHandler =
    @MainActor @Sendable (_ action: WatchedAction, _ run: @MainActor () -> ActionReport) -> Void

  /// Is put around the work of each effect that `run` made.
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
  ///   - action: Is put around each action.
  ///   - effect: Is put around the work of each effect.
  @_disfavoredOverload
  public init(
    action: @escaping ActionHandler,
    effect: @escaping EffectHandler = { _, run in _ = await run() }
  ) {
    self.action = action
    self.effect = effect
  }

  /// Makes an instrumentation that is told of each action when it is done.
  ///
  /// - Parameter didRun: Is told.
  public init(_ didRun: @escaping @MainActor @Sendable (WatchedAction, ActionReport) -> Void) {
    self.init(action: { action, run in didRun(action, run()) })
  }

  /// The same instrumentation, measuring by another clock.
  ///
  /// - Parameter clock: The clock.
  /// - Returns: The instrumentation.
  public func measured(by clock: any Clock<Duration>) -> Self {
    var copy = self
    copy.clock = clock
    return copy
  }

  /// This instrumentation around another one, which measures by the clock of this one.
  ///
  /// - Parameter inner: The other one.
  /// - Returns: Both.
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
  /// What watches the stores that are made with these dependencies, if something does.
  public var storeInstrumentation: StoreInstrumentation? {
    get { self[StoreInstrumentationKey.self] }
    set { self[StoreInstrumentationKey.self] = newValue }
  }
}

private enum StoreInstrumentationKey: DependencyKey {
  static var liveValue: StoreInstrumentation? { nil }
  static var testValue: StoreInstrumentation? { nil }
}
