#if os(Linux)
  @_spi(SwiftUI) import Observation

  /// Runs a closure, and calls back once before the first change of a model it has read.
  ///
  /// - Parameters:
  ///   - apply: Reads models.
  ///   - willChange: Called before the first change, with a closure that returns the model's type.
  /// - Returns: The result of `apply`.
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

  /// Runs a closure, and calls back once before the first change of a model it has read.
  ///
  /// The model's type isn't available on this system.
  ///
  /// - Parameters:
  ///   - apply: Reads models.
  ///   - willChange: Called before the first change.
  /// - Returns: The result of `apply`.
  @usableFromInline
  func withTypedTracking<Result>(
    _ apply: () -> Result,
    willChange: @escaping @Sendable (_ modelType: () -> Any.Type?) -> Void
  ) -> Result {
    withObservationTracking(apply) { willChange { nil } }
  }
#endif
