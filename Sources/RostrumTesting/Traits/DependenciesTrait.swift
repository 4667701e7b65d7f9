public import RostrumDependencies
public import Testing

/// Sets dependencies for a test, or for each test of a suite.
///
/// ```swift
/// @Suite(.dependencies { $0.uuid = .incrementing })
/// struct StandupTests {
///   @Test(.dependency(\.continuousClock, ImmediateClock()))
///   func aMeetingEnds() async { … }
/// }
/// ```
///
/// Each case of each test runs in a ``DependencyContainer`` of its own, so that no default outlives it
/// or is shared with others that run at the same time. A trait of a test wins over one of its suite.
public struct DependenciesTrait: SuiteTrait, TestTrait, TestScoping {
  private let update: @Sendable (inout DependencyValues) async throws -> Void

  /// Whether the suites in a suite have the trait too, which they have.
  public var isRecursive: Bool { true }

  init(_ update: @escaping @Sendable (inout DependencyValues) async throws -> Void) {
    self.update = update
  }

  /// Runs one case of a test with the dependencies.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The case.
  ///   - function: Runs the case.
  /// - Throws: The error of the case, or of the closure that sets the dependencies.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withDependencies {
      $0.container = DependencyContainer()
      try await update(&$0)
    } operation: {
      try await function()
    }
  }
}

extension Trait where Self == DependenciesTrait {
  /// Gives each case of a test dependencies of its own.
  ///
  /// Without it a test has its own dependencies too, but the cases of a parameterised test share
  /// them.
  public static var dependencies: Self { Self { _ in } }

  /// Sets dependencies for a test, or for each test of a suite.
  ///
  /// - Parameter update: Sets them; it runs anew for each case of each test.
  /// - Returns: The trait.
  public static func dependencies(
    _ update: @escaping @Sendable (inout DependencyValues) async throws -> Void
  ) -> Self {
    Self(update)
  }

  /// Sets a dependency for a test, or for each test of a suite.
  ///
  /// ```swift
  /// @Test(.dependency(\.uuid, .incrementing))
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - value: Makes its value, anew for each case of each test.
  /// - Returns: The trait.
  public static func dependency<Value>(
    _ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self {
    Self { $0[keyPath: keyPath] = try value() }
  }

  /// Sets a dependency that is its own key for a test, or for each test of a suite.
  ///
  /// ```swift
  /// @Test(.dependency(NumberFactClient(fetch: { "\($0) is a number." })))
  /// ```
  ///
  /// - Parameter value: Makes its value, anew for each case of each test.
  /// - Returns: The trait.
  public static func dependency<Value: TestDependencyKey>(
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self where Value.Value == Value {
    Self { $0[Value.self] = try value() }
  }
}
