#if os(Linux)
  @_spi(SwiftUI) import Observation

  /// Runs a closure, and calls back once before one of the models changes that it has read.
  ///
  /// - Parameters:
  ///   - apply: Reads models.
  ///   - willChange: Is called before the first change, with a closure that gives the type of the
  ///     model.
  /// - Returns: What the closure gives back.
  @usableFromInline
  func withTypedTracking<Result>(
    _ apply: () -> Result,
    willChange: @escaping @Sendable (_ modelType: () -> Any.Type?) -> Void
  ) -> Result {
    withObservationTracking(
      apply,
      willSet: { tracking in
        willChange { tracking.changed.map { type(of: $0).rootType } }
        tracking.cancel()
      })
  }
#else
  import Observation

  /// Runs a closure, and calls back once before one of the models changes that it has read.
  ///
  /// The type of the model is not known here.
  ///
  /// - Parameters:
  ///   - apply: Reads models.
  ///   - willChange: Is called before the first change.
  /// - Returns: What the closure gives back.
  @usableFromInline
  func withTypedTracking<Result>(
    _ apply: () -> Result,
    willChange: @escaping @Sendable (_ modelType: () -> Any.Type?) -> Void
  ) -> Result {
    withObservationTracking(apply) { willChange { nil } }
  }
#endif
