/// Generates the key of a dependency that is declared as a property of `DependencyValues`.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry(liveValue: NumberFactClient.live)
///   var numberFact = NumberFactClient()
/// }
/// ```
///
/// The initial value is the test value. Without a `liveValue`, the program must set the dependency
/// with `prepareDependencies`. Without an initial value, reading the dependency in a test that
/// doesn't override it reports an issue.
///
/// Values are created for each launch if the property has a type annotation, or if its initial
/// value is a literal or an initializer call. Other values are created once in the process.
///
/// - Parameters:
///   - liveValue: The default value in production.
///   - previewValue: The default value in previews.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(_Key_))
public macro DependencyEntry<LiveValue, PreviewValue>(
  liveValue: LiveValue = (), previewValue: PreviewValue = ()
) = #externalMacro(module: "RostrumMacros", type: "DependencyEntryMacro")

/// Generates the key of a dependency, with a name that other modules can extend.
///
/// ```swift
/// // The module with the interface
/// extension DependencyValues {
///   @DependencyEntry("NumberFactKey") public var numberFact = NumberFactClient()
/// }
///
/// // The module with the real thing
/// extension DependencyValues.NumberFactKey: DependencyKey {
///   public static var liveValue: NumberFactClient { … }
/// }
/// ```
///
/// - Parameters:
///   - keyName: The name of the key, which is nested in ``DependencyValues``.
///   - liveValue: The default value in production.
///   - previewValue: The default value in previews.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEntry<LiveValue, PreviewValue>(
  _ keyName: String, liveValue: LiveValue = (), previewValue: PreviewValue = ()
) = #externalMacro(module: "RostrumMacros", type: "DependencyEntryMacro")
