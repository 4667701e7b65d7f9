/// A key with its default value, so that both are declared in one place.
///
/// ```swift
/// extension SharedKey where Self == FileStorageKey<IdentifiedArrayOf<Standup>>.Default {
///   static var standups: Self {
///     Self[.fileStorage(.documentsDirectory.appending(path: "standups.json")), default: []]
///   }
/// }
///
/// @Shared(.standups) var standups
/// ```
public struct SharedKeyDefault<Base: SharedReaderKey>: SharedReaderKey {
  let base: Base
  let initialValue: @Sendable () -> Base.Value

  /// Combines a key with its default value.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The value to use if none is stored.
  public static subscript(
    key: Base, default value: @autoclosure @escaping @Sendable () -> Base.Value
  ) -> Self {
    Self(base: key, initialValue: value)
  }

  /// The identity of the base key.
  public var id: Base.ID { base.id }

  /// Loads the base key's value.
  ///
  /// - Parameters:
  ///   - context: The reason for loading the value.
  ///   - continuation: Receives the value.
  public func load(
    context: LoadContext<Base.Value>, continuation: LoadContinuation<Base.Value>
  ) {
    base.load(context: context, continuation: continuation)
  }

  /// Observes changes of the base key's value.
  ///
  /// - Parameters:
  ///   - context: The reason for loading the value.
  ///   - subscriber: Receives the changes.
  /// - Returns: The subscription.
  public func subscribe(
    context: LoadContext<Base.Value>, subscriber: SharedSubscriber<Base.Value>
  ) -> SharedSubscription {
    base.subscribe(context: context, subscriber: subscriber)
  }
}

extension SharedKeyDefault: SharedKey where Base: SharedKey {
  /// Whether the base key saves each change.
  public var keepsChanges: Bool { base.keepsChanges }

  /// Saves a value with the base key.
  ///
  /// - Parameters:
  ///   - value: The value to save.
  ///   - context: The reason for saving the value.
  ///   - continuation: Receives the outcome.
  public func save(_ value: Base.Value, context: SaveContext, continuation: SaveContinuation) {
    base.save(value, context: context, continuation: continuation)
  }
}

extension SharedKeyDefault: SharedTurnKey where Base: SharedTurnKey {
  var turn: SharedTurn { base.turn }

  func latest() -> Base.Value? { base.latest() }
}

extension SharedKeyDefault: CustomStringConvertible {
  /// The base key as it is written in source code.
  public var description: String { "\(base)" }
}

extension SharedReaderKey {
  /// The key with its default value.
  public typealias Default = SharedKeyDefault<Self>
}
