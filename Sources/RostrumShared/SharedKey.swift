/// A strategy for loading a value that several features share, and for observing its changes.
///
/// The built-in strategies are ``inMemory(_:)``, `appStorage` and
/// ``fileStorage(_:decoder:encoder:)``. To add your own, declare a conforming type, and a static
/// member that makes it, so that it can be written with a leading dot:
///
/// ```swift
/// struct FlagKey: SharedReaderKey {
///   let name: String
///   var id: String { name }
///
///   func load(context: LoadContext<Bool>, continuation: LoadContinuation<Bool>) {
///     flags.fetch(name) { continuation.resume(with: $0) }
///   }
///   func subscribe(
///     context: LoadContext<Bool>, subscriber: SharedSubscriber<Bool>
///   ) -> SharedSubscription {
///     let token = flags.observe(name) { subscriber.yield($0) }
///     return SharedSubscription { token.cancel() }
///   }
/// }
///
/// extension SharedReaderKey where Self == FlagKey {
///   static func flag(_ name: String) -> Self { FlagKey(name: name) }
/// }
/// ```
public protocol SharedReaderKey<Value>: Sendable {
  /// The type of the shared value.
  associatedtype Value: Sendable

  /// The type of the key's identity.
  ///
  /// Keys with equal identities share one value.
  associatedtype ID: Hashable = Self

  /// The identity of the key.
  var id: ID { get }

  /// Loads the stored value.
  ///
  /// A value passed to the continuation before this method returns is available as soon as the
  /// property is declared.
  ///
  /// - Parameters:
  ///   - context: The reason for loading the value.
  ///   - continuation: Receives the value. Resume it exactly once, synchronously or later.
  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)

  /// Observes changes of the value that are made elsewhere.
  ///
  /// - Parameters:
  ///   - context: The reason for loading the value.
  ///   - subscriber: Receives the changes.
  /// - Returns: The subscription, which ends when it is deallocated.
  func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription
}

extension SharedReaderKey where ID == Self {
  /// The key itself.
  public var id: ID { self }
}

/// A strategy for loading and saving a value that several features share.
public protocol SharedKey<Value>: SharedReaderKey {
  /// Whether each change is saved.
  ///
  /// Defaults to `true`.
  ///
  /// A key whose values live as long as the launch returns `false` to avoid the cost.
  var keepsChanges: Bool { get }

  /// Saves a value.
  ///
  /// - Parameters:
  ///   - value: The value to save.
  ///   - context: The reason for saving the value.
  ///   - continuation: Receives the outcome. Resume it exactly once.
  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
}

extension SharedKey {
  /// The default: each change is saved.
  public var keepsChanges: Bool { true }
}

/// The reason for loading a shared value.
public enum LoadContext<Value> {
  /// The property is being declared, with a default value.
  case initialValue(Value)

  /// The program called `load()`.
  case userInitiated

  /// The default value, if the property is being declared.
  public var initialValue: Value? {
    guard case .initialValue(let value) = self else { return nil }
    return value
  }
}

extension LoadContext: Sendable where Value: Sendable {}
extension LoadContext: Equatable where Value: Equatable {}
extension LoadContext: Hashable where Value: Hashable {}

/// The reason for saving a shared value.
public enum SaveContext: Hashable, Sendable {
  /// The value was changed.
  ///
  /// The key may debounce changes.
  case didSet

  /// The program called `save()`.
  case userInitiated
}
