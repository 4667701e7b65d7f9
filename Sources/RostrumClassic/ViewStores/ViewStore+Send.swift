import Observation
import RostrumCore
import RostrumViews

extension ViewStore {
  /// Sends an action, on which the feature works before this returns.
  ///
  /// - Parameter action: The action.
  /// - Returns: The effects that the action starts.
  @discardableResult
  public func send(_ action: ViewAction) -> StoreTask { sender.send(action) }

  /// Sends an action, and animates what it changes.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - animation: The animation.
  /// - Returns: The effects that the action starts.
  @discardableResult
  public func send(_ action: ViewAction, animation: Animation?) -> StoreTask {
    withAnimation(animation) { send(action) }
  }

  /// Sends an action, whose changes come with a transaction.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - transaction: The transaction.
  /// - Returns: The effects that the action starts.
  @discardableResult
  public func send(_ action: ViewAction, transaction: Transaction) -> StoreTask {
    withTransaction(transaction) { send(action) }
  }

  /// Sends an action, and waits as long as a condition holds.
  ///
  /// ```swift
  /// .refreshable { await viewStore.send(.refresh, while: \.isLoading) }
  /// ```
  ///
  /// When the task that waits is cancelled, the effects of the action are too.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - predicate: The condition.
  public func send(
    _ action: ViewAction, while predicate: @escaping (_ state: ViewState) -> Bool
  ) async {
    let task = send(action)
    await withTaskCancellationHandler {
      await yield(while: predicate)
    } onCancel: {
      Task { @MainActor in task.cancel() }
    }
  }

  /// Sends an action, animates what it changes, and waits as long as a condition holds.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - animation: The animation.
  ///   - predicate: The condition.
  public func send(
    _ action: ViewAction, animation: Animation?,
    while predicate: @escaping (_ state: ViewState) -> Bool
  ) async {
    let task = send(action, animation: animation)
    await withTaskCancellationHandler {
      await yield(while: predicate)
    } onCancel: {
      Task { @MainActor in task.cancel() }
    }
  }

  /// Waits as long as a condition holds, or until the task is cancelled.
  ///
  /// - Parameter predicate: The condition.
  public func yield(while predicate: @escaping (_ state: ViewState) -> Bool) async {
    while !Task.isCancelled {
      let (changes, continuation) = AsyncStream<Void>.makeStream()
      let holds = withObservationTracking {
        predicate(state)
      } onChange: {
        continuation.finish()
      }
      guard holds else { return }
      for await _ in changes {}
    }
  }
}
