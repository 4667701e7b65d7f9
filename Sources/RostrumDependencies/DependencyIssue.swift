import RostrumRuntime

/// A mistake in how an app gives its dependencies, and its words.
struct DependencyIssue {
  let summary: String
  let fixes: [String]
  let key: Any.Type
  let value: Any.Type

  /// A test read a dependency that has no test value and that nobody overrode.
  static func missingTestValue<Key: TestDependencyKey>(key: Key.Type) -> Self {
    let name = currentName(key: key)
    return Self(
      summary: "\(name.wrapper) has no test value, but a test reads it.",
      fixes: [
        """
        The test does not say what it expects of it: override it, for example with \
        'withDependencies { \(name.assignment) = … } operation: { … }' or in the \
        'withDependencies:' closure of the test store.
        """,
        """
        It is harmless in every test: give its key a 'static let testValue' (or 'static var').
        """,
      ],
      key: key, value: Key.Value.self
    )
  }

  /// A program that runs for real read a dependency that only tests know.
  static func missingLiveValue<Key: TestDependencyKey>(key: Key.Type) -> Self {
    let name = currentName(key: key)
    return Self(
      summary: "\(name.wrapper) has no live value, but it is read outside of a test.",
      fixes: [
        """
        Its key conforms to 'TestDependencyKey' only: conform it to 'DependencyKey', and link the \
        module that does so.
        """,
        """
        The program is meant to say what it is: set it when it starts, with \
        'prepareDependencies { \(name.assignment) = … }'.
        """,
      ],
      key: key, value: Key.Value.self
    )
  }

  /// Reports the issue where the dependency is read, unless the reader is about to replace it.
  func report() {
    let access = DependencyAccess.current
    guard access?.isReported ?? true else { return }
    let location = access?.use.location
    let place = location?.description ?? "outside of 'DependencyValues'"
    (location ?? #callSite).report(
      """
      \(summary)

        Read at: \(place)
        Key:     \(typeName(key))
        Value:   \(typeName(value))

      \(fixes.map { "• \($0)" }.joined(separator: "\n"))
      """)
  }

  private static func currentName(key: Any.Type) -> (wrapper: String, assignment: String) {
    let keyName = "\(typeName(key)).self"
    guard let access = DependencyAccess.current, !access.use.isKey else {
      return ("@Dependency(\(keyName))", "$0[\(keyName)]")
    }
    return ("@Dependency(\\.\(access.property))", "$0.\(access.property)")
  }
}

/// The name of a type as an app writes it: without its module.
private func typeName(_ type: Any.Type) -> String {
  let name = String(reflecting: type)
  guard let dot = name.firstIndex(of: "."), !name.hasPrefix("(") else { return name }
  return String(name[name.index(after: dot)...])
}
