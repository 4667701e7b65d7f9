import RostrumRuntime

/// What came of an action that was sent: the effects that it started.
///
/// ```swift
/// .task { await store.send(.task).finish() }
/// ```
///
/// Waiting for it in a task ties the effects to that task: when the view disappears and its task is
/// cancelled, so are they.
public struct StoreTask: Sendable, Hashable {
  package let group: EffectGroup?

  package init(group: EffectGroup?) {
    self.group = group
  }

  /// Cancels the effects that the action started, and those that these started in turn.
  ///
  /// May be called from anywhere: off the main actor, the effects are cancelled soon afterwards.
  public func cancel() {
    guard let group else { return }
    MainQueue.perform { group.cancel() }
  }

  /// Waits until the effects have ended, and those that came of them.
  ///
  /// When the task that waits is cancelled, the effects are too.
  @MainActor
  public func finish() async { await group?.finish() }

  /// Whether the effects were cancelled together.
  @MainActor
  public var isCancelled: Bool { group?.isCancelled ?? false }

  /// Whether two values are equal.
  ///
  /// - Parameters:
  ///   - lhs: A value.
  ///   - rhs: Another value.
  /// - Returns: Whether they are.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.group === rhs.group }

  /// Feeds what counts for equality into a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(group.map(ObjectIdentifier.init))
  }
}
