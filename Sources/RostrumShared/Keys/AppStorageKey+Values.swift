import Foundation
public import RostrumRuntime

extension SharedReaderKey {
  /// Persists a small shared value in the user's settings.
  ///
  /// ```swift
  /// @Shared(.appStorage("isSoundOn")) var isSoundOn = true
  /// @Shared(.appStorage("lastVisit")) var lastVisit: Date?
  /// ```
  ///
  /// It supports Booleans, numbers, strings, arrays of strings, URLs, data, dates and optionals of
  /// them: `nil` removes the setting. All settings of a user are in one JSON file, which is written
  /// soon after a change. All features and sessions of the user see a change immediately, and the
  /// value follows changes made to the file by hand. `@Dependency(\.defaultAppStorage)` determines
  /// the location of the file; in tests, settings are in memory.
  ///
  /// - Parameters:
  ///   - key: The name of the setting.
  ///   - store: The settings to use instead of the default ones.
  ///   - location: The call site to name in reported issues.
  /// - Returns: The key.
  public static func appStorage<Value: AppStorageValue>(
    _ key: String, store: AppSettings? = nil, at location: CallSite = #callSite
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(
      key, store: store, at: location, decode: { Value(stored: $0) }, encode: { $0.stored })
  }

  /// Persists a shared value with a raw value in the user's settings.
  ///
  /// ```swift
  /// enum Theme: String { case light, dark }
  /// @Shared(.appStorage("theme")) var theme = Theme.light
  /// ```
  ///
  /// - Parameters:
  ///   - key: The name of the setting.
  ///   - store: The settings to use instead of the default ones.
  ///   - location: The call site to name in reported issues.
  /// - Returns: The key.
  public static func appStorage<Value: RawRepresentable & Sendable>(
    _ key: String, store: AppSettings? = nil, at location: CallSite = #callSite
  ) -> Self where Value.RawValue: AppStorageValue, Self == AppStorageKey<Value> {
    AppStorageKey(
      key, store: store, at: location,
      decode: { Value.RawValue(stored: $0).flatMap(Value.init(rawValue:)) },
      encode: { $0.rawValue.stored })
  }

  /// Persists an optional shared value with a raw value in the user's settings.
  ///
  /// - Parameters:
  ///   - key: The name of the setting.
  ///   - store: The settings to use instead of the default ones.
  ///   - location: The call site to name in reported issues.
  /// - Returns: The key.
  public static func appStorage<Value: RawRepresentable & Sendable>(
    _ key: String, store: AppSettings? = nil, at location: CallSite = #callSite
  ) -> Self where Value.RawValue: AppStorageValue, Self == AppStorageKey<Value?> {
    AppStorageKey(
      key, store: store, at: location,
      decode: { Value.RawValue(stored: $0).flatMap(Value.init(rawValue:)) },
      encode: { $0?.rawValue.stored })
  }

  /// Persists a codable shared value as JSON in the user's settings.
  ///
  /// - Parameters:
  ///   - key: The name of the setting.
  ///   - store: The settings to use instead of the default ones.
  ///   - location: The call site to name in reported issues.
  /// - Returns: The key.
  @_disfavoredOverload
  public static func appStorage<Value: Codable & Sendable>(
    _ key: String, store: AppSettings? = nil, at location: CallSite = #callSite
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(
      key, store: store, at: location, decode: { try decoded($0) }, encode: { try encoded($0) })
  }

  /// Persists an optional codable shared value as JSON in the user's settings.
  ///
  /// - Parameters:
  ///   - key: The name of the setting.
  ///   - store: The settings to use instead of the default ones.
  ///   - location: The call site to name in reported issues.
  /// - Returns: The key.
  @_disfavoredOverload
  public static func appStorage<Value: Codable & Sendable>(
    _ key: String, store: AppSettings? = nil, at location: CallSite = #callSite
  ) -> Self where Self == AppStorageKey<Value?> {
    AppStorageKey(
      key, store: store, at: location,
      decode: { try decoded($0) as Value? },
      encode: { try $0.map { try encoded($0) } })
  }
}

/// Decodes the JSON of a setting.
private func decoded<Value: Decodable>(_ stored: SettingsValue) throws -> Value? {
  guard case .text(let json) = stored else { return nil }
  return try JSONDecoder().decode(Value.self, from: Data(json.utf8))
}

/// Encodes a value as the JSON of a setting.
private func encoded(_ value: some Encodable) throws -> SettingsValue {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  return .text(String(decoding: try encoder.encode(value), as: UTF8.self))
}
