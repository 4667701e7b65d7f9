extension Result {
  /// Runs asynchronous work and keeps what comes of it, error or not.
  ///
  /// ```swift
  /// await send(.factResponse(Result { try await numberFact.fetch(7) }))
  /// ```
  ///
  /// - Parameters:
  ///   - isolation: The actor that asks.
  ///   - body: The work.
  public init(
    isolation: isolated (any Actor)? = #isolation,
    catching body: () async throws(Failure) -> Success
  ) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
