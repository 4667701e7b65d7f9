import CustomDump
import RostrumCases

/// A change that a control makes to one field of a state.
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
  /// The key path to the changed field.
  public let keyPath: PartialKeyPath<Root>

  let assign: (inout Root) -> Void
  package let value: any Sendable
  private let isEqualToValue: (any Sendable) -> Bool

  /// Records for the sending store whether the feature applied the change.
  var receipt: BindingReceipt?

  /// A change that sets a field.
  ///
  /// - Parameters:
  ///   - keyPath: The key path to the field.
  ///   - value: The new value.
  /// - Returns: The change.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, Value>, _ value: Value
  ) -> Self {
    Self(of: keyPath, to: value) { $0[keyPath: keyPath] = value }
  }

  /// A change made through a closure, which may assign to a part of the field only.
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

  /// Matches an action against a field, for `case .binding(\.title):`.
  ///
  /// - Parameters:
  ///   - keyPath: The key path to the field.
  ///   - bindingAction: The action to match.
  /// - Returns: Whether the action changes the field.
  public static func ~= <Value>(
    keyPath: WritableKeyPath<Root, Value>, bindingAction: Self
  ) -> Bool {
    keyPath == bindingAction.keyPath
  }
}

extension BindingAction: Equatable {
  /// Whether two actions set the same field to equal values.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.keyPath == rhs.keyPath && lhs.isEqualToValue(rhs.value)
  }
}

extension BindingAction: CasePathable {
  /// The changes of a state by field, as in `\.binding.title`.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The changes of one field.
    ///
    /// - Parameter keyPath: The key path to the field.
    public subscript<Value: Equatable & Sendable>(
      dynamicMember keyPath: WritableKeyPath<Root, Value>
    ) -> AnyCasePath<BindingAction, Value> {
      let field = BindingField(keyPath: keyPath)
      return AnyCasePath(
        embed: { .set(field.keyPath, $0) },
        extract: { $0.keyPath == field.keyPath ? $0.value as? Value : nil })
    }
  }

  /// The changes of a state by field.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension BindingAction: CustomDumpReflectable {
  /// The field and its value, as a test failure prints them.
  public var customDumpMirror: Mirror {
    Mirror(self, children: ["set": (FieldName(keyPath: keyPath), value)], displayStyle: .enum)
  }
}

/// The name of a field, as a test failure prints it: the same in each run of a program.
private struct FieldName: CustomDumpStringConvertible {
  let keyPath: AnyKeyPath

  /// The description of the key path, without the address of a computed property's accessor, by which
  /// Swift names the property on Linux.
  var customDumpDescription: String {
    var words = ""
    customDump(keyPath, to: &words)
    return words.replacing(#/<computed 0x[0-9a-f]+ /#, with: "<computed ")
  }
}

/// A field's key path, for use in `@Sendable` closures.
///
/// NB: `@unchecked Sendable` because a key path to a property is immutable.
package struct BindingField<Root, Value>: @unchecked Sendable {
  package let keyPath: WritableKeyPath<Root, Value>

  package init(keyPath: WritableKeyPath<Root, Value>) { self.keyPath = keyPath }
}

/// Whether a feature applied a change.
final class BindingReceipt {
  var isHandled = false
}
