import RostrumDependencies

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
/// The operation runs at least once: if the handler doesn't call `run`, it runs afterwards.
func watch(
  _ effect: WatchedEffect, by instrumentation: StoreInstrumentation,
  _ work: @escaping @Sendable () async -> EffectReport
) async -> EffectReport {
  let report = LockIsolated<EffectReport?>(nil)
  let run: @Sendable () async -> EffectReport = {
    if let report = report.value { return report }
    let result = await work()
    report.setValue(result)
    return result
  }
  await instrumentation.effect(effect, run)
  return await run()
}
