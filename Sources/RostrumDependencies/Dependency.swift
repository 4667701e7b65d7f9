import RostrumRuntime

/// A property wrapper that reads a dependency from ``DependencyValues``.
///
/// ```swift
/// @Reducer struct Timer {
///   @Dependency(\.continuousClock) var clock
///   @Dependency(\.uuid) var uuid
/// }
/// ```
///
/// The property wrapper captures the dependencies that are current when it is created, so a feature
/// that is created inside ``withDependencies(_:operation:)`` keeps its overrides when it is used
/// later. Overrides that are current when the property is *read* take precedence over the captured
/// ones.
@propertyWrapper
public struct Dependency<Value>: Sendable {
  private(set) var captured: DependencyValues
  private let use: DependencyUse
  private let read: @Sendable (DependencyValues) -> Value

  /// Reads a property of ``DependencyValues``.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the dependency.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
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

  /// Reads a dependency by its key.
  ///
  /// ```swift
  /// @Dependency(NumberFactClient.self) var numberFact
  /// ```
  ///
  /// - Parameters:
  ///   - key: The type of the dependency's key.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
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

  /// Reads a property of ``DependencyValues`` as a certain type, which a test has assigned.
  ///
  /// ```swift
  /// @Dependency(\.continuousClock, as: TestClock<Duration>.self) var clock
  /// ```
  ///
  /// If the value isn't of that type when it is read, an issue is reported, and a default value of
  /// the dependency, or a new clock, takes its place. The process stops only if neither is of the type.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the dependency.
  ///   - type: The type of the value.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
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
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let cast = DependencyCast<Base, Value>(site: site) { $0[keyPath: keyPath] }
    read = { cast.value(in: $0) }
  }

  /// Reads a dependency by its key, as a certain type, which a test has assigned.
  ///
  /// If the value isn't of that type when it is read, an issue is reported, and a default value of
  /// the dependency, or a new clock, takes its place. The process stops only if neither is of the type.
  ///
  /// - Parameters:
  ///   - key: The type of the dependency's key.
  ///   - type: The type of the value.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
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
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let cast = DependencyCast<Key.Value, Value>(site: site) { $0[Key.self] }
    read = { cast.value(in: $0) }
  }

  /// The current value of the dependency.
  public var wrappedValue: Value {
    read(captured.resolved(in: .current, for: use))
  }

  /// Captures dependencies in addition to those that were current at creation.
  ///
  /// - Parameter values: The additional dependencies, which take precedence.
  package mutating func inherit(_ values: DependencyValues) {
    guard values.explicitContainer != nil || !values.overrides.isEmpty else { return }
    captured = captured.inherited(by: values)
  }
}

/// A property wrapper that captures the dependencies it was created with.
protocol DependencyCapture {
  var captured: DependencyValues { get }
}

extension Dependency: DependencyCapture {}
