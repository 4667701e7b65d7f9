/// Sends actions from an effect back into the store.
///
/// ```swift
/// return .run { send in
///   await send(.started)
///   await send(.finished(try await work()))
/// }
/// ```
///
/// An effect that was cancelled sends nothing more.
@MainActor
public struct Send<Action>: Sendable {
  private let deliver: @MainActor @Sendable (Action) -> Void

  /// Makes a way to send, for calling effects by hand.
  ///
  /// - Parameter send: Takes the actions.
  public nonisolated init(send: @escaping @MainActor @Sendable (Action) -> Void) {
    deliver = send
  }

  /// Sends an action.
  ///
  /// - Parameter action: The action.
  public func callAsFunction(_ action: Action) {
    guard !Task.isCancelled else { return }
    deliver(action)
  }
}

/// A way to send the actions of a reducer.
public typealias SendOf<R: Reducer> = Send<R.Action>
