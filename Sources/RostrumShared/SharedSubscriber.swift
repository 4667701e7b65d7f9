import Foundation
import RostrumRuntime

/// Receives changes of a shared value that are made elsewhere.
public struct SharedSubscriber<Value>: Sendable {
  private let take: @Sendable (Result<Value?, any Error>) -> Void
  private let takeLoading: @Sendable (Bool) -> Void
  private let takeSaveError: @Sendable ((any Error)?) -> Void
  private let takeRebase: (@Sendable (@escaping @Sendable (Value) -> Value) -> Void)?
  private let takeLatest: (@Sendable (@escaping Latest) -> Void)?

  /// Returns what is published at the time when it is taken; `nil` if that is nothing new.
  typealias Latest = @Sendable () -> Result<Value?, any Error>?

  /// Makes a subscriber, for a key that wraps a second key, or for testing a key.
  ///
  /// - Parameters:
  ///   - callback: Receives a value, `nil` if no value is stored any longer, or an error.
  ///   - onLoading: Receives whether a value is being loaded.
  ///   - onSaveError: Receives the reason why the value isn't saved, or `nil` once it is.
  public init(
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void,
    onLoading: @escaping @Sendable (Bool) -> Void = { _ in },
    onSaveError: @escaping @Sendable ((any Error)?) -> Void = { _ in }
  ) {
    take = callback
    takeLoading = onLoading
    takeSaveError = onSaveError
    (takeRebase, takeLatest) = (nil, nil)
  }

  /// Makes the subscriber of a shared value, which can also be replaced depending on itself.
  init(
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void,
    onLoading: @escaping @Sendable (Bool) -> Void,
    onSaveError: @escaping @Sendable ((any Error)?) -> Void,
    onRebase: @escaping @Sendable (@escaping @Sendable (Value) -> Value) -> Void,
    onLatest: @escaping @Sendable (@escaping Latest) -> Void
  ) {
    take = callback
    takeLoading = onLoading
    takeSaveError = onSaveError
    takeRebase = onRebase
    takeLatest = onLatest
  }

  /// Publishes a value.
  ///
  /// - Parameter value: The new value.
  public func yield(_ value: Value) { take(.success(value)) }

  /// Replaces the value with one that depends on it, so that no change in between is lost.
  ///
  /// - Parameters:
  ///   - known: The value as far as the key knows, for a subscriber that doesn't have a value.
  ///   - transform: Returns the new value. It is called once, at once on the main actor.
  func rebase(_ known: Value, _ transform: @escaping @Sendable (Value) -> Value) {
    if let takeRebase { takeRebase(transform) } else { yield(transform(known)) }
  }

  /// Publishes that there may be a new value, which is determined in the turn of the value, so that it
  /// never replaces a later one.
  ///
  /// - Parameter latest: Returns the result. It is called once.
  func yield(_ latest: @escaping Latest) {
    if let takeLatest { takeLatest(latest) } else if let result = latest() { yield(with: result) }
  }

  /// Publishes that no value is stored any longer, which resets the value to its default.
  public func yieldReturningInitialValue() { take(.success(nil)) }

  /// Publishes an error.
  ///
  /// - Parameter error: The error, available as `loadError` until the next value.
  public func yield(throwing error: any Error) { take(.failure(error)) }

  /// Publishes a result.
  ///
  /// - Parameter result: The new value, `nil` if no value is stored any longer, or an error.
  public func yield(with result: Result<Value?, any Error>) { take(result) }

  /// Publishes whether a value is being loaded.
  ///
  /// - Parameter isLoading: Whether a value is being loaded.
  public func yieldLoading(_ isLoading: Bool = true) { takeLoading(isLoading) }

  /// Publishes the outcome of a save after the save itself has ended.
  ///
  /// A key that retries failed saves calls it with `nil` when a retry succeeds.
  ///
  /// - Parameter error: The error, available as `saveError`, or `nil` if the value is saved.
  public func yield(saveError error: (any Error)?) { takeSaveError(error) }
}

/// A subscription, which ends when it is cancelled or deallocated.
///
/// NB: `@unchecked Sendable` because `lock` guards the closure.
public final class SharedSubscription: @unchecked Sendable {
  private let lock = Lock()
  private var onCancel: (@Sendable () -> Void)?

  /// Makes a subscription.
  ///
  /// - Parameter cancel: Ends the subscription. It is called once.
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
