import RostrumRuntime

/// The lifetime of an action that was sent: the effects that it started.
///
/// ```swift
/// .task { await store.send(.task).finish() }
/// ```
///
/// Awaiting it in a task ties the effects to that task: when the view disappears and its task is
/// cancelled, the effects are cancelled too.
public struct StoreTask: Sendable, Hashable {
  package let group: EffectGroup?

  package init(group: EffectGroup?) {
    self.group = group
  }

  /// Cancels the effects that the action started, including those that they started in turn.
  ///
  /// You can call it from any thread. Off the main thread, it cancels the effects asynchronously.
  public func cancel() {
    guard let group else { return }
    MainQueue.perform { group.cancel() }
  }

  /// Waits until the effects, and all effects that they started, have ended.
  ///
  /// Cancelling the waiting task cancels the effects.
  @MainActor
  public func finish() async { await group?.finish() }

  /// Whether the effects were cancelled as a group.
  @MainActor
  public var isCancelled: Bool { group?.isCancelled ?? false }

  /// Whether two tasks stand for the same group of effects.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.group === rhs.group }

  /// Hashes the identity of the group of effects.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(group.map(ObjectIdentifier.init))
  }
}
