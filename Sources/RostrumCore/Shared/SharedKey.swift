/// A way to find a value that several features share, and to be told when it changes.
///
/// The ways there are: ``inMemory(_:)``, `appStorage` and ``fileStorage(_:decoder:encoder:)``.
/// Another is a type that conforms, and a static function that makes it, so that it can be written
/// with a leading dot:
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
  /// What is shared.
  associatedtype Value: Sendable

  /// What tells this key from others; keys with one identity share one value.
  associatedtype ID: Hashable = Self

  /// The identity of the key.
  var id: ID { get }

  /// Gets the value that is kept.
  ///
  /// What is found before this returns is there when the declaration of the value is done.
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

extension SharedReaderKey where ID == Self {
  /// The key itself.
  public var id: ID { self }
}

/// A way to find a value that several features share and that they may change.
public protocol SharedKey<Value>: SharedReaderKey {
  /// Whether the key is to be told of each change; `true` unless it says otherwise.
  ///
  /// A key whose values end with the launch has nothing to do for a change, and saves it the cost.
  var keepsChanges: Bool { get }

  /// Keeps a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - context: Why it is to be kept.
  ///   - continuation: Is to be resumed once, when the value is kept.
  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
}

extension SharedKey {
  /// Changes are kept.
  public var keepsChanges: Bool { true }
}

/// Why a shared value is asked for.
public enum LoadContext<Value> {
  /// It is declared, with a value to begin with if nothing is kept.
  case initialValue(Value)

  /// The program asks for what is kept now.
  case userInitiated

  /// The value to begin with, if the value is being declared.
  public var initialValue: Value? {
    guard case .initialValue(let value) = self else { return nil }
    return value
  }
}

extension LoadContext: Sendable where Value: Sendable {}
extension LoadContext: Equatable where Value: Equatable {}
extension LoadContext: Hashable where Value: Hashable {}

/// Why a shared value is to be kept.
public enum SaveContext: Hashable, Sendable {
  /// It was changed; whoever keeps it may wait for further changes.
  case didSet

  /// The program wants it kept now.
  case userInitiated
}
