extension DependencyValues {
  /// What tells the current user from all others, or `nil` in a program with one user.
  ///
  /// A host with several users sets it for each session. It outlives sessions, and has no meaning
  /// outside the host.
  package var userIdentity: String? {
    get { self[UserIdentityKey.self] }
    set { self[UserIdentityKey.self] = newValue }
  }
}

private enum UserIdentityKey: DependencyKey {
  static var liveValue: String? { nil }
  static var testValue: String? { nil }
}
