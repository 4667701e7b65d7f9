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
  private let read: (EnvironmentValues) -> Value
  private var value: Value?

  /// Reads the value at a key path.
  ///
  /// - Parameter keyPath: Where the value is.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads the observable object of a type that a view around provides.
  ///
  /// Reading it where no view provides one is a mistake that stops the program; declare the
  /// property optional where that may be.
  ///
  /// - Parameter type: The type of the object.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { values in
      guard let object = values[object: type] else {
        preconditionFailure(
          "No \(type) in the environment. Add \".environment(\(type)(…))\" to a view around.")
      }
      return object
    }
  }

  /// Reads the observable object of a type, if a view around provides one.
  ///
  /// - Parameter type: The type of the object.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    read = { $0[object: type] }
  }

  /// The value.
  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }
}

extension Environment: NodeProperty {
  package mutating func attach(_ storage: inout AnyObject?, to node: Node) {
    value = read(node.environment)
  }
}
