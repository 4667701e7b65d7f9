import RostrumCore
import RostrumViews

extension Send {
  /// Sends an action, and animates the changes that it makes.
  ///
  /// ```swift
  /// return .run { send in
  ///   await send(.factResponse(try await facts.fetch()), animation: .default)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - action: The action to send.
  ///   - animation: The animation, or `nil` for none.
  public func callAsFunction(_ action: Action, animation: Animation?) {
    withAnimation(animation) { self(action) }
  }

  /// Sends an action whose changes belong to a transaction.
  ///
  /// - Parameters:
  ///   - action: The action to send.
  ///   - transaction: The transaction of the changes.
  public func callAsFunction(_ action: Action, transaction: Transaction) {
    withTransaction(transaction) { self(action) }
  }
}
