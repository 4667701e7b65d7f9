/// Something that is wrong with a preview.
public struct PreviewFinding: Hashable, Sendable {
  /// What is checked.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// An issue was reported, for example by a store or by a dependency without a preview value.
    case issue
    /// A control has no accessible name.
    case controlWithoutName
    /// Two elements have the same accessibility identifier.
    case duplicateIdentifier
    /// A text has more words than it shows.
    case cutText
    /// The keyboard focus is on an element that a user can't reach.
    case unreachableFocus
  }

  /// What was checked.
  public let kind: Kind
  /// What is wrong, and how to correct it.
  public let message: String
}

/// The error of a preview with something that is wrong.
public struct PreviewFailure: Error, Hashable, CustomStringConvertible {
  /// The preview, as its description says.
  public let preview: String
  /// What is wrong; not empty.
  public let findings: [PreviewFinding]

  /// The preview and the messages of all findings.
  public var description: String {
    (["The preview \(preview):"] + findings.map(\.message)).joined(separator: "\n\n")
  }
}
