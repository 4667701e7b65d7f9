extension Effect {
  /// The same effect, with an identifier by which it can be cancelled.
  ///
  /// ```swift
  /// enum CancelID { case search }
  ///
  /// case .queryChanged(let query):
  ///   return .run { send in
  ///     try await clock.sleep(for: .milliseconds(300))
  ///     await send(.results(try await search(query)))
  ///   }
  ///   .cancellable(id: CancelID.search, cancelInFlight: true)
  /// ```
  ///
  /// An identifier belongs to the feature that uses it, such as a presented child or a row: two
  /// rows with the same identifier don't affect each other. The feature and its parents can cancel
  /// it, but not its children.
  ///
  /// - Parameters:
  ///   - id: The effect's identifier.
  ///   - cancelInFlight: Whether to cancel effects in flight with the same identifier first.
  /// - Returns: The effect.
  public func cancellable(
    id: some Hashable & Sendable, cancelInFlight: Bool = false
  ) -> Self {
    if isNone && !cancelInFlight { return self }
    return Self(
      operation: .cancellable(
        id: AnyHashable(id), cancelInFlight: cancelInFlight, EffectBox(self)))
  }

  /// Cancels all effects in flight with an identifier, in this feature and its children.
  ///
  /// ```swift
  /// case .unfollow:
  ///   return .cancel(id: CancelID.follow)
  /// ```
  ///
  /// - Parameter id: The identifier of the effects to cancel.
  /// - Returns: The effect.
  public static func cancel(id: some Hashable & Sendable) -> Self {
    Self(operation: .cancel(id: AnyHashable(id)))
  }
}
