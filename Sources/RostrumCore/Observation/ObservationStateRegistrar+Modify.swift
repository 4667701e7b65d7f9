import RostrumPresentation

// A mutation in place keeps no copy of the old value, because a copy would make Swift copy every
// array in it. What is recorded beforehand depends on the type: the identity of an observable
// value, the identity of the structure of a collection of them, a copy of a trivial value, and
// nothing for other types, whose readers are always notified.

/// The record of a field of an arbitrary type before it is mutated in place.
@frozen
public enum ValueBeforeChange<Value> {
  /// The type is trivial, and the value was copied.
  case kept(Value)

  /// The value was not copied.
  case unknown
}

/// The record of a collection of states before it is mutated in place.
public struct StructureBeforeChange {
  let structure: StructureID?
}

/// The record of an array of observable elements before it is mutated in place.
public struct ElementsBeforeChange {
  /// The identities of the elements, or `nil` if the array has no readers.
  let ids: [ObservableStateID]?
}

/// The record of presented state before it is mutated in place.
public struct PresentationBeforeChange {
  let id: ObservableStateID?
}

extension ObservationStateRegistrar {
  /// Prepares to mutate an observable field in place.
  ///
  /// - Parameters:
  ///   - subject: The value that is mutated.
  ///   - keyPath: The key path to the field.
  ///   - member: The field's storage.
  /// - Returns: The record for `didModify(_:keyPath:_:_:_:)`.
  public func willModify<Subject: ObservableState, Field, Member: ObservableState>(
    _ subject: Subject, keyPath: KeyPath<Subject, Field>, _ member: inout Member
  ) -> ObservableStateID {
    member._$willModify()
    return member._$id
  }

  /// Completes the mutation of an observable field, and notifies readers if its identity changed.
  ///
  /// - Parameters:
  ///   - subject: The value that was mutated.
  ///   - keyPath: The key path to the field.
  ///   - member: The field's storage.
  ///   - before: The result of `willModify`.
  ///   - isIdentityEqual: Unused for this type.
  public func didModify<Subject: ObservableState, Field, Member: ObservableState>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Field>,
    _ member: inout Member,
    _ before: ObservableStateID,
    _ isIdentityEqual: (Member, Member) -> Bool
  ) {
    if member._$id != before { notify(subject, keyPath: keyPath) }
  }

  /// Prepares to mutate optional observable state in place.
  ///
  /// - Parameters:
  ///   - subject: The value that is mutated.
  ///   - keyPath: The key path to the field.
  ///   - member: The field's storage.
  /// - Returns: The identity of the wrapped state.
  public func willModify<Subject: ObservableState, Field, Wrapped: ObservableState>(
    _ subject: Subject, keyPath: KeyPath<Subject, Field>, _ member: inout Wrapped?
  ) -> PresentationBeforeChange {
    member?._$willModify()
    return PresentationBeforeChange(id: member?._$id)
  }

  /// Completes the mutation of optional observable state, and notifies readers if its identity
  /// changed.
  ///
  /// - Parameters:
  ///   - subject: The value that was mutated.
  ///   - keyPath: The key path to the field.
  ///   - member: The field's storage.
  ///   - before: The result of `willModify`.
  ///   - isIdentityEqual: Unused for this type.
  public func didModify<Subject: ObservableState, Field, Wrapped: ObservableState>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Field>,
    _ member: inout Wrapped?,
    _ before: PresentationBeforeChange,
    _ isIdentityEqual: (Wrapped?, Wrapped?) -> Bool
  ) {
    if member?._$id != before.id { notify(subject, keyPath: keyPath) }
  }

  /// Prepares to mutate presented state in place.
  ///
  /// - Parameters:
  ///   - subject: The value that is mutated.
  ///   - keyPath: The key path to the field.
  ///   - member: The field's storage.
  /// - Returns: The identity of the presented state.
  public func willModify<Subject: ObservableState, Field, State>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Field>,
    _ member: inout PresentationState<State>
  ) -> PresentationBeforeChange {
    PresentationBeforeChange(id: member.markedID())
  }

  /// Completes the mutation of presented state, and notifies readers if its identity changed.
  ///
  /// - Parameters:
  ///   - subject: The value that was mutated.
  ///   - keyPath: The key path to the field.
  ///   - member: The field's storage.
  ///   - before: The result of `willModify`.
  ///   - isIdentityEqual: Unused for this type.
  public func didModify<Subject: ObservableState, Field, State>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Field>,
    _ member: inout PresentationState<State>,
    _ before: PresentationBeforeChange,
    _ isIdentityEqual: (PresentationState<State>, PresentationState<State>) -> Bool
  ) {
    if member.id() != before.id {
      notify(subject, keyPath: keyPath)
    }
  }
}

extension PresentationState {
  /// Notifies the presented state that it is about to be mutated, and returns its identity.
  fileprivate mutating func markedID() -> ObservableStateID? {
    guard wrappedValue != nil, State.self is any ObservableState.Type else {
      return id()
    }
    _$willModifyObservable(&wrappedValue!)
    return id()
  }

  fileprivate func id() -> ObservableStateID? {
    wrappedValue.map { ObservableStateID._$id(for: $0) }
  }
}
