/// The limit that a visitor exceeds.
package enum Excess: Error, Hashable, Sendable {
  /// The limit of one user.
  case user
  /// The limit of one address.
  case address
  /// The limit of the server.
  case server
}
