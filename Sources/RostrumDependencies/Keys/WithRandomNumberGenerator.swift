/// Lends the source of random numbers, so that a test can seed it.
///
/// ```swift
/// @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
/// let face = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
/// ```
///
/// One caller at a time has the generator.
public struct WithRandomNumberGenerator: Sendable {
  private let generator: LockIsolated<any RandomNumberGenerator & Sendable>

  /// Lends a generator of one's own.
  ///
  /// - Parameter generator: The generator.
  public init(_ generator: some RandomNumberGenerator & Sendable) {
    self.generator = LockIsolated(generator)
  }

  /// Runs work that needs random numbers.
  ///
  /// - Parameter work: The work, which is lent the generator.
  /// - Returns: What the work gives back.
  public func callAsFunction<R: Sendable>(
    _ work: @Sendable (inout any RandomNumberGenerator & Sendable) -> R
  ) -> R {
    generator.withValue { work(&$0) }
  }
}

extension DependencyValues {
  /// Lends the source of random numbers.
  ///
  /// In tests it has no value until one is given.
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[WithRandomNumberGenerator.self] }
    set { self[WithRandomNumberGenerator.self] = newValue }
  }
}

extension WithRandomNumberGenerator: DependencyKey {
  /// The system's generator.
  public static var liveValue: Self { Self(SystemRandomNumberGenerator()) }
  /// Reports each use; a test brings a generator.
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
