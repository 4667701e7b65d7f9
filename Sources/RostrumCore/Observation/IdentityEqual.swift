import RostrumPresentation

// Whether a value that is assigned is as good as the one it replaces, so that readers of the field
// need not be told. Observable values never are: an equal value has readers of its own, and
// somebody may have changed a copy when nobody looked.

/// An observable value is never as good as another that takes its place.
///
/// - Parameters:
///   - lhs: The old value.
///   - rhs: The new value.
/// - Returns: `false`.
public func _$isIdentityEqual<Value: ObservableState>(_ lhs: Value, _ rhs: Value) -> Bool {
  false
}

/// Optional observable values are as good as each other when both are `nil`.
///
/// - Parameters:
///   - lhs: The old value.
///   - rhs: The new value.
/// - Returns: Whether readers need not be told.
public func _$isIdentityEqual<Value: ObservableState>(_ lhs: Value?, _ rhs: Value?) -> Bool {
  lhs == nil && rhs == nil
}

/// Presented values are as good as each other when nothing is presented, or plain equal values are.
///
/// - Parameters:
///   - lhs: The old value.
///   - rhs: The new value.
/// - Returns: Whether readers need not be told.
public func _$isIdentityEqual<State>(
  _ lhs: PresentationState<State>, _ rhs: PresentationState<State>
) -> Bool {
  lhs.wrappedValue == nil && rhs.wrappedValue == nil
}

/// Rows are as good as each other when there are none.
///
/// - Parameters:
///   - lhs: The old rows.
///   - rhs: The new rows.
/// - Returns: Whether readers need not be told.
public func _$isIdentityEqual<ID: Hashable, Element: ObservableState>(
  _ lhs: IdentifiedArray<ID, Element>, _ rhs: IdentifiedArray<ID, Element>
) -> Bool {
  lhs.isEmpty && rhs.isEmpty
}

/// Arrays of observable elements are as good as each other when they are empty.
///
/// - Parameters:
///   - lhs: The old elements.
///   - rhs: The new elements.
/// - Returns: Whether readers need not be told.
public func _$isIdentityEqual<Element: ObservableState>(_ lhs: [Element], _ rhs: [Element]) -> Bool
{
  lhs.isEmpty && rhs.isEmpty
}

/// Stacks are as good as each other when they are empty.
///
/// - Parameters:
///   - lhs: The old stack.
///   - rhs: The new stack.
/// - Returns: Whether readers need not be told.
public func _$isIdentityEqual<Element: ObservableState>(
  _ lhs: StackState<Element>, _ rhs: StackState<Element>
) -> Bool {
  lhs.isEmpty && rhs.isEmpty
}

/// Values that can be compared are as good as each other when they are equal.
///
/// - Parameters:
///   - lhs: The old value.
///   - rhs: The new value.
/// - Returns: Whether readers need not be told.
@_disfavoredOverload
public func _$isIdentityEqual<Value: Equatable>(_ lhs: Value, _ rhs: Value) -> Bool {
  lhs == rhs
}

/// Values that cannot be compared are never as good as each other.
///
/// - Parameters:
///   - lhs: The old value.
///   - rhs: The new value.
/// - Returns: `false`.
@_disfavoredOverload
public func _$isIdentityEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool { false }

/// Announces to a payload that it is about to be changed in its place.
///
/// - Parameter value: The payload.
public func _$willModify<Value: ObservableState>(_ value: inout Value) { value._$willModify() }

/// A payload without observed fields needs no announcement.
///
/// - Parameter value: The payload.
@_disfavoredOverload
public func _$willModify<Value>(_ value: inout Value) {}
