import RostrumPresentation
import RostrumRuntime

// These overloads decide whether an assigned value is a duplicate of the one it replaces, so that
// the field's readers needn't be notified. Observable values are never duplicates: an equal value
// has readers of its own, and an unobserved copy of it may have been changed.

/// An observable value is never a duplicate of the one it replaces.
///
/// - Parameters:
///   - lhs: The old value.
///   - rhs: The new value.
/// - Returns: `false`.
public func _$isIdentityEqual<Value: ObservableState>(_ lhs: Value, _ rhs: Value) -> Bool {
  false
}

/// Optional observable values are duplicates if both are `nil`.
///
/// - Parameters:
///   - lhs: The old value.
///   - rhs: The new value.
/// - Returns: Whether the values are duplicates.
public func _$isIdentityEqual<Value: ObservableState>(_ lhs: Value?, _ rhs: Value?) -> Bool {
  lhs == nil && rhs == nil
}

/// Presentation states are duplicates if both are `nil`.
///
/// - Parameters:
///   - lhs: The old value.
///   - rhs: The new value.
/// - Returns: Whether the values are duplicates.
public func _$isIdentityEqual<State>(
  _ lhs: PresentationState<State>, _ rhs: PresentationState<State>
) -> Bool {
  lhs.wrappedValue == nil && rhs.wrappedValue == nil
}

/// Identified arrays of observable elements are duplicates if both are empty.
///
/// - Parameters:
///   - lhs: The old elements.
///   - rhs: The new elements.
/// - Returns: Whether the values are duplicates.
public func _$isIdentityEqual<ID: Hashable, Element: ObservableState>(
  _ lhs: IdentifiedArray<ID, Element>, _ rhs: IdentifiedArray<ID, Element>
) -> Bool {
  lhs.isEmpty && rhs.isEmpty
}

/// Arrays of observable elements are duplicates if both are empty.
///
/// - Parameters:
///   - lhs: The old elements.
///   - rhs: The new elements.
/// - Returns: Whether the values are duplicates.
public func _$isIdentityEqual<Element: ObservableState>(_ lhs: [Element], _ rhs: [Element]) -> Bool
{
  lhs.isEmpty && rhs.isEmpty
}

/// Stacks of observable screens are duplicates if both are empty.
///
/// - Parameters:
///   - lhs: The old stack.
///   - rhs: The new stack.
/// - Returns: Whether the values are duplicates.
public func _$isIdentityEqual<Element: ObservableState>(
  _ lhs: StackState<Element>, _ rhs: StackState<Element>
) -> Bool {
  lhs.isEmpty && rhs.isEmpty
}

/// Equatable values are duplicates if they are equal, or differ only in numbers that aren't numbers.
///
/// - Parameters:
///   - lhs: The old value.
///   - rhs: The new value.
/// - Returns: Whether the values are duplicates.
@_disfavoredOverload
public func _$isIdentityEqual<Value: Equatable>(_ lhs: Value, _ rhs: Value) -> Bool {
  lhs.isSame(as: rhs)
}

/// Values that aren't equatable are never duplicates.
///
/// - Parameters:
///   - lhs: The old value.
///   - rhs: The new value.
/// - Returns: `false`.
@_disfavoredOverload
public func _$isIdentityEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool { false }

/// Notifies an observable payload that it is about to be mutated in place.
///
/// - Parameter value: The payload.
public func _$willModify<Value: ObservableState>(_ value: inout Value) { value._$willModify() }

/// Does nothing for a payload without observed fields.
///
/// - Parameter value: The payload.
@_disfavoredOverload
public func _$willModify<Value>(_ value: inout Value) {}
