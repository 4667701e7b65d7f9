/// Paths of resources that only one process has: uploads, downloads, and generated pictures.
///
/// If the process has a name, its paths contain it, so that a proxy in front of several processes
/// can route a request: `/_rostrum/upload/8081/(token)` instead of `/_rostrum/upload/(token)`.
package struct NodePath: Sendable {
  /// The name of the process.
  package let node: String?

  package init(node: String?) { self.node = node }

  /// Whether a text is a valid process name.
  package static func isName(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0
          || $0 == UInt8(ascii: "-")
      }
  }

  /// The path of a resource.
  ///
  /// - Parameters:
  ///   - name: The token or name.
  ///   - prefix: The prefix for this kind of resource, up to a slash.
  /// - Returns: The path.
  package func path(to name: String, below prefix: String) -> String {
    node.map { "\(prefix)\($0)/\(name)" } ?? prefix + name
  }

  /// The token or name at the end of a path.
  package static func name(in path: some StringProtocol) -> String {
    String(path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...])
  }
}
