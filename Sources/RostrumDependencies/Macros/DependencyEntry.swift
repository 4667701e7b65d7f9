/// Writes the key of a dependency that is declared as a property.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry(liveValue: NumberFactClient.live)
///   var numberFact = NumberFactClient()
/// }
/// ```
///
/// The initial value is what tests see. Without `liveValue` the key is for tests alone, until
/// `prepareDependencies` says what the program uses; without an initial value, a test that
/// reads the dependency is told to override it.
///
/// Values are made anew for each launch if the property's type is written, or if its initial value
/// is a literal or the call of an initializer. Other values are made once in the process.
///
/// - Parameters:
///   - liveValue: What a shipped program uses.
///   - previewValue: What previews use.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(_Key_))
public macro DependencyEntry<LiveValue, PreviewValue>(
  liveValue: LiveValue = (), previewValue: PreviewValue = ()
) = #externalMacro(module: "RostrumMacros", type: "DependencyEntryMacro")

/// Writes the key of a dependency, with a name that other modules can extend.
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
///   - liveValue: What a shipped program uses.
///   - previewValue: What previews use.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEntry<LiveValue, PreviewValue>(
  _ keyName: String, liveValue: LiveValue = (), previewValue: PreviewValue = ()
) = #externalMacro(module: "RostrumMacros", type: "DependencyEntryMacro")
