import IssueReporting

extension ViewGraph {
  /// Reports, once for each type of view, that an endless update was stopped.
  ///
  /// - Parameter node: The node that was evaluated last, or too often.
  func reportEndlessUpdate(of node: Node) {
    let type = node.nearestComposedType
    guard budget.reportedTypes.insert(ObjectIdentifier(type)).inserted else { return }
    reportIssue(
      """
      An update of the views does not end and was stopped: "\(type)" changes again each time it is \
      up to date.

      • A body sets state that it reads. Set state in an action instead.
      • An "onChange", "onAppear", "onPreferenceChange" or focus action sets state to a new value \
      each time it runs, or two of them set each other's value.
      • An action that one of them sends to a store changes the state that triggers it.

      The next update continues from the last values.
      """)
  }
}

extension Node {
  /// The type of the nearest enclosing view that has a body.
  var nearestComposedType: Any.Type {
    var next: Node? = self
    while let node = next {
      if let type = node.composedType { return type }
      next = node.context.parent
    }
    return Swift.type(of: self)
  }
}
