import Foundation
import IssueReporting
import RostrumDependencies
import RostrumRuntime

/// Keeps a small shared value among the settings of the person who uses the app.
///
/// See ``SharedReaderKey/appStorage(_:store:)``.
public struct AppStorageKey<Value: Sendable>: SharedKey {
  /// What tells a setting from others.
  public struct ID: Hashable, Sendable {
    let name: String
    let document: SettingsDocument.ID
  }

  /// What tells this key from others.
  public let id: ID
  private let token = UUID()
  private let document: SettingsDocument
  private let decode: @Sendable (SettingsValue) throws -> Value?
  private let encode: @Sendable (Value) throws -> SettingsValue?

  init(
    _ name: String, store: AppSettings?, at location: CallSite,
    decode: @escaping @Sendable (SettingsValue) throws -> Value?,
    encode: @escaping @Sendable (Value) throws -> SettingsValue?
  ) {
    document = (store ?? DependencyValues.current.defaultAppStorage).document
    id = ID(name: name, document: document.id)
    self.decode = decode
    self.encode = encode
    reportUnportableName(at: location)
  }

  /// Gets the value that is kept.
  ///
  /// - Parameters:
  ///   - context: Why the value is asked for.
  ///   - continuation: Is resumed with the value.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    switch context {
    case .initialValue:
      continuation.resume(with: Result { try value(of: document.value(forKey: id.name)) })
    case .userInitiated:
      document.read {
        continuation.resume(with: Result { try value(of: document.value(forKey: id.name)) })
      }
    }
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
    document.subscribe(
      toKey: id.name, as: token,
      SettingsDocument.Reader(
        take: { result in subscriber.yield(with: Result { try value(of: result.get()) }) },
        didSave: { subscriber.yield(saveError: $0) }))
  }

  /// Keeps a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - context: Why it is to be kept.
  ///   - continuation: Is resumed when the value is kept.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    let stored: SettingsValue?
    do { stored = try encode(value) } catch { return continuation.resume(throwing: error) }
    document.set(stored, forKey: id.name, by: token, continuation)
    if case .userInitiated = context { document.flush() }
  }

  private func value(of stored: SettingsValue?) throws -> Value? {
    guard let stored else { return nil }
    guard let value = try decode(stored) else {
      throw AppStorageMismatch(name: id.name, found: stored, expected: "\(Value.self)")
    }
    return value
  }

  private func reportUnportableName(at location: CallSite) {
    guard
      id.name.contains(".") || id.name.hasPrefix("@"),
      DependencyValues.current.appStorageKeyFormatWarningEnabled,
      document.isFirstReport(about: id.name)
    else { return }
    location.report(
      """
      The name "\(id.name)" of a setting works here, but not on Apple's systems: a name with "." \
      in it or "@" in front cannot be observed there.

      Use other characters. If the app never runs there, set \
      "appStorageKeyFormatWarningEnabled" to false in its dependencies.
      """)
  }
}

extension AppStorageKey: CustomStringConvertible {
  /// The key as it is written.
  public var description: String { ".appStorage(\(String(reflecting: id.name)))" }
}

/// The reason why a setting cannot be had: there is a value of another kind.
///
/// The value to begin with is used; a change replaces what is there.
public struct AppStorageMismatch: Error, Hashable {
  /// The name of the setting.
  public let name: String

  /// What is there.
  public let found: SettingsValue

  /// The type that was asked for.
  public let expected: String
}
