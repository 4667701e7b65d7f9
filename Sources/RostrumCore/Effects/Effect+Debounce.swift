import RostrumDependencies

extension Effect {
  /// Starts the effect when nobody has asked for it again for a while.
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
  /// Each effect under the same name cancels the one before, whether that still waits or is already
  /// at work.
  ///
  /// - Parameters:
  ///   - id: The name, by which it can be cancelled too.
  ///   - duration: How long nobody must have asked.
  ///   - clock: Measures that time: `@Dependency(\.continuousClock)`.
  /// - Returns: The effect.
  public func debounce(
    id: some Hashable & Sendable, for duration: Duration, clock: some Clock<Duration>
  ) -> Self {
    guard !isNone else { return .none }
    return .concatenate(.run { _ in try await clock.sleep(for: duration) }, self)
      .cancellable(id: id, cancelInFlight: true)
  }
}
