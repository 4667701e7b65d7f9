import RostrumRuntime

/// A dependency of a feature, read wherever the feature needs it.
///
/// ```swift
/// @Reducer struct Timer {
///   @Dependency(\.continuousClock) var clock
///   @Dependency(\.uuid) var uuid
/// }
/// ```
///
/// It remembers the values that are in force when it is made, so that a feature made inside
/// ``withDependencies(_:operation:)`` keeps its overrides when it is used later. Overrides that are
/// in force when it is *read* win over the remembered ones.
@propertyWrapper
public struct Dependency<Value>: Sendable {
  private(set) var captured: DependencyValues
  private let use: DependencyUse
  private let read: @Sendable (DependencyValues) -> Value

  /// Reads a property of ``DependencyValues``.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - fileID: Where the dependency stands; issues name it.
  ///   - filePath: Where the dependency stands.
  ///   - line: Where the dependency stands.
  ///   - column: Where the dependency stands.
  public init(
    _ keyPath: any KeyPath<DependencyValues, Value> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    captured = DependencyValues.current.flattened
    use = DependencyUse(
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    read = { $0[keyPath: keyPath] }
  }

  /// Reads a dependency that has a key and no property.
  ///
  /// ```swift
  /// @Dependency(NumberFactClient.self) var numberFact
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key's type.
  ///   - fileID: Where the dependency stands; issues name it.
  ///   - filePath: Where the dependency stands.
  ///   - line: Where the dependency stands.
  ///   - column: Where the dependency stands.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Key.Value == Value {
    captured = DependencyValues.current.flattened
    use = DependencyUse(
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column), isKey: true)
    read = { $0[Key.self] }
  }

  /// Reads a property of ``DependencyValues`` as the type that a test put there.
  ///
  /// ```swift
  /// @Dependency(\.continuousClock, as: TestClock<Duration>.self) var clock
  /// ```
  ///
  /// The value must be of that type whenever it is read; that is a precondition.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - type: The type of its value.
  ///   - fileID: Where the dependency stands; issues name it.
  ///   - filePath: Where the dependency stands.
  ///   - line: Where the dependency stands.
  ///   - column: Where the dependency stands.
  public init<Base>(
    _ keyPath: any KeyPath<DependencyValues, Base> & Sendable,
    as type: Value.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    captured = DependencyValues.current.flattened
    use = DependencyUse(
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    read = { cast($0[keyPath: keyPath], to: type, at: "\(fileID):\(line)") }
  }

  /// Reads a dependency that has a key and no property, as the type that a test put there.
  ///
  /// - Parameters:
  ///   - key: The key's type.
  ///   - type: The type of its value, which it must be of whenever it is read.
  ///   - fileID: Where the dependency stands; issues name it.
  ///   - filePath: Where the dependency stands.
  ///   - line: Where the dependency stands.
  ///   - column: Where the dependency stands.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    as type: Value.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    captured = DependencyValues.current.flattened
    use = DependencyUse(
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column), isKey: true)
    read = { cast($0[Key.self], to: type, at: "\(fileID):\(line)") }
  }

  /// The dependency among the values that are in force now.
  public var wrappedValue: Value {
    read(captured.resolved(in: .current, for: use))
  }

  /// Remembers other values on top of those that were in force when it was made.
  ///
  /// - Parameter values: The other values, which win.
  package mutating func inherit(_ values: DependencyValues) {
    guard values.explicitContainer != nil || !values.overrides.isEmpty else { return }
    captured = captured.inherited(by: values)
  }
}

/// Something that remembers the dependencies it was made with.
protocol DependencyCapture {
  var captured: DependencyValues { get }
}

extension Dependency: DependencyCapture {}

private func cast<Value>(_ value: Any, to type: Value.Type, at place: String) -> Value {
  guard let value = value as? Value else {
    preconditionFailure(
      """
      The dependency at \(place) is to be read as '\(type)', but is of type \
      '\(Swift.type(of: value))'. Set it to a value of the type that is asked for.
      """
    )
  }
  return value
}
