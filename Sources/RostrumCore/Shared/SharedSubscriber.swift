import Foundation
import RostrumRuntime

/// Is told of values that others have kept.
public struct SharedSubscriber<Value>: Sendable {
  private let take: @Sendable (Result<Value?, any Error>) -> Void
  private let takeLoading: @Sendable (Bool) -> Void
  private let takeSaveError: @Sendable ((any Error)?) -> Void

  /// Makes a subscriber, as a key does that subscribes to another one, or a test of a key.
  ///
  /// - Parameters:
  ///   - callback: Takes a value, `nil` if nothing is kept any more, or an error.
  ///   - onLoading: Is told whether a value is being loaded.
  ///   - onSaveError: Is told why the value is not kept, and with `nil` that it is.
  public init(
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void,
    onLoading: @escaping @Sendable (Bool) -> Void = { _ in },
    onSaveError: @escaping @Sendable ((any Error)?) -> Void = { _ in }
  ) {
    take = callback
    takeLoading = onLoading
    takeSaveError = onSaveError
  }

  /// Gives a value.
  ///
  /// - Parameter value: The value.
  public func yield(_ value: Value) { take(.success(value)) }

  /// Says that nothing is kept any more, so that the value is the one to begin with.
  public func yieldReturningInitialValue() { take(.success(nil)) }

  /// Says why there is no new value.
  ///
  /// - Parameter error: The reason; it stays in `loadError` until there is a value.
  public func yield(throwing error: any Error) { take(.failure(error)) }

  /// Gives a value, or says that there is none any more, or why it cannot be had.
  ///
  /// - Parameter result: The value; `nil` if nothing is kept any more.
  public func yield(with result: Result<Value?, any Error>) { take(result) }

  /// Says whether a value is on its way.
  ///
  /// - Parameter isLoading: Whether it is.
  public func yieldLoading(_ isLoading: Bool = true) { takeLoading(isLoading) }

  /// Says why the value is not kept, or that it is, after the saving itself has ended.
  ///
  /// A key that tries again what it could not keep says so when it succeeds.
  ///
  /// - Parameter error: The reason, which stays in `saveError`; `nil` if the value is kept.
  public func yield(saveError error: (any Error)?) { takeSaveError(error) }
}

/// A subscription, which ends when it is cancelled, or when nobody holds it.
///
/// NB: `@unchecked Sendable` because `lock` guards the closure.
public final class SharedSubscription: @unchecked Sendable {
  private let lock = Lock()
  private var onCancel: (@Sendable () -> Void)?

  /// Makes a subscription.
  ///
  /// - Parameter cancel: Ends it; is called once.
  public init(_ cancel: @escaping @Sendable () -> Void) {
    onCancel = cancel
  }

  deinit { cancel() }

  /// Ends the subscription.
  public func cancel() {
    let onCancel = lock.withLock {
      defer { self.onCancel = nil }
      return self.onCancel
    }
    onCancel?()
  }
}
