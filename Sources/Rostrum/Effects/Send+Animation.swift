import RostrumCore
import RostrumViews

extension Send {
  /// Sends an action whose changes may be animated.
  ///
  /// ```swift
  /// return .run { send in
  ///   await send(.factResponse(try await facts.fetch()), animation: .default)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - animation: How the changes should move; `nil` for not at all.
  public func callAsFunction(_ action: Action, animation: Animation?) {
    withAnimation(animation) { self(action) }
  }

  /// Sends an action whose changes come with a transaction.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - transaction: The transaction.
  public func callAsFunction(_ action: Action, transaction: Transaction) {
    withTransaction(transaction) { self(action) }
  }
}
