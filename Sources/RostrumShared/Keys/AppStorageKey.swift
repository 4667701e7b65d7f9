import Foundation
import IssueReporting
import RostrumDependencies
import RostrumRuntime

/// A key that persists a small shared value in the user's settings.
///
/// See `SharedReaderKey.appStorage(_:store:at:)`.
public struct AppStorageKey<Value: Sendable>: SharedKey {
  /// The identity of a setting.
  public struct ID: Hashable, Sendable {
    let name: String
    let document: SettingsDocument.ID
  }

  /// The identity of the setting.
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

  /// Loads the setting.
  ///
  /// - Parameters:
  ///   - context: The reason for loading the value.
  ///   - continuation: Receives the value.
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

  /// Observes changes of the setting that are made elsewhere.
  ///
  /// - Parameters:
  ///   - context: The reason for loading the value.
  ///   - subscriber: Receives the changes.
  /// - Returns: The subscription.
  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    document.subscribe(
      toKey: id.name, as: token,
      SettingsDocument.Reader(
        valueHasChanged: {
          subscriber.yield { Result { try value(of: document.value(forKey: id.name)) } }
        },
        didSave: { subscriber.yield(saveError: $0) }))
  }

  /// Saves the setting.
  ///
  /// - Parameters:
  ///   - value: The value to save.
  ///   - context: The reason for saving the value.
  ///   - continuation: Receives the outcome.
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
      The settings name "\(id.name)" isn't portable to Apple's systems, where names that contain \
      "." or start with "@" can't be observed.

      Use different characters. If the app never runs there, set \
      "appStorageKeyFormatWarningEnabled" to false in its dependencies.
      """)
  }
}

extension AppStorageKey: SharedTurnKey {
  var turn: SharedTurn { document.turn }

  func latest() -> Value? {
    document.value(forKey: id.name, unlessBy: token).flatMap { try? decode($0) }
  }
}

extension AppStorageKey: CustomStringConvertible {
  /// The key as it is written in source code.
  public var description: String { ".appStorage(\(String(reflecting: id.name)))" }
}

/// The error of loading a setting that has a different type.
///
/// The default value is used instead, and a change overwrites the setting.
public struct AppStorageMismatch: Error, Hashable {
  /// The name of the setting.
  public let name: String

  /// The stored value.
  public let found: SettingsValue

  /// The requested type.
  public let expected: String

  package init(name: String, found: SettingsValue, expected: String) {
    self.name = name
    self.found = found
    self.expected = expected
  }
}
