/// How a presentation or window is left.
///
/// ```swift
/// withTransaction(\.dismissBehavior, .destructive) { dismiss() }
/// ```
public struct DismissBehavior: Hashable, Sendable {
  private let isDestructive: Bool

  /// The user is asked if the content wants that: see
  /// `dismissalConfirmationDialog(_:shouldPresent:actions:)`.
  public static let interactive = DismissBehavior(isDestructive: false)
  /// The user isn't asked.
  public static let destructive = DismissBehavior(isDestructive: true)
}

extension Transaction {
  /// How a presentation or window is left in the transaction.
  public var dismissBehavior: DismissBehavior {
    get { self[DismissBehaviorKey.self] }
    set { self[DismissBehaviorKey.self] = newValue }
  }
}

private struct DismissBehaviorKey: TransactionKey {
  static let defaultValue = DismissBehavior.interactive
}
