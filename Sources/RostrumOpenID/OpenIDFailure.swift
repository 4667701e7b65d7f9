/// The reason why a sign-in with a provider fails, for the log.
enum OpenIDFailure: Error, Hashable {
  /// The provider doesn't answer, or with something else than it should.
  case unreachable
  /// The configuration of the provider is that of a different one, or has addresses without TLS.
  case wrongConfiguration
  /// The browser has begun no sign-in, or too long ago.
  case notBegun
  /// The answer belongs to a different sign-in.
  case wrongState
  /// The provider has refused.
  case refused
  /// The token can't be read.
  case malformedToken
  /// The signature is that of a different key, or of an algorithm that isn't accepted.
  case wrongSignature
  /// The token is that of a different provider.
  case wrongIssuer
  /// The token was made for a different program.
  case wrongAudience
  /// The token has expired.
  case expired
  /// The token was made in the future.
  case notYetValid
  /// The token belongs to a different sign-in.
  case wrongNonce
  /// The person has no account.
  case noAccount
}
