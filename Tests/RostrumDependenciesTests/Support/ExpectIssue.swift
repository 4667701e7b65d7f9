import Testing

/// Expects exactly one issue, with these words.
func expectIssue(_ words: String, when operation: () -> Void) {
  expectIssue(operation) { $0 == words }
}

/// Expects exactly one issue that starts with these words.
func expectIssue(startsWith words: String, when operation: () -> Void) {
  expectIssue(operation) { $0.hasPrefix(words) }
}

/// Expects exactly one issue of asynchronous work, which starts with these words.
func expectIssue(
  startsWith words: String, isolation: isolated (any Actor)? = #isolation,
  when operation: () async -> Void
) async {
  await withKnownIssue {
    await operation()
  } matching: { issue in
    isIssue(issue) { $0.hasPrefix(words) }
  }
}

private func expectIssue(
  _ operation: () -> Void, matching: @escaping @Sendable (String) -> Bool
) {
  withKnownIssue {
    operation()
  } matching: { issue in
    isIssue(issue, matching: matching)
  }
}

private func isIssue(_ issue: Issue, matching: (String) -> Bool) -> Bool {
  let comments = issue.comments.map(\.rawValue)
  let matches = comments.contains(where: matching)
  if !matches { print("Another issue than the expected one:\n\(comments)") }
  return matches
}
