import RostrumPresentation

extension ObservationStateRegistrar {
  /// Begins a change of rows in their place.
  ///
  /// Readers of the rows' membership and order are not told about a change inside of a row.
  ///
  /// - Parameters:
  ///   - subject: The value.
  ///   - keyPath: The field.
  ///   - member: The field's storage.
  /// - Returns: What is to be remembered.
  public func willModify<Subject: ObservableState, Field, ID: Hashable, Element: ObservableState>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Field>,
    _ member: inout IdentifiedArray<ID, Element>
  ) -> StructureBeforeChange {
    StructureBeforeChange(structure: member._structureID)
  }

  /// Ends a change of rows.
  ///
  /// - Parameters:
  ///   - subject: The value.
  ///   - keyPath: The field.
  ///   - member: The field's storage.
  ///   - before: What was remembered.
  ///   - isIdentityEqual: Not needed for this type.
  public func didModify<Subject: ObservableState, Field, ID: Hashable, Element: ObservableState>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Field>,
    _ member: inout IdentifiedArray<ID, Element>,
    _ before: StructureBeforeChange,
    _ isIdentityEqual: (IdentifiedArray<ID, Element>, IdentifiedArray<ID, Element>) -> Bool
  ) {
    if member._structureID != before.structure { notify(subject, keyPath: keyPath) }
  }

  /// Begins a change of a stack in its place.
  ///
  /// - Parameters:
  ///   - subject: The value.
  ///   - keyPath: The field.
  ///   - member: The field's storage.
  /// - Returns: What is to be remembered.
  public func willModify<Subject: ObservableState, Field, Element: ObservableState>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Field>,
    _ member: inout StackState<Element>
  ) -> StructureBeforeChange {
    StructureBeforeChange(structure: member._structureID)
  }

  /// Ends a change of a stack.
  ///
  /// - Parameters:
  ///   - subject: The value.
  ///   - keyPath: The field.
  ///   - member: The field's storage.
  ///   - before: What was remembered.
  ///   - isIdentityEqual: Not needed for this type.
  public func didModify<Subject: ObservableState, Field, Element: ObservableState>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Field>,
    _ member: inout StackState<Element>,
    _ before: StructureBeforeChange,
    _ isIdentityEqual: (StackState<Element>, StackState<Element>) -> Bool
  ) {
    if member._structureID != before.structure { notify(subject, keyPath: keyPath) }
  }

  /// Begins a change of an array of observable elements in its place.
  ///
  /// Readers of the array are not told about a change inside of an element.
  ///
  /// - Parameters:
  ///   - subject: The value.
  ///   - keyPath: The field.
  ///   - member: The field's storage.
  /// - Returns: What is to be remembered.
  /// - Complexity: O(*n*), where *n* is the number of elements. Keep many rows in an
  ///   `IdentifiedArray`, whose changes cost the same however many there are.
  public func willModify<Subject: ObservableState, Field, Element: ObservableState>(
    _ subject: Subject, keyPath: KeyPath<Subject, Field>, _ member: inout [Element]
  ) -> ElementsBeforeChange {
    for index in member.indices { member[index]._$willModify() }
    return ElementsBeforeChange(ids: isRead ? member.map(\._$id) : nil)
  }

  /// Ends a change of an array of observable elements.
  ///
  /// - Parameters:
  ///   - subject: The value.
  ///   - keyPath: The field.
  ///   - member: The field's storage.
  ///   - before: What was remembered.
  ///   - isIdentityEqual: Not needed for this type.
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

  /// Begins a change of any other field in its place.
  ///
  /// - Parameters:
  ///   - subject: The value.
  ///   - keyPath: The field.
  ///   - member: The field's storage.
  /// - Returns: The value, if it is plain bits.
  @inlinable
  @_disfavoredOverload
  public func willModify<Subject: ObservableState, Field, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Field>, _ member: inout Member
  ) -> ValueBeforeChange<Member> {
    _isPOD(Member.self) ? .kept(member) : .unknown
  }

  /// Ends a change of any other field.
  ///
  /// - Parameters:
  ///   - subject: The value.
  ///   - keyPath: The field.
  ///   - member: The field's storage.
  ///   - before: The value before, if it was kept.
  ///   - isIdentityEqual: Whether readers need not be told.
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
