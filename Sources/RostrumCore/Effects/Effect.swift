import RostrumDependencies

/// Work that a reducer hands to the store: requests, timers, further actions.
///
/// An effect is a value. Nothing happens until the store that ran the reducer starts the effect,
/// which it does before it processes the next action:
///
/// ```swift
/// case .factButtonTapped:
///   return .run { [count = state.count] send in
///     await send(.factResponse(try await facts.fetch(count)))
///   }
/// ```
///
/// An effect captures the dependencies that are current where it is made. It is cancelled when the
/// feature that returned it is dismissed, at any time after the reducer has returned.
public struct Effect<Action>: Sendable {
  /// The effect's kind.
  ///
  /// Every payload is a single reference, so an effect has the same size for all actions, and code
  /// that is generic over the action can pass it on without runtime metadata for its layout.
  ///
  /// NB: `@unchecked Sendable` because its actions, and the closures over them, are made and read
  /// on the main actor, where stores run reducers. Code that calls a reducer elsewhere must confine
  /// its state, actions and effects to one task; see ``Reducer/reduce(into:action:)``.
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

  /// An effect that does nothing.
  public static var none: Self { Self(operation: .none) }

  /// Whether the effect does nothing.
  package var isNone: Bool {
    if case .none = operation { true } else { false }
  }
}

/// An effect that sends the actions of a feature.
public typealias EffectOf<R: Reducer> = Effect<R.Action>

/// A reference to an effect, for effects that contain effects.
final class EffectBox<Action>: Sendable {
  let effect: Effect<Action>

  init(_ effect: Effect<Action>) {
    self.effect = effect
  }
}

/// A child's effect, on its way up through the parent.
///
/// NB: `@unchecked Sendable` because nothing changes it. The action that dismisses the child isn't
/// `Sendable` by its type: the store takes it on the main actor, and no one else reads it.
final class ChildEffect<Action>: @unchecked Sendable {
  /// How identifiers of effects cross the boundary between parent and child.
  enum Kind {
    /// The child is a part of its parent, and shares its identifiers.
    case part

    /// The child is presented, and has identifiers of its own.
    case presented
  }

  let id: NavigationID
  let kind: Kind

  /// The action that dismisses the child, or `nil` if it can't be dismissed.
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
  /// A child's effect, embedded in its parent's.
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

  /// Cancels everything that runs in some children.
  static func dismantle(_ ids: [NavigationID]) -> Self {
    ids.isEmpty ? .none : Self(operation: .dismantle(ids))
  }

  /// Cancels everything that runs in the children of a collection, except in those that remain.
  static func reconcile(_ children: RemainingChildren) -> Self {
    Self(operation: .reconcile(children))
  }
}
