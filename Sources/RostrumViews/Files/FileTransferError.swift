public import Foundation

/// The reason why a file of a user didn't arrive, or a file for a user wasn't given.
public enum FileTransferError: LocalizedError, Hashable, Sendable {
  /// The file isn't of a type that the app accepts.
  case unsupportedType(name: String)
  /// The file, with others of the user, has more bytes than the host allows.
  case tooLarge(name: String)
  /// The connection ended, or the file couldn't be stored.
  case interrupted

  /// The reason in words.
  public var errorDescription: String? {
    switch self {
    case .unsupportedType(let name): "“\(name)” is of a type that can’t be opened here."
    case .tooLarge(let name): "“\(name)” is too large."
    case .interrupted: "The file could not be transferred."
    }
  }
}
