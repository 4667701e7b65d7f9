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
/// Each test case runs in its own `DependencyContainer`, so default values are never shared with
/// other tests. A trait of a test takes precedence over a trait of its suite.
public struct DependenciesTrait: SuiteTrait, TestTrait, TestScoping {
  private let update: @Sendable (inout DependencyValues) async throws -> Void

  /// Whether nested suites inherit the trait; always `true`.
  public var isRecursive: Bool { true }

  init(_ update: @escaping @Sendable (inout DependencyValues) async throws -> Void) {
    self.update = update
  }

  /// Runs a test case with the dependencies.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The test case.
  ///   - function: Runs the test case.
  /// - Throws: The error of the test case, or of the closure that sets the dependencies.
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
  /// Gives each case of a test its own dependencies.
  ///
  /// Every test has its own dependencies even without this trait, but the cases of a parameterised
  /// test share them.
  public static var dependencies: Self { Self { _ in } }

  /// Sets dependencies for a test, or for each test of a suite.
  ///
  /// - Parameter update: Sets the dependencies; called for each test case.
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
  ///   - keyPath: The key path of the dependency.
  ///   - value: The value, evaluated for each test case.
  /// - Returns: The trait.
  public static func dependency<Value>(
    _ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self {
    Self { $0.set(keyPath, to: try value()) }
  }

  /// Overrides a dependency whose type is its own key, for a test or for each test of a suite.
  ///
  /// ```swift
  /// @Test(.dependency(NumberFactClient(fetch: { "\($0) is a number." })))
  /// ```
  ///
  /// - Parameter value: The value, evaluated for each test case.
  /// - Returns: The trait.
  public static func dependency<Value: TestDependencyKey>(
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self where Value.Value == Value {
    Self { $0[Value.self] = try value() }
  }
}
