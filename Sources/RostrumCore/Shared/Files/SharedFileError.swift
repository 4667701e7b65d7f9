import Foundation

/// Why a shared value could not be read from its file, or written to it.
public enum SharedFileError: Error, Equatable {
  /// The file holds something else. It was given another name, and a new one will be written.
  case damaged(file: URL, movedTo: URL, reason: String)

  /// The file holds something else, and could not be given another name. It stays as it is, and
  /// nothing is written.
  case damagedInPlace(file: URL, reason: String)

  /// The file cannot be read. It stays as it is, and nothing is written.
  case unreadable(file: URL, reason: String)

  /// The file cannot be written. It is tried again until it can.
  case unwritable(file: URL, reason: String)

  /// The value cannot be encoded. The file stays as it is.
  case unencodable(file: URL, reason: String)
}

extension SharedFileError {
  /// What the system or the decoder says, without the name of the file.
  public var reason: String {
    switch self {
    case .damaged(_, _, let reason), .damagedInPlace(_, let reason), .unreadable(_, let reason),
      .unwritable(_, let reason), .unencodable(_, let reason):
      reason
    }
  }
}

extension SharedFileError: LocalizedError {
  /// What happened, in words for the person who uses the app.
  public var errorDescription: String? {
    switch self {
    case .damaged(let file, let other, let reason):
      """
      “\(file.lastPathComponent)” is damaged. It was kept as “\(other.lastPathComponent)”, and the \
      app starts without it. (\(reason))
      """
    case .damagedInPlace(let file, let reason):
      """
      “\(file.lastPathComponent)” is damaged and could not be set aside. It is left alone, so \
      changes are not saved. (\(reason))
      """
    case .unreadable(let file, let reason):
      """
      “\(file.lastPathComponent)” cannot be read. It is left alone, so changes are not saved. \
      (\(reason))
      """
    case .unwritable(let file, let reason), .unencodable(let file, let reason):
      "“\(file.lastPathComponent)” cannot be saved. (\(reason))"
    }
  }
}
