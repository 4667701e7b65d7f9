/// The limit that a visitor exceeds.
enum Excess: Error, Hashable, Sendable {
  /// The limit of one user.
  case user
  /// The limit of one address.
  case address
  /// The limit of the server.
  case server

  /// The code with which a socket is closed.
  var closeCode: CloseCode {
    switch self {
    case .user: .tooManyOfUser
    case .address, .server: .tryLater
    }
  }
}
