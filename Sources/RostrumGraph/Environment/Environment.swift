import Observation

/// Reads a value that the view inherits from the views around it.
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

  /// What provides the value, where a view cannot do without.
  private var fix: String?

  /// Reads the value at a key path.
  ///
  /// - Parameter keyPath: Where the value is.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads the observable object of a type that a view around provides.
  ///
  /// A view whose object no view around it provides shows nothing, which is reported as an issue.
  /// Declare the property optional where that may be.
  ///
  /// - Parameter type: The type of the object.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { $0[object: type] }
    fix = ".environment(\(type)(…))"
  }

  /// Reads the observable object of a type, if a view around provides one.
  ///
  /// - Parameter type: The type of the object.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    read = { $0[object: type] }
  }

  /// The value.
  ///
  /// It is known while the body and the actions of the view run. An initializer of the view reads it
  /// where the view is made.
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
