/// A key that names a dependency and says what stands in for it in tests and previews.
///
/// Conform to it in a module that holds a client's interface only; the module that holds the real
/// thing then adds ``DependencyKey``:
///
/// ```swift
/// struct NumberFactClient: Sendable {
///   var fetch: @Sendable (Int) async throws -> String
/// }
///
/// extension NumberFactClient: TestDependencyKey {
///   static let testValue = NumberFactClient(fetch: { _ in "Zero is even." })
/// }
/// ```
public protocol TestDependencyKey<Value>: SendableMetatype {
  /// The type of the dependency; the key itself unless it says otherwise.
  associatedtype Value: Sendable = Self

  /// The value that previews use when nobody overrides it.
  static var previewValue: Value { get }

  /// The value that tests use when nobody overrides it.
  static var testValue: Value { get }

  /// Whether a test is told that it reads a dependency for which the key has no test value.
  ///
  /// It is `true` unless a key says otherwise; say `false` where the live value does no harm.
  static var shouldReportUnimplemented: Bool { get }
}

/// A key that names a dependency and says what it is in a shipped program.
///
/// ```swift
/// extension NumberFactClient: DependencyKey {
///   static var liveValue: NumberFactClient { NumberFactClient(fetch: { try await … }) }
/// }
///
/// extension DependencyValues {
///   var numberFact: NumberFactClient {
///     get { self[NumberFactClient.self] }
///     set { self[NumberFactClient.self] = newValue }
///   }
/// }
/// ```
///
/// A `liveValue` that is *computed* is made once for each ``DependencyContainer``, that is once for
/// each launch of an app; one that is a `static let` is shared by all launches in a process.
public protocol DependencyKey<Value>: TestDependencyKey {
  /// The value that a shipped program uses when nobody overrides it.
  static var liveValue: Value { get }

  associatedtype Value = Self
  static var previewValue: Value { get }
  static var testValue: Value { get }
}

extension TestDependencyKey {
  /// Previews use the test value when a key says nothing about them.
  public static var previewValue: Value { testValue }

  /// Tests are told what they forgot.
  public static var shouldReportUnimplemented: Bool { true }
}

extension DependencyKey {
  /// Previews use the live value when a key says nothing about them.
  public static var previewValue: Value { liveValue }

  /// Reports that a test reached a dependency nobody prepared for it, and goes on with the preview.
  public static var testValue: Value {
    if shouldReportUnimplemented { reportMissingTestValue() }
    return previewValue
  }
}

extension TestDependencyKey {
  /// Reports that a test reads a dependency that it has not prepared; for keys whose test value does
  /// more than that.
  package static func reportMissingTestValue() {
    DependencyIssue.missingTestValue(key: Self.self).report()
  }
}
