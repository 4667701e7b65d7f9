import RostrumDependencies

/// What a reducer wants to be done outside: requests, timers, further actions.
///
/// An effect is a value. Nothing happens until the store that ran the reducer starts it, which it
/// does before the next action:
///
/// ```swift
/// case .factButtonTapped:
///   return .run { [count = state.count] send in
///     await send(.factResponse(try await facts.fetch(count)))
///   }
/// ```
///
/// An effect remembers the dependencies that are in force where it is made, and it is cancelled
/// when the feature that returned it is dismissed, from the moment the reducer has returned.
public struct Effect<Action>: Sendable {
  /// What an effect is made of.
  ///
  /// Every payload is one reference. An effect has therefore the same size whatever its action is,
  /// and code that is generic over the action passes it on without asking for its layout.
  ///
  /// NB: `@unchecked Sendable` because the actions and the closures over them that it holds are
  /// made and read on the main actor only, where stores run reducers. Whoever calls a reducer by hand
  /// elsewhere has to keep its state, its actions and its effects to one task, see
  /// ``Reducer/reduce(into:action:)``.
  enum Operation: @unchecked Sendable {
    case none
    indirect case send(Action)
    case run(EffectWork<Action>)
    case merge([Effect])
    case concatenate([Effect])
    indirect case cancellable(id: AnyHashable, cancelInFlight: Bool, EffectBox<Action>)
    indirect case cancel(id: AnyHashable)
    case child(ChildEffect<Action>)
    case dismantle([NavigationID])
    case reconcile(RemainingChildren)
  }

  let operation: Operation

  /// No effect.
  public static var none: Self { Self(operation: .none) }

  /// Whether there is nothing to do at all.
  package var isNone: Bool {
    if case .none = operation { true } else { false }
  }
}

/// An effect with the action of a reducer.
public typealias EffectOf<R: Reducer> = Effect<R.Action>

/// An effect behind a reference, where one effect contains another.
final class EffectBox<Action>: Sendable {
  let effect: Effect<Action>

  init(_ effect: Effect<Action>) {
    self.effect = effect
  }
}

/// The effect of a child, on its way up through its parent.
final class ChildEffect<Action>: @unchecked Sendable {
  /// What the step to a child means for the effects below it.
  enum Kind {
    /// The child is part of its parent: names of effects are shared with it.
    case part

    /// The child comes and goes: names of effects below are its own.
    case presented
  }

  let id: NavigationID
  let kind: Kind

  /// The action that dismisses the child, if it is one that can be dismissed.
  let dismissal: Action?
  let effect: Effect<Action>

  init(id: NavigationID, kind: Kind, dismissal: Action?, effect: Effect<Action>) {
    self.id = id
    self.kind = kind
    self.dismissal = dismissal
    self.effect = effect
  }
}

extension Effect {
  /// The effect of a child, in the terms of its parent.
  func fromChild(
    _ id: NavigationID, _ kind: ChildEffect<Action>.Kind, dismissal: Action? = nil
  ) -> Self {
    switch operation {
    case .none, .send: self
    default:
      Self(
        operation: .child(ChildEffect(id: id, kind: kind, dismissal: dismissal, effect: self)))
    }
  }

  /// The end of everything that runs in some children.
  static func dismantle(_ ids: [NavigationID]) -> Self {
    ids.isEmpty ? .none : Self(operation: .dismantle(ids))
  }

  /// The end of everything that runs in the children of a collection, except in those that remain.
  static func reconcile(_ children: RemainingChildren) -> Self {
    Self(operation: .reconcile(children))
  }
}
