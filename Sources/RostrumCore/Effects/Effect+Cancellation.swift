extension Effect {
  /// The same effect, under a name by which it can be cancelled.
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
  /// A name belongs to the feature, that is to the presented child or the row, that uses it: two
  /// rows with the same name do not disturb each other. It can be cancelled by that feature and by
  /// its parents, not by its children.
  ///
  /// - Parameters:
  ///   - id: The name.
  ///   - cancelInFlight: Whether effects that already run under this name are cancelled first.
  /// - Returns: The effect.
  public func cancellable(
    id: some Hashable & Sendable, cancelInFlight: Bool = false
  ) -> Self {
    if isNone && !cancelInFlight { return self }
    return Self(
      operation: .cancellable(
        id: AnyHashable(id), cancelInFlight: cancelInFlight, EffectBox(self)))
  }

  /// Cancels every effect that runs under a name, in this feature and in its children.
  ///
  /// - Parameter id: The name.
  /// - Returns: The effect.
  public static func cancel(id: some Hashable & Sendable) -> Self {
    Self(operation: .cancel(id: AnyHashable(id)))
  }
}
