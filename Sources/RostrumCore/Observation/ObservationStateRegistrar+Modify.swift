import RostrumPresentation

// A change in place keeps no copy of what is changed: the copy would make Swift copy every array
// in it. What is remembered instead depends on the type: an identity for observable values, the
// identity of the structure for collections of them, the value itself where it is plain bits, and
// nothing for the rest, whose readers are always told.

/// What is remembered of a plain value while it is changed in its place.
@frozen
public enum ValueBeforeChange<Value> {
  /// The value is plain bits, and was kept.
  case kept(Value)

  /// Nothing was kept.
  case unknown
}

/// What is remembered of a container of states while it is changed in its place.
public struct StructureBeforeChange {
  let structure: StructureID?
}

/// What is remembered of an array of observable elements while it is changed in its place.
public struct ElementsBeforeChange {
  /// The identities of the elements; `nil` if the array had no reader.
  let ids: [ObservableStateID]?
}

/// What is remembered of presented state while it is changed in its place.
public struct PresentationBeforeChange {
  let id: ObservableStateID?
}

extension ObservationStateRegistrar {
  /// Begins a change of an observable field in its place.
  ///
  /// - Parameters:
  ///   - subject: The value.
  ///   - keyPath: The field.
  ///   - member: The field's storage.
  /// - Returns: What ``didModify(_:keyPath:_:_:_:)-swift.method`` needs to know.
  public func willModify<Subject: ObservableState, Field, Member: ObservableState>(
    _ subject: Subject, keyPath: KeyPath<Subject, Field>, _ member: inout Member
  ) -> ObservableStateID {
    member._$willModify()
    return member._$id
  }

  /// Ends a change of an observable field.
  ///
  /// - Parameters:
  ///   - subject: The value.
  ///   - keyPath: The field.
  ///   - member: The field's storage.
  ///   - before: What was remembered.
  ///   - isIdentityEqual: Not needed for this type.
  public func didModify<Subject: ObservableState, Field, Member: ObservableState>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Field>,
    _ member: inout Member,
    _ before: ObservableStateID,
    _ isIdentityEqual: (Member, Member) -> Bool
  ) {
    if member._$id != before { notify(subject, keyPath: keyPath) }
  }

  /// Begins a change of optional observable state in its place.
  ///
  /// - Parameters:
  ///   - subject: The value.
  ///   - keyPath: The field.
  ///   - member: The field's storage.
  /// - Returns: What is to be remembered.
  public func willModify<Subject: ObservableState, Field, Wrapped: ObservableState>(
    _ subject: Subject, keyPath: KeyPath<Subject, Field>, _ member: inout Wrapped?
  ) -> PresentationBeforeChange {
    member?._$willModify()
    return PresentationBeforeChange(id: member?._$id)
  }

  /// Ends a change of optional observable state.
  ///
  /// - Parameters:
  ///   - subject: The value.
  ///   - keyPath: The field.
  ///   - member: The field's storage.
  ///   - before: What was remembered.
  ///   - isIdentityEqual: Not needed for this type.
  public func didModify<Subject: ObservableState, Field, Wrapped: ObservableState>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Field>,
    _ member: inout Wrapped?,
    _ before: PresentationBeforeChange,
    _ isIdentityEqual: (Wrapped?, Wrapped?) -> Bool
  ) {
    if member?._$id != before.id { notify(subject, keyPath: keyPath) }
  }

  /// Begins a change of presented state in its place.
  ///
  /// - Parameters:
  ///   - subject: The value.
  ///   - keyPath: The field.
  ///   - member: The field's storage.
  /// - Returns: What is to be remembered.
  public func willModify<Subject: ObservableState, Field, State>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Field>,
    _ member: inout PresentationState<State>
  ) -> PresentationBeforeChange {
    PresentationBeforeChange(id: member.markedID())
  }

  /// Ends a change of presented state.
  ///
  /// - Parameters:
  ///   - subject: The value.
  ///   - keyPath: The field.
  ///   - member: The field's storage.
  ///   - before: What was remembered.
  ///   - isIdentityEqual: Not needed for this type.
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
  /// Marks the state that is presented as about to be changed, and gives its identity.
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
