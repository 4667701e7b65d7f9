/// A function that sends actions from an effect back to the store.
///
/// ```swift
/// return .run { send in
///   await send(.started)
///   await send(.finished(try await work()))
/// }
/// ```
///
/// A cancelled effect sends no further actions.
@MainActor
public struct Send<Action>: Sendable {
  private let deliver: @MainActor @Sendable (Action) -> Void

  /// Makes a `Send` from a closure, for calling an effect's operation yourself.
  ///
  /// - Parameter send: Receives the actions.
  public nonisolated init(send: @escaping @MainActor @Sendable (Action) -> Void) {
    deliver = send
  }

  /// Sends an action.
  ///
  /// - Parameter action: The action to send.
  public func callAsFunction(_ action: Action) {
    guard !Task.isCancelled else { return }
    deliver(action)
  }
}

/// A `Send` for the actions of a feature.
public typealias SendOf<R: Reducer> = Send<R.Action>
