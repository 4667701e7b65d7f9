public import Foundation

/// The reason why something can't be done with an account.
public enum AccountError: Error, Hashable, Sendable {
  /// The name or the password is wrong.
  case wrongPassword
  /// There were too many attempts within a minute.
  case tooManyAttempts
  /// Too many passwords are being checked.
  case busy
  /// There is an account of that name.
  case exists
  /// There is no account of that name, or no sign-in.
  case unknown
  /// A text can't be the name of an account: it is empty, long, or has control characters.
  case unusableName
  /// A password has fewer characters than the minimum, or more than 1,024 bytes.
  case unusablePassword(minimumLength: Int)
  /// A link has expired, was used, or is made up.
  case invalidLink
  /// The storage of accounts can't be used at the moment.
  case unavailable
}

extension AccountError: CustomStringConvertible, LocalizedError {
  /// The reason in words.
  public var errorDescription: String? { description }

  /// The reason in words.
  public var description: String {
    switch self {
    case .wrongPassword: "The name or the password is wrong."
    case .tooManyAttempts: "There were too many attempts. Try again in a minute."
    case .busy: "The server is busy. Try again."
    case .exists: "There is an account of that name."
    case .unknown: "There is no such account."
    case .unusableName: "A name has 1 to 254 bytes, and no control characters."
    case .unusablePassword(let minimum):
      "A password has at least \(minimum) characters, "
        + "and at most \(PasswordHash.maximumLength) bytes."
    case .invalidLink: "The link is no longer valid."
    case .unavailable: "The accounts can’t be used at the moment."
    }
  }
}
