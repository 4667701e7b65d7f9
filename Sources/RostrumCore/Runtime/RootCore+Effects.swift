import RostrumDependencies

/// The context in which an effect is started.
@MainActor
struct EffectStart<Action> {
  /// The action whose reducer returned the effect.
  let cause: Action

  /// The feature that returned it.
  var scope: EffectScope

  /// The feature that owns the effect's cancellation identifiers.
  var namespace: EffectScope

  /// The cancellation identifiers of the effect.
  var names: [EffectName] = []

  /// The sequences that wait for the effect, innermost first.
  var sequences: [EffectSequence] = []

  let group: EffectGroup
  var dismiss: (@MainActor @Sendable () -> Void)?

  init(cause: Action, scope: EffectScope, group: EffectGroup) {
    self.cause = cause
    self.scope = scope
    namespace = scope
    self.group = group
  }

  /// Whether anything that this effect would belong to has been cancelled.
  var isCancelled: Bool {
    group.isCancelled || scope.isCancelled || names.contains { $0.isCancelled }
  }
}

extension RootStoreCore {
  /// Starts an effect.
  ///
  /// All of its operations are registered before this method returns.
  final func start(_ effect: Effect<Action>, in context: EffectStart<Action>) {
    switch effect.operation {
    case .none:
      break
    case .send(let action):
      enqueueOrSend(action, group: context.group)
    case .run(let work):
      start(work, in: context)
    case .merge(let effects):
      for effect in effects { start(effect, in: context) }
    case .concatenate(let effects):
      start(effects, in: context)
    case .cancellable(let id, let cancelInFlight, let box):
      if cancelInFlight { context.namespace.cancel(name: id) }
      start(box.effect, named: id, in: context)
    case .cancel(let id):
      context.namespace.cancel(name: id)
    case .child(let child):
      start(child, in: context)
    case .dismantle(let ids):
      for id in ids { context.scope.dismantle(id) }
    case .reconcile(let children):
      context.scope.reconcile(children)
    }
  }

  /// Sends an effect's action: enqueues it while the store is processing, or processes it now.
  private func enqueueOrSend(_ action: Action, group: EffectGroup) {
    _ = send(action, from: .effect(group))
  }

  private func start(
    _ effect: Effect<Action>, named id: AnyHashable, in context: EffectStart<Action>
  ) {
    let name = EffectName(id, in: context.namespace)
    var context = context
    context.names.append(name)
    context.namespace.insert(name)
    start(effect, in: context)
    if name.isEmpty { context.namespace.remove(name) }
  }

  private func start(_ child: ChildEffect<Action>, in context: EffectStart<Action>) {
    var context = context
    context.scope = context.scope.child(child.id)
    if child.kind == .presented { context.namespace = context.scope }
    if let dismissal = child.dismissal {
      let (scope, group) = (context.scope, context.group)
      let box = DismissalBox(action: dismissal)
      context.dismiss = { [weak self] in
        guard !scope.isCancelled else { return }
        _ = self?.send(box.action, from: .effect(group))
      }
    }
    start(child.effect, in: context)
    context.scope.prune()
  }

  private func start(_ effects: [Effect<Action>], in context: EffectStart<Action>) {
    let sequence = EffectSequence(count: effects.count) { [weak self] sequence, index in
      guard let self, !context.isCancelled else { return false }
      var inner = context
      inner.sequences.insert(sequence, at: 0)
      start(effects[index], in: inner)
      return true
    }
    sequence.advance()
  }

  private func start(_ work: EffectWork<Action>, in context: EffectStart<Action>) {
    guard !context.isCancelled else { return }
    let sequences = context.sequences
    for sequence in sequences { sequence.begin() }
    // The sequence has begun and never ends, so it doesn't advance to its next effect.
    guard EffectPermission.isGranted else { return }
    let running = RunningEffect(
      location: work.location, owners: [context.group, context.scope] + context.names)
    liveObjects?.enter(running) { $0.hasEnded ? nil : "an effect, 'run' at \($0.location)" }
    if !sequences.isEmpty {
      running.onEnd = { for sequence in sequences { sequence.end() } }
    }
    monitor?.didStart(running, context.cause)
    if let subscribe = work.subscribe {
      begin(subscribe, of: work, running, in: context)
    } else {
      running.started(makeTask(for: work, running, in: context))
    }
  }

  /// Begins work that needs no task, with the effect's dependencies.
  private func begin(
    _ subscribe: EffectSubscription<Action>, of work: EffectWork<Action>,
    _ running: RunningEffect, in context: EffectStart<Action>
  ) {
    let didEnd = monitor?.didEnd
    let end: @MainActor @Sendable () -> Void = {
      guard !running.hasEnded else { return }
      running.end()
      didEnd?(running)
    }
    let send = send(of: running, group: context.group)
    let cancel = inContext(context, of: work) { subscribe(send, end) }
    guard !running.hasEnded else { return }
    running.onCancel = {
      cancel()
      end()
    }
  }

  /// The function by which an effect sends actions, until it has ended.
  private func send(of running: RunningEffect, group: EffectGroup) -> Send<Action> {
    let deliver: @MainActor @Sendable (Action) -> Void = { [weak self] action in
      if running.hasEnded {
        EffectIssue.sentAfterCompletion(action: action, running.location).report()
      } else {
        _ = self?.send(action, from: .effect(group))
      }
    }
    return Send(send: deliver)
  }

  /// Runs a closure with the dependencies of an effect, and as part of its feature.
  private func inContext<Result>(
    _ context: EffectStart<Action>, of work: EffectWork<Action>, _ body: () -> Result
  ) -> Result {
    let place = EffectContext(
      scope: context.scope, namespace: context.namespace, dismiss: context.dismiss)
    return DependencyValues.$current.withValue(work.dependencies) {
      EffectContext.$current.withValue(place, operation: body)
    }
  }

  private func makeTask(
    for work: EffectWork<Action>, _ running: RunningEffect, in context: EffectStart<Action>
  ) -> Task<Void, Never> {
    let send = send(of: running, group: context.group)
    let didEnd = monitor?.didEnd
    let clockWork = clockWork(of: work)
    // NB: The task starts on the main actor, so not before the current turn ends: an effect that is
    // cancelled in the turn that returned it never runs its operation. An effect that hasn't begun
    // when the store is deallocated wasn't called off, and runs in a cancelled task.
    let operation: @MainActor @Sendable () async -> Void = {
      await ClockWork.run(clockWork) {
        if !running.isCalledOff { await work.operation(send) }
      }
      running.end()
      didEnd?(running)
    }
    return inContext(context, of: work) {
      guard let monitor else {
        return Task(name: work.name, priority: work.priority, operation: operation)
      }
      return monitor.makeTask(work.priority, operation)
    }
  }
}

extension RootStoreCore {
  /// Registers work that may sleep on a test's clock, so that the clock waits for the work.
  private func clockWork(of work: EffectWork<Action>) -> ClockWork? {
    guard work.dependencies.context == .test else { return nil }
    return ClockWork.begin(on: work.dependencies.continuousClock)
  }
}

/// A dismissal action that waits to be sent.
///
/// NB: `@unchecked Sendable` because it is made and read on the main actor only.
private final class DismissalBox<Action>: @unchecked Sendable {
  let action: Action

  init(action: Action) {
    self.action = action
  }
}
