import CustomDump
import RostrumCases

/// The change of one field of a state by a control.
///
/// ```swift
/// case .binding(\.title):
///   state.isSaved = false
///   return .none
/// ```
///
/// NB: `@unchecked Sendable` because key paths to properties are immutable, and the value is
/// `Sendable`.
public struct BindingAction<Root>: @unchecked Sendable {
  /// The field.
  public let keyPath: PartialKeyPath<Root>

  let assign: (inout Root) -> Void
  let value: any Sendable
  private let isEqualToValue: (any Sendable) -> Bool

  /// Says whether the feature has applied the change, to the store that sent it.
  var receipt: BindingReceipt?

  /// A change of a field.
  ///
  /// - Parameters:
  ///   - keyPath: The field.
  ///   - value: The new value.
  /// - Returns: The action.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, Value>, _ value: Value
  ) -> Self {
    Self(of: keyPath, to: value) { $0[keyPath: keyPath] = value }
  }

  /// A change of what stands at a place, which may be a part of it.
  package init<Value: Equatable & Sendable>(
    of keyPath: PartialKeyPath<Root>, to value: Value, assign: @escaping (inout Root) -> Void
  ) {
    self.init(
      keyPath: keyPath, assign: assign, value: value, isEqualToValue: { $0 as? Value == value })
  }

  private init(
    keyPath: PartialKeyPath<Root>,
    assign: @escaping (inout Root) -> Void,
    value: any Sendable,
    isEqualToValue: @escaping (any Sendable) -> Bool
  ) {
    self.keyPath = keyPath
    self.assign = assign
    self.value = value
    self.isEqualToValue = isEqualToValue
  }

  /// Whether an action changes a field, for `case .binding(\.title):`.
  ///
  /// - Parameters:
  ///   - keyPath: The field.
  ///   - bindingAction: The action.
  /// - Returns: Whether it does.
  public static func ~= <Value>(
    keyPath: WritableKeyPath<Root, Value>, bindingAction: Self
  ) -> Bool {
    keyPath == bindingAction.keyPath
  }
}

extension BindingAction: Equatable {
  /// Whether two values are equal.
  ///
  /// - Parameters:
  ///   - lhs: A value.
  ///   - rhs: Another value.
  /// - Returns: Whether they are.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.keyPath == rhs.keyPath && lhs.isEqualToValue(rhs.value)
  }
}

extension BindingAction: CasePathable {
  /// The changes of a state, by field: `\.binding.title`.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The change of a field.
    ///
    /// - Parameter keyPath: The field.
    public subscript<Value: Equatable & Sendable>(
      dynamicMember keyPath: WritableKeyPath<Root, Value>
    ) -> AnyCasePath<BindingAction, Value> {
      let field = BindingField(keyPath: keyPath)
      return AnyCasePath(
        embed: { .set(field.keyPath, $0) },
        extract: { $0.keyPath == field.keyPath ? $0.value as? Value : nil })
    }
  }

  /// The changes of a state, by field.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension BindingAction: CustomDumpReflectable {
  /// The field and its value, as a test shows them.
  public var customDumpMirror: Mirror {
    Mirror(self, children: ["set": (keyPath, value)], displayStyle: .enum)
  }
}

/// A field's key path for closures that may run anywhere.
///
/// NB: `@unchecked Sendable` because a key path to a property is immutable.
private struct BindingField<Root, Value>: @unchecked Sendable {
  let keyPath: WritableKeyPath<Root, Value>
}

/// Whether a feature has applied a change.
final class BindingReceipt {
  var isHandled = false
}
