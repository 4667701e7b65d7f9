import Foundation

/// The reason why a shared value couldn't be read from its file, or written to it.
public enum SharedFileError: Error, Equatable {
  /// The file couldn't be decoded.
  ///
  /// It was renamed, and a new file will be written.
  case damaged(file: URL, movedTo: URL, reason: String)

  /// The file couldn't be decoded or renamed.
  ///
  /// It is left unchanged, and changes aren't saved.
  case damagedInPlace(file: URL, reason: String)

  /// The file couldn't be read.
  ///
  /// It is left unchanged, and changes aren't saved.
  case unreadable(file: URL, reason: String)

  /// The file couldn't be written.
  ///
  /// The write is retried until it succeeds.
  case unwritable(file: URL, reason: String)

  /// The value couldn't be encoded.
  ///
  /// The file is left unchanged.
  case unencodable(file: URL, reason: String)
}

extension SharedFileError {
  /// The description by the system or the decoder, without the file name.
  public var reason: String {
    switch self {
    case .damaged(_, _, let reason), .damagedInPlace(_, let reason), .unreadable(_, let reason),
      .unwritable(_, let reason), .unencodable(_, let reason):
      reason
    }
  }
}

extension SharedFileError: LocalizedError {
  /// A description of the error for the app's user.
  public var errorDescription: String? {
    switch self {
    case .damaged(let file, let other, let reason):
      """
      “\(file.lastPathComponent)” is damaged. It was renamed to “\(other.lastPathComponent)”, and \
      the app started without its contents. (\(reason))
      """
    case .damagedInPlace(let file, let reason):
      """
      “\(file.lastPathComponent)” is damaged and couldn’t be renamed. It is left unchanged, so \
      changes aren’t saved. (\(reason))
      """
    case .unreadable(let file, let reason):
      """
      “\(file.lastPathComponent)” can’t be read. It is left unchanged, so changes aren’t saved. \
      (\(reason))
      """
    case .unwritable(let file, let reason), .unencodable(let file, let reason):
      "“\(file.lastPathComponent)” can’t be saved. (\(reason))"
    }
  }
}
