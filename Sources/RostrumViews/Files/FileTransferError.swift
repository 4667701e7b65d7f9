public import Foundation
internal import RostrumElements
internal import RostrumFoundation

/// The reason why a file of a user didn't arrive, or a file for a user wasn't given.
public enum FileTransferError: LocalizedError, Hashable, Sendable {
  /// The file isn't of a type that the app accepts.
  case unsupportedType(name: String)
  /// The file, with others of the user, has more bytes than the host allows.
  case tooLarge(name: String)
  /// The connection ended, or the file couldn't be stored.
  case interrupted

  /// The reason in words, in the language of the session's user.
  public var errorDescription: String? {
    let words = SystemWords(for: SessionFormats.locale)
    return switch self {
    case .unsupportedType(let name): words[.fileOfOtherType, name]
    case .tooLarge(let name): words[.fileRefused, name]
    case .interrupted: words[.fileInterrupted]
    }
  }
}
