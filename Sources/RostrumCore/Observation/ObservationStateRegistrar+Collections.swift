import RostrumPresentation

extension ObservationStateRegistrar {
  /// Prepares to mutate an identified array in place.
  ///
  /// A mutation inside an element doesn't notify readers of the array's membership and order.
  ///
  /// - Parameters:
  ///   - subject: The value that is mutated.
  ///   - keyPath: The key path to the field.
  ///   - member: The field's storage.
  /// - Returns: The identity of the array's structure.
  public func willModify<Subject: ObservableState, Field, ID: Hashable, Element: ObservableState>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Field>,
    _ member: inout IdentifiedArray<ID, Element>
  ) -> StructureBeforeChange {
    StructureBeforeChange(structure: member._structureID)
  }

  /// Completes the mutation of an identified array, and notifies readers if its structure changed.
  ///
  /// - Parameters:
  ///   - subject: The value that was mutated.
  ///   - keyPath: The key path to the field.
  ///   - member: The field's storage.
  ///   - before: The result of `willModify`.
  ///   - isIdentityEqual: Unused for this type.
  public func didModify<Subject: ObservableState, Field, ID: Hashable, Element: ObservableState>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Field>,
    _ member: inout IdentifiedArray<ID, Element>,
    _ before: StructureBeforeChange,
    _ isIdentityEqual: (IdentifiedArray<ID, Element>, IdentifiedArray<ID, Element>) -> Bool
  ) {
    if member._structureID != before.structure { notify(subject, keyPath: keyPath) }
  }

  /// Prepares to mutate a navigation stack in place.
  ///
  /// - Parameters:
  ///   - subject: The value that is mutated.
  ///   - keyPath: The key path to the field.
  ///   - member: The field's storage.
  /// - Returns: The identity of the stack's structure.
  public func willModify<Subject: ObservableState, Field, Element: ObservableState>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Field>,
    _ member: inout StackState<Element>
  ) -> StructureBeforeChange {
    StructureBeforeChange(structure: member._structureID)
  }

  /// Completes the mutation of a navigation stack, and notifies readers if its structure changed.
  ///
  /// - Parameters:
  ///   - subject: The value that was mutated.
  ///   - keyPath: The key path to the field.
  ///   - member: The field's storage.
  ///   - before: The result of `willModify`.
  ///   - isIdentityEqual: Unused for this type.
  public func didModify<Subject: ObservableState, Field, Element: ObservableState>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Field>,
    _ member: inout StackState<Element>,
    _ before: StructureBeforeChange,
    _ isIdentityEqual: (StackState<Element>, StackState<Element>) -> Bool
  ) {
    if member._structureID != before.structure { notify(subject, keyPath: keyPath) }
  }

  /// Prepares to mutate an array of observable elements in place.
  ///
  /// A mutation inside an element doesn't notify readers of the array.
  ///
  /// - Parameters:
  ///   - subject: The value that is mutated.
  ///   - keyPath: The key path to the field.
  ///   - member: The field's storage.
  /// - Returns: The identities of the elements.
  /// - Complexity: O(*n*), where *n* is the number of elements. Prefer an `IdentifiedArray` for
  ///   many rows; its mutations are O(1).
  public func willModify<Subject: ObservableState, Field, Element: ObservableState>(
    _ subject: Subject, keyPath: KeyPath<Subject, Field>, _ member: inout [Element]
  ) -> ElementsBeforeChange {
    for index in member.indices { member[index]._$willModify() }
    return ElementsBeforeChange(ids: isRead ? member.map(\._$id) : nil)
  }

  /// Completes the mutation of an array of observable elements.
  ///
  /// - Parameters:
  ///   - subject: The value that was mutated.
  ///   - keyPath: The key path to the field.
  ///   - member: The field's storage.
  ///   - before: The result of `willModify`.
  ///   - isIdentityEqual: Unused for this type.
  public func didModify<Subject: ObservableState, Field, Element: ObservableState>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Field>,
    _ member: inout [Element],
    _ before: ElementsBeforeChange,
    _ isIdentityEqual: ([Element], [Element]) -> Bool
  ) {
    guard let ids = before.ids else { return notify(subject, keyPath: keyPath) }
    if !ids.elementsEqual(member.lazy.map(\._$id)) { notify(subject, keyPath: keyPath) }
  }

  /// Prepares to mutate a field of any other type in place.
  ///
  /// - Parameters:
  ///   - subject: The value that is mutated.
  ///   - keyPath: The key path to the field.
  ///   - member: The field's storage.
  /// - Returns: A copy of the value if its type is trivial.
  @inlinable
  @_disfavoredOverload
  public func willModify<Subject: ObservableState, Field, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Field>, _ member: inout Member
  ) -> ValueBeforeChange<Member> {
    _isPOD(Member.self) ? .kept(member) : .unknown
  }

  /// Completes the mutation of a field of any other type.
  ///
  /// - Parameters:
  ///   - subject: The value that was mutated.
  ///   - keyPath: The key path to the field.
  ///   - member: The field's storage.
  ///   - before: The result of `willModify`.
  ///   - isIdentityEqual: Returns whether two values are duplicates.
  @inlinable
  @_disfavoredOverload
  public func didModify<Subject: ObservableState, Field, Member>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Field>,
    _ member: inout Member,
    _ before: ValueBeforeChange<Member>,
    _ isIdentityEqual: (Member, Member) -> Bool
  ) {
    if case .kept(let value) = before, isIdentityEqual(value, member) { return }
    notify(subject, keyPath: keyPath)
  }
}
