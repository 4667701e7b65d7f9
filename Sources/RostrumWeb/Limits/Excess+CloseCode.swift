import RostrumHTML
import RostrumSessions

extension Excess {
  /// The code with which a socket is closed.
  var closeCode: CloseCode {
    switch self {
    case .user: .tooManyOfUser
    case .address, .server: .tryLater
    }
  }
}
