import RostrumDependencies

extension SharedReaderKey {
  /// Shares a value as long as the launch of the app lasts.
  ///
  /// ```swift
  /// @Shared(.inMemory("filter")) var filter = Filter()
  /// ```
  ///
  /// - Parameter key: The name of the value.
  /// - Returns: The key.
  public static func inMemory<Value>(_ key: String) -> Self where Self == InMemoryKey<Value> {
    InMemoryKey(name: key)
  }
}

/// Shares a value as long as the launch of the app lasts.
///
/// See ``SharedReaderKey/inMemory(_:)``.
public struct InMemoryKey<Value: Sendable>: SharedKey {
  /// What tells this key from others.
  public struct ID: Hashable, Sendable {
    let name: String
    let storage: InMemoryStorage
  }

  /// What tells this key from others.
  public let id: ID

  init(name: String) {
    id = ID(name: name, storage: DependencyValues.current.defaultInMemoryStorage)
  }

  /// Nothing has to be kept: the value itself lasts as long as the launch.
  public var keepsChanges: Bool { false }

  /// Gets the value that is kept.
  ///
  /// - Parameters:
  ///   - context: Why the value is asked for.
  ///   - continuation: Is resumed with the value.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resumeReturningInitialValue()
  }

  /// Begins to tell of values that others have kept.
  ///
  /// - Parameters:
  ///   - context: Why the value is asked for.
  ///   - subscriber: Is told.
  /// - Returns: The subscription.
  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    SharedSubscription {}
  }

  /// Keeps a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - context: Why it is to be kept.
  ///   - continuation: Is resumed when the value is kept.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    continuation.resume()
  }
}

extension InMemoryKey: CustomStringConvertible {
  /// The key as it is written.
  public var description: String { ".inMemory(\(String(reflecting: id.name)))" }
}
