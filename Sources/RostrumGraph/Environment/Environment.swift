import Observation

/// Reads a value that the view inherits from its ancestors.
///
/// ```swift
/// struct CloseButton: View {
///   @Environment(\.dismiss) private var dismiss
///
///   var body: some View {
///     Button("Close") { dismiss() }
///   }
/// }
/// ```
///
/// The value is read before `body` runs. When it changes, the view is evaluated again.
@MainActor @propertyWrapper
public struct Environment<Value> {
  private let read: (EnvironmentValues) -> Value?
  private var value: Value?

  /// The modifier that provides the value, for a view that requires the value.
  private var fix: String?

  /// Reads the value at a key path.
  ///
  /// - Parameter keyPath: The key path of the value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads the observable object of a type that an ancestor provides.
  ///
  /// If no ancestor provides the object, the view shows nothing and an issue is reported. Declare
  /// the property optional if the object may be missing.
  ///
  /// - Parameter type: The type of the object.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { $0[object: type] }
    fix = ".environment(\(type)(…))"
  }

  /// Reads the observable object of a type, if an ancestor provides one.
  ///
  /// - Parameter type: The type of the object.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    read = { $0[object: type] }
  }

  /// The value.
  ///
  /// The value is available while the view's body and actions run. In the view's initializer, it is
  /// read from the environment in which the view is created.
  public var wrappedValue: Value {
    if let value = value ?? read(EnvironmentValues()) { return value }
    return EnvironmentSearch.object(fix: fix ?? "", read)
  }
}

extension Environment: RequiredProperty {
  package var missingValue: MissingValue? {
    value == nil ? MissingValue(type: Value.self, fix: fix ?? "") : nil
  }
}

extension Environment: NodeProperty {
  package mutating func attach(_ storage: inout AnyObject?, to node: Node) {
    value = read(node.environment)
  }
}
