/// A way to find a value that several features share, and to be told when it changes.
///
/// The ways there are: ``inMemory(_:)`` and ``fileStorage(_:decoder:encoder:)``. Another is a type
/// that conforms, and a static function that makes it, so that it can be written with a leading dot.
public protocol SharedReaderKey<Value>: Sendable {
  /// What is shared.
  associatedtype Value: Sendable

  /// What tells this key from others; keys with one identity share one value.
  associatedtype ID: Hashable & Sendable

  /// The identity of the key.
  var id: ID { get }

  /// Gets the value that is kept.
  ///
  /// - Parameters:
  ///   - context: Why the value is asked for.
  ///   - continuation: Is to be resumed once, now or later.
  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)

  /// Begins to tell of values that others have kept.
  ///
  /// - Parameters:
  ///   - context: Why the value is asked for.
  ///   - subscriber: Is to be told.
  /// - Returns: The subscription, which ends when it is let go of.
  func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription
}

/// A way to find a value that several features share and that they may change.
public protocol SharedKey<Value>: SharedReaderKey {
  /// Keeps a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - context: Why it is to be kept.
  ///   - continuation: Is to be resumed once, when the value is kept.
  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
}

/// Why a shared value is asked for.
public enum LoadContext<Value> {
  /// It is declared, with a value to begin with if nothing is kept.
  case initialValue(Value)

  /// The program asks for what is kept now.
  case userInitiated
}

extension LoadContext: Sendable where Value: Sendable {}

/// Why a shared value is to be kept.
public enum SaveContext: Sendable {
  /// It was changed; whoever keeps it may wait for further changes.
  case didSet

  /// The program wants it kept now.
  case userInitiated
}

/// Takes the value that a key has found.
public struct LoadContinuation<Value>: Sendable {
  private let take: @Sendable (Result<Value?, any Error>) -> Void

  package init(_ take: @escaping @Sendable (Result<Value?, any Error>) -> Void) {
    self.take = take
  }

  /// Gives the value that was kept.
  ///
  /// - Parameter value: The value.
  public func resume(returning value: Value) { take(.success(value)) }

  /// Says that nothing is kept.
  public func resumeReturningInitialValue() { take(.success(nil)) }

  /// Says why the value cannot be had.
  ///
  /// - Parameter error: The reason.
  public func resume(throwing error: any Error) { take(.failure(error)) }
}

/// Is told when a value is kept.
public struct SaveContinuation: Sendable {
  private let take: @Sendable (Result<Void, any Error>) -> Void

  package init(_ take: @escaping @Sendable (Result<Void, any Error>) -> Void) {
    self.take = take
  }

  /// Says that the value is kept.
  public func resume() { take(.success(())) }

  /// Says why the value cannot be kept.
  ///
  /// - Parameter error: The reason.
  public func resume(throwing error: any Error) { take(.failure(error)) }
}

/// Is told of values that others have kept.
public struct SharedSubscriber<Value>: Sendable {
  private let take: @Sendable (Value) -> Void

  package init(_ take: @escaping @Sendable (Value) -> Void) {
    self.take = take
  }

  /// Gives a value.
  ///
  /// - Parameter value: The value.
  public func yield(_ value: Value) { take(value) }
}

/// A subscription, which ends when nobody holds it.
public final class SharedSubscription: Sendable {
  private let onCancel: @Sendable () -> Void

  /// Makes a subscription.
  ///
  /// - Parameter cancel: Ends it.
  public init(_ cancel: @escaping @Sendable () -> Void) {
    onCancel = cancel
  }

  deinit { onCancel() }
}
