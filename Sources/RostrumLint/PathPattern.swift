/// A pattern of paths: a file, a folder with all that is in it, or a name with `*` and `**`.
///
/// `*` stands for anything within one name, `**` for any number of folders: `Tests`, `**/Generated`,
/// `Sources/*/Previews.swift`.
package struct PathPattern {
  private let parts: [Substring]

  /// Creates a pattern.
  ///
  /// - Parameter text: The pattern, relative to the folder that is linted from.
  package init(_ text: String) {
    parts = Self.parts(text)
  }

  /// Whether the pattern means a path, or a folder that the path is in.
  ///
  /// - Parameter path: The path.
  /// - Returns: Whether it does.
  package func matches(_ path: String) -> Bool {
    Self.matches(parts[...], Self.parts(path)[...])
  }

  private static func parts(_ path: String) -> [Substring] {
    path.split(separator: "/").filter { $0 != "." }
  }

  private static func matches(_ pattern: ArraySlice<Substring>, _ path: ArraySlice<Substring>)
    -> Bool
  {
    guard let first = pattern.first else { return true }
    if first == "**" {
      return path.indices.contains { matches(pattern.dropFirst(), path[$0...]) }
        || matches(pattern.dropFirst(), [])
    }
    guard let name = path.first, matches(first, name) else { return false }
    return matches(pattern.dropFirst(), path.dropFirst())
  }

  private static func matches(_ pattern: Substring, _ name: Substring) -> Bool {
    let pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard pieces.count > 1 else { return pattern == name }
    var rest = name
    guard rest.hasPrefix(pieces[0]) else { return false }
    rest = rest.dropFirst(pieces[0].count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let range = rest.firstRange(of: piece) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(pieces[pieces.count - 1])
  }
}
