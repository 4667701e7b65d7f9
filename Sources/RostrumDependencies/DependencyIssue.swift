import RostrumRuntime

/// A mistake in the use of dependencies, with the message that reports it.
struct DependencyIssue {
  let summary: String
  let fixes: [String]
  let key: Any.Type
  let value: Any.Type

  /// A test reads a dependency that has no test value and isn't overridden.
  static func missingTestValue<Key: TestDependencyKey>(key: Key.Type) -> Self {
    let name = currentName(key: key)
    return Self(
      summary: "\(name.wrapper) has no test value, but a test reads it.",
      fixes: [
        """
        If the test depends on it, override it, for example with \
        'withDependencies { \(name.assignment) = … } operation: { … }' or in the \
        'withDependencies:' closure of the test store.
        """,
        """
        If it is safe to use in every test, add a 'static let testValue' (or 'static var') to its key.
        """,
      ],
      key: key, value: Key.Value.self
    )
  }

  /// Production code reads a dependency that has only a test value.
  static func missingLiveValue<Key: TestDependencyKey>(key: Key.Type) -> Self {
    let name = currentName(key: key)
    return Self(
      summary: "\(name.wrapper) has no live value, but it is read outside of a test.",
      fixes: [
        """
        If its key conforms to 'TestDependencyKey' only, conform it to 'DependencyKey', and link the \
        module that contains the conformance.
        """,
        """
        If the program provides the value, set it at launch with \
        'prepareDependencies { \(name.assignment) = … }'.
        """,
      ],
      key: key, value: Key.Value.self
    )
  }

  /// Reports the issue where the dependency is read, unless the dependency is about to be replaced.
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

/// The name of a type without its module.
private func typeName(_ type: Any.Type) -> String {
  let name = String(reflecting: type)
  guard let dot = name.firstIndex(of: "."), !name.hasPrefix("(") else { return name }
  return String(name[name.index(after: dot)...])
}
