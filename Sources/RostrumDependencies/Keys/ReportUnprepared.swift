import IssueReporting

/// Reports that a test used one of the built-in dependencies without saying what it is.
///
/// - Parameters:
///   - name: The property of ``DependencyValues``.
///   - example: What a test usually sets it to.
///   - endpoint: The part of it that was used.
func reportUnprepared(_ name: String, example: String, endpoint: String = "") {
  reportIssue(
    """
    @Dependency(\\.\(name)) was used in a test that does not prepare it\
    \(endpoint.isEmpty ? "" : " ('\(endpoint)')").

    • Override it: 'withDependencies { $0.\(name) = \(example) } operation: { … }', or the same \
    assignment in the 'withDependencies:' closure of the test store.
    """
  )
}
