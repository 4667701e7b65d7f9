extension DependencyValues {
  /// The name under which the current user has signed in, or `nil`.
  ///
  /// A host that knows its users overrides it for each session, together with
  /// ``DependencyValues/userDirectory``. The name is the host's own, such as a number in a database
  /// or an address; it isn't meant to be shown.
  public var userName: String? {
    get { self[UserNameKey.self] }
    set { self[UserNameKey.self] = newValue }
  }
}

private enum UserNameKey: DependencyKey {
  static var liveValue: String? { nil }
  static var testValue: String? { nil }
}
