public import Testing

/// Binds a task-local value for a test, or for each test of a suite.
///
/// ```swift
/// @Test(.taskLocal(Log.$level, .debug))
/// func everyStepIsLogged() { … }
/// ```
///
/// NB: Arguments of `@Test` do not see what macros of the same module write, and `$level` is written by
/// a macro. Declare a task-local of the test's own module as
/// `static let level = TaskLocal(wrappedValue: …)`, and pass `Log.level`.
public struct TaskLocalTrait<Value: Sendable>: SuiteTrait, TestTrait, TestScoping {
  private let taskLocal: TaskLocal<Value>
  private let value: @Sendable () throws -> Value

  /// Whether the suites in a suite have the trait too, which they have.
  public var isRecursive: Bool { true }

  init(_ taskLocal: TaskLocal<Value>, value: @escaping @Sendable () throws -> Value) {
    self.taskLocal = taskLocal
    self.value = value
  }

  /// Runs one case of a test with the value.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The case.
  ///   - function: Runs the case.
  /// - Throws: The error of the case, or of the closure that makes the value.
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
  ///   - value: Makes its value, anew for each case of each test.
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
  /// - Parameter value: Makes the value, anew for each case of each test.
  /// - Returns: The trait.
  public func set(
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> TaskLocalTrait<Value> {
    TaskLocalTrait(self, value: value)
  }
}
