import RostrumDependencies

extension Effect {
  /// Debounces the effect: it starts once no further one has been returned for a while.
  ///
  /// ```swift
  /// enum CancelID { case search }
  ///
  /// case .queryChanged(let query):
  ///   return .run { send in
  ///     await send(.results(try await search(query)))
  ///   }
  ///   .debounce(id: CancelID.search, for: .milliseconds(300), clock: clock)
  /// ```
  ///
  /// Each effect with the same identifier cancels the previous one, whether it is still waiting or
  /// already running.
  ///
  /// - Parameters:
  ///   - id: The effect's identifier, by which it can be cancelled too.
  ///   - duration: The quiet time before the effect starts.
  ///   - clock: The clock that measures it, such as `@Dependency(\.continuousClock)`.
  /// - Returns: The effect.
  public func debounce(
    id: some Hashable & Sendable, for duration: Duration, clock: some Clock<Duration>
  ) -> Self {
    guard !isNone else { return .none }
    return .concatenate(.run { _ in try await clock.sleep(for: duration) }, self)
      .cancellable(id: id, cancelInFlight: true)
  }
}
