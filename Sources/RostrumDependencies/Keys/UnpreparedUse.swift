import RostrumRuntime

/// Reports uses of a built-in dependency in a test that doesn't override it.
///
/// The value is created together with the default value and captures its call site, so that issues
/// are reported at the `@Dependency` that first read the dependency.
struct UnpreparedUse: Sendable {
  private let name: String
  private let example: String
  private let location: CallSite?

  /// Captures the call site that reads the default value.
  ///
  /// - Parameters:
  ///   - name: The name of the property of ``DependencyValues``.
  ///   - example: A typical override in a test.
  init(_ name: String, example: String) {
    self.name = name
    self.example = example
    location = DependencyAccess.current?.use.location
  }

  /// Reports a use of the dependency.
  ///
  /// - Parameter endpoint: The part of the dependency that was used.
  func report(endpoint: String = "") {
    (location ?? #callSite).report(
      """
      @Dependency(\\.\(name)) was used in a test that does not override it\
      \(endpoint.isEmpty ? "" : " ('\(endpoint)')").

      • Override it: 'withDependencies { $0.\(name) = \(example) } operation: { … }', or the same \
      assignment in the 'withDependencies:' closure of the test store.
      """)
  }
}
