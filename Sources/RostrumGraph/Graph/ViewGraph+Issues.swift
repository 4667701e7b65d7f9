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

extension ViewGraph {
  /// Reports, once for each type of view, that rows add others without end.
  ///
  /// - Parameters:
  ///   - node: The node of the rows.
  ///   - count: The number of rows.
  func reportEndlessRows(of node: Node, count: Int) {
    let type = node.nearestComposedType
    guard budget.reportedTypes.insert(ObjectIdentifier(type)).inserted else { return }
    reportIssue(
      """
      The rows of a "ForEach" in "\(type)" add others each time that rows appear: there are \
      \(count). The last of them aren't shown.

      • A row that loads more when it appears always appears where all rows exist. In a test, \
      create the rows near the window only: "TestHost(rows: .nearby)". In an app, use a "List" or a \
      lazy stack instead of a "VStack" or an "HStack".
      • Rows are loaded even if there are no more. Stop at the end of the data.

      The next update continues with the rows that are missing.
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
