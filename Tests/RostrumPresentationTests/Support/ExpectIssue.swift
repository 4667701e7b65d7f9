import Testing

/// Expects exactly one issue, with these words.
func expectIssue(_ words: String, when operation: () -> Void) {
  expectIssue(operation) { $0 == words }
}

/// Expects exactly one issue that starts with these words.
func expectIssue(startsWith words: String, when operation: () -> Void) {
  expectIssue(operation) { $0.hasPrefix(words) }
}

private func expectIssue(
  _ operation: () -> Void, matching: @escaping @Sendable (String) -> Bool
) {
  withKnownIssue {
    operation()
  } matching: { issue in
    let comments = issue.comments.map(\.rawValue)
    let matches = comments.contains(where: matching)
    if !matches { print("Another issue than the expected one:\n\(comments)") }
    return matches
  }
}
