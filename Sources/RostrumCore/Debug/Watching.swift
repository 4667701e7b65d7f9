/// Processes an action inside a handler.
///
/// The work runs exactly once, whether the handler calls `run` never, once or repeatedly.
@MainActor
func watch(
  _ action: WatchedAction, by instrumentation: StoreInstrumentation,
  _ work: @MainActor () -> ActionReport
) -> ActionReport {
  var report: ActionReport?
  @MainActor func run() -> ActionReport {
    if let report { return report }
    let result = work()
    report = result
    return result
  }
  instrumentation.action(action, run)
  return run()
}

/// Runs an effect's operation inside a handler.
///
/// The operation runs exactly once, whether the handler calls `run` never, once, repeatedly or
/// concurrently: all calls return its report.
func watch(
  _ effect: WatchedEffect, by instrumentation: StoreInstrumentation,
  _ work: @escaping @Sendable () async -> EffectReport
) async -> EffectReport {
  let operation = SingleRun(work)
  await instrumentation.effect(effect) { await operation.result }
  return await operation.result
}
