extension Effect {
  /// The same effect, with its actions transformed into those of a parent.
  ///
  /// - Parameter transform: Embeds an action in the parent's actions.
  /// - Returns: The effect.
  public func map<T>(_ transform: @escaping @Sendable (Action) -> T) -> Effect<T> {
    switch operation {
    case .none:
      return .none
    case .send(let action):
      return .send(transform(action))
    case .run(let work):
      return Effect<T>(
        operation: .run(
          EffectWork(
            priority: work.priority, name: work.name, dependencies: work.dependencies,
            location: work.location,
            subscribe: work.subscribe.map { subscribe in
              { send, end in subscribe(Send(send: { send(transform($0)) }), end) }
            }
          ) { send in
            await work.operation(Send(send: { send(transform($0)) }))
          }))
    case .merge(let effects):
      return Effect<T>(operation: .merge(effects.map { $0.map(transform) }))
    case .concatenate(let effects):
      return Effect<T>(operation: .concatenate(effects.map { $0.map(transform) }))
    case .cancellable(let id, let cancelInFlight, let box):
      return Effect<T>(
        operation: .cancellable(
          id: id, cancelInFlight: cancelInFlight, EffectBox(box.effect.map(transform))))
    case .cancel(let id):
      return Effect<T>(operation: .cancel(id: id))
    case .child(let child):
      return Effect<T>(
        operation: .child(
          ChildEffect(
            id: child.id,
            kind: child.kind == .part ? .part : .presented,
            dismissal: child.dismissal.map(transform),
            effect: child.effect.map(transform))))
    case .dismantle(let ids):
      return .dismantle(ids)
    case .reconcile(let children):
      return .reconcile(children)
    }
  }
}
