import RostrumDependencies

extension SharedReaderKey {
  /// Shares a value in memory for as long as the launch of the app.
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

/// A key that shares a value in memory for as long as the launch of the app.
///
/// See ``SharedReaderKey/inMemory(_:)``.
public struct InMemoryKey<Value: Sendable>: SharedKey {
  /// The identity of a value in memory.
  public struct ID: Hashable, Sendable {
    let name: String
    let storage: InMemoryStorage
  }

  /// The identity of the value.
  public let id: ID

  init(name: String) {
    id = ID(name: name, storage: DependencyValues.current.defaultInMemoryStorage)
  }

  /// `false`, because the shared value itself lives as long as the launch.
  public var keepsChanges: Bool { false }

  /// Resumes with the default value.
  ///
  /// - Parameters:
  ///   - context: The reason for loading the value.
  ///   - continuation: Receives the default value.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resumeReturningInitialValue()
  }

  /// Returns an empty subscription, because values in memory don't change elsewhere.
  ///
  /// - Parameters:
  ///   - context: The reason for loading the value.
  ///   - subscriber: The subscriber, which is never notified.
  /// - Returns: The subscription.
  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    SharedSubscription {}
  }

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - context: The reason for saving the value.
  ///   - continuation: Receives the outcome, which is always a success.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    continuation.resume()
  }
}

extension InMemoryKey: CustomStringConvertible {
  /// The key as it is written in source code.
  public var description: String { ".inMemory(\(String(reflecting: id.name)))" }
}
