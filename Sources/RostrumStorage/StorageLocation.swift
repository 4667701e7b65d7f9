/// The location of a storage, as an operator writes it.
///
/// ```swift
/// switch try StorageLocation("postgres://rostrum@db.internal/sessions") {
/// case .file(let path): try SQLiteStorage(path: path)
/// case .postgres(let url): try await PostgresStorage(url: url)
/// }
/// ```
public enum StorageLocation: Hashable, Sendable {
  /// A SQLite file.
  ///
  /// - Parameter path: The path of the file.
  case file(path: String)
  /// A PostgreSQL database.
  ///
  /// - Parameter url: The address, as libpq understands it.
  case postgres(url: String)

  /// Reads a location.
  ///
  /// - Parameter text: An address that begins with "postgres://" or "postgresql://", or a path.
  /// - Throws: ``StorageLocationError`` if the text is neither.
  public init(_ text: String) throws(StorageLocationError) {
    guard !text.isEmpty else { throw .empty }
    guard let colon = text.firstRange(of: "://") else {
      self = .file(path: text)
      return
    }
    switch text[..<colon.lowerBound].lowercased() {
    case "postgres", "postgresql": self = .postgres(url: try Self.checked(text, from: colon))
    case "file": throw .fileURL
    case let scheme: throw .unknownScheme(scheme)
    }
  }

  /// Checks what can be checked without libpq, whose own messages could contain the password.
  private static func checked(
    _ text: String, from colon: Range<String.Index>
  ) throws(StorageLocationError) -> String {
    let rest = text[colon.upperBound...]
    let authority = rest.prefix { $0 != "/" && $0 != "?" }
    let path = rest[authority.endIndex...].drop { $0 == "/" }.prefix { $0 != "?" }
    if authority.contains(where: \.isWhitespace) || path.contains(where: \.isWhitespace) {
      throw .whitespace
    }
    let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    for server in host.split(separator: ",") where !server.hasSuffix("]") {
      guard let colon = server.lastIndex(of: ":") else { continue }
      guard UInt16(server[server.index(after: colon)...]) != nil else { throw .port }
    }
    guard !path.isEmpty || rest.contains("dbname=") else { throw .noDatabase }
    return text
  }
}

/// A mistake in the location of a storage.
///
/// Descriptions contain no part of the URL, which may contain a password.
public enum StorageLocationError: Error, Hashable, Sendable {
  /// The text is empty.
  case empty
  /// The address begins with "file://".
  case fileURL
  /// The URL is neither one of PostgreSQL nor a path.
  ///
  /// - Parameter scheme: What comes before "://".
  case unknownScheme(String)
  /// The URL contains a space or a newline.
  case whitespace
  /// The port isn't a number up to 65535.
  case port
  /// The URL names no database.
  case noDatabase
}

extension StorageLocationError: CustomStringConvertible {
  /// A description of the mistake and its remedy.
  public var description: String {
    switch self {
    case .empty: "The place is empty. Write a path, or postgres://user@host/database."
    case .fileURL: "A file is written as a path, without file://."
    case .unknownScheme(let scheme):
      "“\(scheme)” isn't supported. Write a path, or postgres://user@host/database."
    case .whitespace: "The address contains a space. Write it as %20."
    case .port: "The port must be a number up to 65535."
    case .noDatabase: "The address names no database. Write postgres://user@host/database."
    }
  }
}
