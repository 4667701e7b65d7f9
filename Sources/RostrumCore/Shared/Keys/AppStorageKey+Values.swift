import Foundation
public import RostrumRuntime

extension SharedReaderKey {
  /// Keeps a small shared value among the settings of the person who uses the app.
  ///
  /// ```swift
  /// @Shared(.appStorage("isSoundOn")) var isSoundOn = true
  /// @Shared(.appStorage("lastVisit")) var lastVisit: Date?
  /// ```
  ///
  /// Flags, numbers, texts, lists of texts, places, data and dates can be kept, and optionals of
  /// them: `nil` forgets the setting. All settings of a person are in one file of JSON, which is
  /// written soon after a change; all features and all sessions of that person see a change at
  /// once, and the value follows when the file is changed by hand. Where the file is, says
  /// `@Dependency(\.defaultAppStorage)`; in tests, settings are in memory.
  ///
  /// - Parameters:
  ///   - key: The name of the setting.
  ///   - store: Where it is kept, if not at the usual place.
  ///   - location: Where the key is named.
  /// - Returns: The key.
  public static func appStorage<Value: AppStorageValue>(
    _ key: String, store: AppSettings? = nil, at location: CallSite = #callSite
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(
      key, store: store, at: location, decode: { Value(stored: $0) }, encode: { $0.stored })
  }

  /// Keeps a value with a raw value among the settings of the person who uses the app.
  ///
  /// ```swift
  /// enum Theme: String { case light, dark }
  /// @Shared(.appStorage("theme")) var theme = Theme.light
  /// ```
  ///
  /// - Parameters:
  ///   - key: The name of the setting.
  ///   - store: Where it is kept, if not at the usual place.
  ///   - location: Where the key is named.
  /// - Returns: The key.
  public static func appStorage<Value: RawRepresentable & Sendable>(
    _ key: String, store: AppSettings? = nil, at location: CallSite = #callSite
  ) -> Self where Value.RawValue: AppStorageValue, Self == AppStorageKey<Value> {
    AppStorageKey(
      key, store: store, at: location,
      decode: { Value.RawValue(stored: $0).flatMap(Value.init(rawValue:)) },
      encode: { $0.rawValue.stored })
  }

  /// Keeps a value with a raw value, or none, among the settings of the person who uses the app.
  ///
  /// - Parameters:
  ///   - key: The name of the setting.
  ///   - store: Where it is kept, if not at the usual place.
  ///   - location: Where the key is named.
  /// - Returns: The key.
  public static func appStorage<Value: RawRepresentable & Sendable>(
    _ key: String, store: AppSettings? = nil, at location: CallSite = #callSite
  ) -> Self where Value.RawValue: AppStorageValue, Self == AppStorageKey<Value?> {
    AppStorageKey(
      key, store: store, at: location,
      decode: { Value.RawValue(stored: $0).flatMap(Value.init(rawValue:)) },
      encode: { $0?.rawValue.stored })
  }

  /// Keeps a codable value, as JSON, among the settings of the person who uses the app.
  ///
  /// - Parameters:
  ///   - key: The name of the setting.
  ///   - store: Where it is kept, if not at the usual place.
  ///   - location: Where the key is named.
  /// - Returns: The key.
  @_disfavoredOverload
  public static func appStorage<Value: Codable & Sendable>(
    _ key: String, store: AppSettings? = nil, at location: CallSite = #callSite
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(
      key, store: store, at: location, decode: { try decoded($0) }, encode: { try encoded($0) })
  }

  /// Keeps a codable value, as JSON, or none, among the settings of the person who uses the app.
  ///
  /// - Parameters:
  ///   - key: The name of the setting.
  ///   - store: Where it is kept, if not at the usual place.
  ///   - location: Where the key is named.
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

/// Reads the JSON that a setting holds.
private func decoded<Value: Decodable>(_ stored: SettingsValue) throws -> Value? {
  guard case .text(let json) = stored else { return nil }
  return try JSONDecoder().decode(Value.self, from: Data(json.utf8))
}

/// Writes JSON for a setting.
private func encoded(_ value: some Encodable) throws -> SettingsValue {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  return .text(String(decoding: try encoder.encode(value), as: UTF8.self))
}
