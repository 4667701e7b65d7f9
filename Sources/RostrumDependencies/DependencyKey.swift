/// A key for a dependency that provides its values in tests and previews.
///
/// Conform to this protocol in the module that contains the interface of a client. The module that
/// contains the implementation then adds a conformance to ``DependencyKey``:
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
  /// The type of the dependency, which is the key itself by default.
  associatedtype Value: Sendable = Self

  /// The default value in previews.
  static var previewValue: Value { get }

  /// The default value in tests.
  static var testValue: Value { get }

  /// Whether to report an issue if a test reads a dependency that has no test value.
  ///
  /// The default is `true`. Return `false` if the live value is safe to use in tests.
  static var shouldReportUnimplemented: Bool { get }
}

/// A key for a dependency that also provides its value in production.
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
/// A *computed* `liveValue` is evaluated once for each ``DependencyContainer``, which is once for
/// each launch of an app. All launches in a process share a `liveValue` that is a `static let`.
public protocol DependencyKey<Value>: TestDependencyKey {
  /// The default value in production.
  static var liveValue: Value { get }

  associatedtype Value = Self
  static var previewValue: Value { get }
  static var testValue: Value { get }
}

extension TestDependencyKey {
  /// The default value in previews, which is the test value.
  public static var previewValue: Value { testValue }

  /// Whether to report a missing test value, which is `true` by default.
  public static var shouldReportUnimplemented: Bool { true }
}

extension DependencyKey {
  /// The default value in previews, which is the live value.
  public static var previewValue: Value { liveValue }

  /// Reports that a test reads a dependency without a test value, and returns the preview value.
  public static var testValue: Value {
    if shouldReportUnimplemented { reportMissingTestValue() }
    return previewValue
  }
}

extension TestDependencyKey {
  /// Reports that a test reads a dependency without overriding it.
  ///
  /// Keys whose test value does more than report this issue call it themselves.
  package static func reportMissingTestValue() {
    DependencyIssue.missingTestValue(key: Self.self).report()
  }
}
