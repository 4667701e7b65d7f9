import RostrumDependencies

/// Works on an action with a handler around it.
///
/// The work is done once, however often the handler asks for it, and also when it does not ask.
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

/// Does the work of an effect with a handler around it.
///
/// The work is done once, however often the handler asks for it, and also when it does not ask.
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
