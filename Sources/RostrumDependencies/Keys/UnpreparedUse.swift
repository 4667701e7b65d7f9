import RostrumRuntime

/// The uses of a built-in dependency in a test that does not say what it is.
///
/// It is made with the default value, and remembers who asked for that: an issue is reported at the
/// `@Dependency` through which the dependency was first read.
struct UnpreparedUse: Sendable {
  private let name: String
  private let example: String
  private let location: CallSite?

  /// Remembers who asks for a default.
  ///
  /// - Parameters:
  ///   - name: The property of ``DependencyValues``.
  ///   - example: What a test usually sets it to.
  init(_ name: String, example: String) {
    self.name = name
    self.example = example
    location = DependencyAccess.current?.use.location
  }

  /// Reports one use.
  ///
  /// - Parameter endpoint: The part of the dependency that was used.
  func report(endpoint: String = "") {
    (location ?? #callSite).report(
      """
      @Dependency(\\.\(name)) was used in a test that does not prepare it\
      \(endpoint.isEmpty ? "" : " ('\(endpoint)')").

      • Override it: 'withDependencies { $0.\(name) = \(example) } operation: { … }', or the same \
      assignment in the 'withDependencies:' closure of the test store.
      """)
  }
}
