public import Testing

/// Binds a task-local value for a test, or for each test of a suite.
///
/// ```swift
/// @Test(.taskLocal(Log.$level, .debug))
/// func everyStepIsLogged() { … }
/// ```
///
/// NB: The arguments of `@Test` can't refer to declarations that a macro generates in the same
/// module, such as `$level`. Declare such a task-local value as
/// `static let level = TaskLocal(wrappedValue: …)`, and pass `Log.level`.
public struct TaskLocalTrait<Value: Sendable>: SuiteTrait, TestTrait, TestScoping {
  private let taskLocal: TaskLocal<Value>
  private let value: @Sendable () throws -> Value

  /// Whether nested suites inherit the trait; always `true`.
  public var isRecursive: Bool { true }

  init(_ taskLocal: TaskLocal<Value>, value: @escaping @Sendable () throws -> Value) {
    self.taskLocal = taskLocal
    self.value = value
  }

  /// Runs a test case with the value.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The test case.
  ///   - function: Runs the test case.
  /// - Throws: The error of the test case, or of the closure that creates the value.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await taskLocal.withValue(value()) { try await function() }
  }
}

extension Trait {
  /// Binds a task-local value for a test, or for each test of a suite.
  ///
  /// - Parameters:
  ///   - taskLocal: The task-local, as in `Log.$level`.
  ///   - value: The value, evaluated for each test case.
  /// - Returns: The trait.
  public static func taskLocal<Value: Sendable>(
    _ taskLocal: TaskLocal<Value>, _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self where Self == TaskLocalTrait<Value> {
    Self(taskLocal, value: value)
  }
}

extension TaskLocal where Value: Sendable {
  /// Binds the value for a test, or for each test of a suite: `@Test(Log.$level.set(.debug))`.
  ///
  /// - Parameter value: The value, evaluated for each test case.
  /// - Returns: The trait.
  public func set(
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> TaskLocalTrait<Value> {
    TaskLocalTrait(self, value: value)
  }
}
