import RostrumRuntime

extension RootStoreCore {
  /// Processes an action inside an instrumentation's handler.
  func work(
    on action: Action, isFromEffect: Bool, group: EffectGroup?,
    watchedBy instrumentation: StoreInstrumentation
  ) -> EffectGroup? {
    let name = actionName(action)
    var result: EffectGroup?
    let watched = WatchedAction(
      name: name, type: typeLabel(Action.self), isFromEffect: isFromEffect)
    _ = watch(watched, by: instrumentation) {
      let stopwatch = Stopwatch(instrumentation.clock)
      result = work(on: action, isFromEffect: isFromEffect, group: group) {
        $0.watched(by: instrumentation, action: name)
      }
      return ActionReport(duration: stopwatch.elapsed(), effectsInFlight: effects.runningCount)
    }
    return result
  }
}

extension Effect {
  /// The same effect, with each asynchronous operation run inside an instrumentation's handler.
  fileprivate func watched(by instrumentation: StoreInstrumentation, action: String) -> Self {
    mapWork { work in
      let effect = WatchedEffect(
        name: work.name, action: action, fileID: "\(work.location.fileID)",
        line: work.location.line)
      if let subscribe = work.subscribe {
        return EffectWork(
          name: work.name, dependencies: work.dependencies, location: work.location,
          subscribing: watchedSubscription(subscribe, effect, by: instrumentation))
      }
      return work.with { send in
        _ = await watch(effect, by: instrumentation) {
          let stopwatch = Stopwatch(instrumentation.clock)
          await work.operation(send)
          return EffectReport(duration: stopwatch.elapsed(), isCancelled: Task.isCancelled)
        }
      }
    }
  }
}

/// The same subscription, with a task that is inside an instrumentation's handler while it lasts.
private func watchedSubscription<Action>(
  _ subscribe: @escaping EffectSubscription<Action>, _ effect: WatchedEffect,
  by instrumentation: StoreInstrumentation
) -> EffectSubscription<Action> {
  { send, end in
    let (cancellations, ending) = AsyncStream.makeStream(of: Void.self)
    Task {
      _ = await watch(effect, by: instrumentation) {
        let stopwatch = Stopwatch(instrumentation.clock)
        let isCancelled = await cancellations.first { _ in true } != nil
        return EffectReport(duration: stopwatch.elapsed(), isCancelled: isCancelled)
      }
    }
    let cancel = subscribe(send) {
      ending.finish()
      end()
    }
    return {
      cancel()
      ending.yield()
      ending.finish()
    }
  }
}

/// The time elapsed since the stopwatch was made, measured by a clock.
private struct Stopwatch {
  let elapsed: () -> Duration

  init(_ clock: some Clock<Duration>) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
  }
}
