extension Result {
  /// Creates a result by evaluating an asynchronous closure and capturing its value or error.
  ///
  /// ```swift
  /// await send(.factResponse(Result { try await numberFact.fetch(7) }))
  /// ```
  ///
  /// - Parameters:
  ///   - isolation: The actor isolation of the caller.
  ///   - body: The closure to evaluate.
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
