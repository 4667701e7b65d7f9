import RostrumDependencies
import RostrumRuntime

extension Effect {
  /// The same effect, with each asynchronous operation transformed.
  func mapWork(_ transform: (EffectWork<Action>) -> EffectWork<Action>) -> Self {
    mapLeaves {
      guard case .run(let work) = $0.operation else { return $0 }
      return Self(operation: .run(transform(work)))
    }
  }

  /// The same effect, with actions that it would send synchronously sent by asynchronous
  /// operations.
  func sendingByWork(at location: CallSite) -> Self {
    mapLeaves {
      guard case .send(let action) = $0.operation else { return $0 }
      return Self(operation: .run(.sending(action, at: location)))
    }
  }

  /// The same effect, with each of the effects it is composed of transformed.
  private func mapLeaves(_ transform: (Self) -> Self) -> Self {
    switch operation {
    case .none, .send, .run, .cancel, .dismantle, .reconcile:
      transform(self)
    case .merge(let effects):
      Self(operation: .merge(effects.map { $0.mapLeaves(transform) }))
    case .concatenate(let effects):
      Self(operation: .concatenate(effects.map { $0.mapLeaves(transform) }))
    case .cancellable(let id, let cancelInFlight, let box):
      Self(
        operation: .cancellable(
          id: id, cancelInFlight: cancelInFlight, EffectBox(box.effect.mapLeaves(transform))))
    case .child(let child):
      Self(
        operation: .child(
          ChildEffect(
            id: child.id, kind: child.kind, dismissal: child.dismissal,
            effect: child.effect.mapLeaves(transform))))
    }
  }
}

extension EffectWork {
  /// The same work with a different operation.
  func with(_ operation: @escaping @Sendable (Send<Action>) async -> Void) -> EffectWork {
    EffectWork(
      priority: priority, name: name, dependencies: dependencies, location: location,
      operation: operation)
  }

  /// Work that sends an action.
  static func sending(_ action: Action, at location: CallSite) -> EffectWork {
    let outgoing = OutgoingAction(action)
    return EffectWork(priority: nil, name: nil, dependencies: .current, location: location) {
      await outgoing.deliver(to: $0)
    }
  }
}

/// An action on its way back to the store from the reducer that returned it.
///
/// NB: `@unchecked Sendable` because it is made and delivered on the main actor only.
private final class OutgoingAction<Action>: @unchecked Sendable {
  private let action: Action

  init(_ action: Action) {
    self.action = action
  }

  @MainActor
  func deliver(to send: Send<Action>) { send(action) }
}
