/// The rows of lists and lazy stacks that a test host creates.
///
/// ```swift
/// let host = TestHost(rows: .nearby) { ContactList(contacts: contacts) }
/// #expect(!host.row("Zoe").exists)
/// await host.role(.list)().scroll(to: zoe.id)
/// #expect(host.row("Zoe").isVisible)
/// ```
public enum HostRows: Hashable, Sendable, CaseIterable {
  /// All rows, so that a test finds everything that a user could scroll to.
  case all
  /// The rows near the window, as in a browser: a row appears when the user scrolls towards it.
  case nearby
}
