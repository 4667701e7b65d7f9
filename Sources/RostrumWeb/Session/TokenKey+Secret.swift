import RostrumSessions

extension TokenKey {
  /// Authenticates a number, a count and a user with a secret, which is compared in constant time.
  package func secret(for number: UInt64, _ count: UInt64, of user: String) -> Secret {
    guard let secret = Secret(bytes: code(for: number, count, of: user)) else {
      preconditionFailure("SHA-256 has 32 bytes")
    }
    return secret
  }
}
