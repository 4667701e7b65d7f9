public import Foundation
public import RostrumShared

// NB: The overloads for raw values are disfavored for the reason that `AppStorage` gives. A literal `nil`
// is a store of either type, so an app leaves it out.

extension AppStorage {
  /// Persists a value in a suite of the user's settings.
  ///
  /// The store only names the suite. What the program keeps in `UserDefaults` itself belongs to all users.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, if none is stored.
  ///   - key: The name of the setting.
  ///   - store: The suite; `.standard` and `nil` for the default settings.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults?)
  where Value: AppStorageValue {
    self.init(wrappedValue: wrappedValue, key, store: AppSettings(suiteOf: store))
  }

  /// Persists an optional value in a suite of the user's settings.
  ///
  /// - Parameters:
  ///   - key: The name of the setting.
  ///   - store: The suite; `.standard` and `nil` for the default settings.
  public init<Wrapped: AppStorageValue>(_ key: String, store: UserDefaults?)
  where Value == Wrapped? {
    self.init(key, store: AppSettings(suiteOf: store))
  }

  /// Persists a value with a raw value in a suite of the user's settings.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, if none is stored.
  ///   - key: The name of the setting.
  ///   - store: The suite; `.standard` and `nil` for the default settings.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String, store: UserDefaults?)
  where Value: RawRepresentable, Value.RawValue: AppStorageValue {
    self.init(wrappedValue: wrappedValue, key, store: AppSettings(suiteOf: store))
  }

  /// Persists an optional value with a raw value in a suite of the user's settings.
  ///
  /// - Parameters:
  ///   - key: The name of the setting.
  ///   - store: The suite; `.standard` and `nil` for the default settings.
  @_disfavoredOverload
  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults?)
  where Value == Wrapped?, Wrapped.RawValue: AppStorageValue {
    self.init(key, store: AppSettings(suiteOf: store))
  }
}

extension AppSettings {
  /// The settings of the user that stand for a store.
  ///
  /// - Returns: `nil` for a store that belongs to no suite.
  fileprivate init?(suiteOf store: UserDefaults?) {
    guard let name = store?.suiteName else { return nil }
    self = .suite(name)
  }
}

extension UserDefaults {
  /// The name of the suite; `nil` for a store that belongs to none.
  var suiteName: String? {
    // NB: Foundation has no public property for the name.
    Mirror(reflecting: self).descendant("suite") as? String
  }
}
