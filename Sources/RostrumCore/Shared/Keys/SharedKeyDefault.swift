/// A key together with the value to begin with, so that both are said in one place.
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

  /// A key together with the value to begin with.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The value, if nothing is kept.
  public static subscript(
    key: Base, default value: @autoclosure @escaping @Sendable () -> Base.Value
  ) -> Self {
    Self(base: key, initialValue: value)
  }

  /// What tells this key from others.
  public var id: Base.ID { base.id }

  /// Gets the value that is kept.
  ///
  /// - Parameters:
  ///   - context: Why the value is asked for.
  ///   - continuation: Is resumed with the value.
  public func load(
    context: LoadContext<Base.Value>, continuation: LoadContinuation<Base.Value>
  ) {
    base.load(context: context, continuation: continuation)
  }

  /// Begins to tell of values that others have kept.
  ///
  /// - Parameters:
  ///   - context: Why the value is asked for.
  ///   - subscriber: Is told.
  /// - Returns: The subscription.
  public func subscribe(
    context: LoadContext<Base.Value>, subscriber: SharedSubscriber<Base.Value>
  ) -> SharedSubscription {
    base.subscribe(context: context, subscriber: subscriber)
  }
}

extension SharedKeyDefault: SharedKey where Base: SharedKey {
  /// Whether the key is to be told of each change.
  public var keepsChanges: Bool { base.keepsChanges }

  /// Keeps a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - context: Why it is to be kept.
  ///   - continuation: Is resumed when the value is kept.
  public func save(_ value: Base.Value, context: SaveContext, continuation: SaveContinuation) {
    base.save(value, context: context, continuation: continuation)
  }
}

extension SharedKeyDefault: CustomStringConvertible {
  /// The key without the value to begin with.
  public var description: String { "\(base)" }
}

extension SharedReaderKey {
  /// The key together with the value to begin with.
  public typealias Default = SharedKeyDefault<Self>
}
