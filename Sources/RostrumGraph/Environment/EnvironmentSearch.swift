import IssueReporting

/// Finds an object of the environment for a property that isn't attached to a view.
///
/// That is one that is read in an initializer of its view, or of a copy of the view that was never
/// shown.
@MainActor
package enum EnvironmentSearch {
  /// The object where the view is made, else one that the same graph provides anywhere.
  ///
  /// Documentation/Decisions/0007-missing-environment-objects.md says why there is no other way out
  /// where the whole graph has no such object.
  ///
  /// - Parameters:
  ///   - fix: What provides the object.
  ///   - read: Reads the object.
  /// - Returns: The object.
  /// - Complexity: O(*n*) in the nodes of the graph, unless the view that is being made has the object.
  package static func object<Value>(fix: String, _ read: (EnvironmentValues) -> Value?) -> Value {
    let graph = GraphReference.current?.graph
    if let reader = graph?.reader, let value = read(reader.environment) { return value }
    guard let root = graph?.rootNode, let value = search(root, read) else {
      preconditionFailure(
        """
        A "\(Value.self)" of the environment was read outside of a view that is on the screen, and no \
        view provides one. Read it in the body or in an action, and add "\(fix)" to a view around.
        """)
    }
    reportIssue(
      """
      A "\(Value.self)" of the environment was read outside of a view that is on the screen. One that \
      another view provides was taken.

      Read it in the body or in an action of the view.
      """)
    return value
  }

  private static func search<Value>(
    _ node: Node, _ read: (EnvironmentValues) -> Value?
  ) -> Value? {
    if let value = read(node.environment) { return value }
    var found: Value?
    node.visitChildren { if found == nil { found = search($0, read) } }
    return found
  }
}
