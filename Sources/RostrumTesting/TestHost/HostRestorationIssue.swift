import RostrumRestoration

/// A value of an app that a launch can't keep, or that the next launch couldn't restore.
public struct HostRestorationIssue: Hashable, Sendable {
  /// What happened to the value.
  public enum Kind: Hashable, Sendable {
    /// The type isn't `Codable`, so the value is reset in each launch.
    case notCodable
    /// The value couldn't be encoded.
    case notEncoded
    /// The value of the earlier launch couldn't be decoded, so it was reset.
    case notDecoded
    /// The store was made by the test, outside the launch, and keeps its state.
    case madeOutside
  }

  /// What happened to the value.
  public let kind: Kind
  /// The declaration of the value, such as `CounterView.count`.
  public let declaration: String
  /// What happened and why, as one sentence.
  public let description: String

  init(_ issue: RestorationIssue) {
    kind =
      switch issue.kind {
      case .notCodable: .notCodable
      case .notEncoded: .notEncoded
      case .notDecoded: .notDecoded
      case .madeOutside: .madeOutside
      }
    declaration = issue.subject
    description = issue.description
  }
}

extension HostRestorationIssue: CustomStringConvertible {}
