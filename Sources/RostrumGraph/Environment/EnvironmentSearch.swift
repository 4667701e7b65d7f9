import IssueReporting

/// Finds an object of the environment for a property that isn't attached to a view.
///
/// Such a property is read in the initializer of its view, or in a copy of the view that was never
/// shown.
@MainActor
package enum EnvironmentSearch {
  /// The object in the environment where the view is created, or else any that the graph provides.
  ///
  /// Documentation/Decisions/0007-missing-environment-objects.md explains what happens if the whole
  /// graph has no such object.
  ///
  /// - Parameters:
  ///   - fix: The modifier that provides the object.
  ///   - read: Reads the object.
  /// - Returns: The object.
  /// - Complexity: O(*n*) in the nodes of the graph, unless the view that is being created has the
  ///   object.
  package static func object<Value>(fix: String, _ read: (EnvironmentValues) -> Value?) -> Value {
    let graph = GraphReference.current?.graph
    if let reader = graph?.reader, let value = read(reader.environment) { return value }
    guard let root = graph?.rootNode, let value = search(root, read) else {
      preconditionFailure(
        """
        A "\(Value.self)" of the environment was read outside of a view that is on screen, and no view \
        provides one. Read it in the body or in an action, and add "\(fix)" to an enclosing view.
        """)
    }
    reportIssue(
      """
      A "\(Value.self)" of the environment was read outside of a view that is on screen. The one that \
      a different view provides was used.

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
