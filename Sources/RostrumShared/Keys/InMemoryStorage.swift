import RostrumDependencies

/// A namespace for values in memory.
///
/// Each launch of an app has one, and so has each test. Inside a launch, a new one starts afresh:
/// the same names refer to different values.
///
/// ```swift
/// withDependencies {
///   $0.defaultInMemoryStorage = InMemoryStorage()
/// } operation: {
///   @Shared(.inMemory("filter")) var filter = Filter()  // not the filter that is used elsewhere
/// }
/// ```
public struct InMemoryStorage: Hashable, Sendable {
  private final class Identity: Sendable {}

  private let identity = Identity()

  /// Makes an empty namespace.
  public init() {}

  /// Whether two values are the same namespace.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.identity === rhs.identity }

  /// Hashes the identity of the namespace.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

extension InMemoryStorage: DependencyKey {
  /// Each launch has its own namespace.
  public static var liveValue: Self { Self() }
  /// Each preview has its own namespace.
  public static var previewValue: Self { Self() }
  /// Each test has its own namespace.
  public static var testValue: Self { Self() }
}

extension DependencyValues {
  /// The namespace of ``SharedReaderKey/inMemory(_:)``.
  public var defaultInMemoryStorage: InMemoryStorage {
    get { self[InMemoryStorage.self] }
    set { self[InMemoryStorage.self] = newValue }
  }
}
