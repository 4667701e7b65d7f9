import RostrumDependencies

/// A set of names for values in memory.
///
/// Each launch of an app has one, and so has each test. Within a launch, another one is a fresh
/// start: names mean other values there.
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

  /// Makes a set of names of which none is taken.
  public init() {}

  /// Whether names mean the same in both.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.identity === rhs.identity }

  /// Feeds the identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

extension InMemoryStorage: DependencyKey {
  /// A launch has names of its own.
  public static var liveValue: Self { Self() }
  /// A preview has names of its own.
  public static var previewValue: Self { Self() }
  /// A test has names of its own.
  public static var testValue: Self { Self() }
}

extension DependencyValues {
  /// What the names of ``SharedReaderKey/inMemory(_:)`` mean.
  public var defaultInMemoryStorage: InMemoryStorage {
    get { self[InMemoryStorage.self] }
    set { self[InMemoryStorage.self] = newValue }
  }
}
