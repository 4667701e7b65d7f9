import Observation
import RostrumCore
import RostrumViews

extension ViewStore {
  /// Sends an action to the feature, which processes it synchronously.
  ///
  /// - Parameter action: The action to send.
  /// - Returns: A task that represents the effects of the action.
  @discardableResult
  public func send(_ action: ViewAction) -> StoreTask { sender.send(action) }

  /// Sends an action to the feature, and animates the changes.
  ///
  /// - Parameters:
  ///   - action: The action to send.
  ///   - animation: The animation.
  /// - Returns: A task that represents the effects of the action.
  @discardableResult
  public func send(_ action: ViewAction, animation: Animation?) -> StoreTask {
    withAnimation(animation) { send(action) }
  }

  /// Sends an action to the feature, with a transaction for the changes.
  ///
  /// - Parameters:
  ///   - action: The action to send.
  ///   - transaction: The transaction.
  /// - Returns: A task that represents the effects of the action.
  @discardableResult
  public func send(_ action: ViewAction, transaction: Transaction) -> StoreTask {
    withTransaction(transaction) { send(action) }
  }

  /// Sends an action to the feature, and suspends while a predicate is `true`.
  ///
  /// ```swift
  /// .refreshable { await viewStore.send(.refresh, while: \.isLoading) }
  /// ```
  ///
  /// If the current task is cancelled, the effects of the action are cancelled, too.
  ///
  /// - Parameters:
  ///   - action: The action to send.
  ///   - predicate: The predicate.
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

  /// Sends an action to the feature with an animation, and suspends while a predicate is `true`.
  ///
  /// - Parameters:
  ///   - action: The action to send.
  ///   - animation: The animation.
  ///   - predicate: The predicate.
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

  /// Suspends while a predicate is `true`, or until the current task is cancelled.
  ///
  /// - Parameter predicate: The predicate.
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
