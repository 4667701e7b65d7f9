import RostrumRuntime

/// A dependency that provides a random number generator, which tests can seed.
///
/// ```swift
/// @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
/// let face = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
/// ```
///
/// Only one caller at a time has access to the generator.
public struct WithRandomNumberGenerator: Sendable {
  private let generator: Generator

  /// Creates a dependency from a random number generator.
  ///
  /// - Parameter generator: The random number generator.
  public init(_ generator: some RandomNumberGenerator & Sendable) {
    self.generator = Generator(generator)
  }

  /// Runs an operation with the random number generator.
  ///
  /// - Parameter work: A closure that uses the random number generator.
  /// - Returns: The result of the closure.
  /// - Throws: The error that the closure throws.
  public func callAsFunction<R>(
    _ work: (inout any RandomNumberGenerator & Sendable) throws -> R
  ) rethrows -> R {
    try generator.use(work)
  }

  /// The generator, which one caller at a time uses.
  ///
  /// NB: `@unchecked Sendable` because `lock` guards the generator. The lock is recursive because the
  /// closure is app code, which may use the generator again.
  private final class Generator: @unchecked Sendable {
    private var base: any RandomNumberGenerator & Sendable
    private let lock = Lock(isRecursive: true)

    init(_ base: any RandomNumberGenerator & Sendable) {
      self.base = base
    }

    func use<R>(
      _ work: (inout any RandomNumberGenerator & Sendable) throws -> R
    ) rethrows -> R {
      try lock.withLock {
        // NB: A copy, because a nested use of the generator itself would violate exclusivity.
        var generator = base
        defer { base = generator }
        return try work(&generator)
      }
    }
  }
}

extension DependencyValues {
  /// Provides a random number generator.
  ///
  /// In tests, it must be overridden.
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[WithRandomNumberGenerator.self] }
    set { self[WithRandomNumberGenerator.self] = newValue }
  }
}

extension WithRandomNumberGenerator: DependencyKey {
  /// The system's random number generator.
  public static var liveValue: Self { Self(SystemRandomNumberGenerator()) }
  /// A random number generator that reports an issue whenever it is used.
  public static var testValue: Self { Self(UnpreparedRandomNumberGenerator()) }
}

private struct UnpreparedRandomNumberGenerator: RandomNumberGenerator {
  private var base = SystemRandomNumberGenerator()
  private let use = UnpreparedUse(
    "withRandomNumberGenerator", example: "WithRandomNumberGenerator(SeededGenerator())")

  mutating func next() -> UInt64 {
    use.report()
    return base.next()
  }
}
