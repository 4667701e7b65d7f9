import Foundation
import RostrumCore
import RostrumDependencies
import RostrumScenes
import RostrumShared
import RostrumViews

/// A small value that is persisted in the user's settings.
///
/// ```swift
/// @AppStorage("isSoundOn") private var isSoundOn = true
/// ```
///
/// A suite of `UserDefaults` is a file of the user's own as well:
///
/// ```swift
/// @AppStorage("isSoundOn", store: UserDefaults(suiteName: "group.player")) private var isSoundOn = true
/// ```
///
/// It is the same value that features share as `@Shared(.appStorage("isSoundOn"))`. See
/// `SharedReaderKey.appStorage(_:store:at:)` for the supported types and the location of settings.
/// All views, features and sessions of a user see a change immediately.
@propertyWrapper
public struct AppStorage<Value> {
  private let key: String
  private let makeSetting: () -> Setting<Value>
  private var box: AppStorageBox<Value>?

  private init(_ key: String, _ makeSetting: @escaping () -> Setting<Value>) {
    self.key = key
    self.makeSetting = makeSetting
  }

  private var setting: Setting<Value> { box?.setting ?? makeSetting() }

  /// The current value.
  public var wrappedValue: Value {
    get { setting.get() }
    nonmutating set { setting.set(newValue) }
  }

  /// A binding to the value.
  @MainActor public var projectedValue: Binding<Value> { setting.binding() }
}

extension AppStorage {
  /// Persists a value in the user's settings.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, if none is stored.
  ///   - key: The name of the setting.
  ///   - store: The settings to use instead of the default ones.
  public init(wrappedValue: Value, _ key: String, store: AppSettings? = nil)
  where Value: AppStorageValue {
    self.init(key) {
      Setting(Shared(wrappedValue: wrappedValue, .appStorage(key, store: store)))
    }
  }

  /// Persists an optional value in the user's settings.
  ///
  /// - Parameters:
  ///   - key: The name of the setting.
  ///   - store: The settings to use instead of the default ones.
  public init<Wrapped: AppStorageValue>(_ key: String, store: AppSettings? = nil)
  where Value == Wrapped? {
    self.init(key) { Setting(Shared(.appStorage(key, store: store))) }
  }

  // NB: The overloads for raw values are disfavored because an app may declare a raw value for a
  // type that can be stored itself, such as an array of strings.

  /// Persists a value with a raw value in the user's settings.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, if none is stored.
  ///   - key: The name of the setting.
  ///   - store: The settings to use instead of the default ones.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String, store: AppSettings? = nil)
  where Value: RawRepresentable, Value.RawValue: AppStorageValue {
    self.init(key) {
      Setting<Value.RawValue?>(Shared(.appStorage(key, store: store))).converted(
        get: { $0.flatMap(Value.init(rawValue:)) ?? wrappedValue }, set: { $0.rawValue })
    }
  }

  /// Persists an optional value with a raw value in the user's settings.
  ///
  /// - Parameters:
  ///   - key: The name of the setting.
  ///   - store: The settings to use instead of the default ones.
  @_disfavoredOverload
  public init<Wrapped: RawRepresentable>(_ key: String, store: AppSettings? = nil)
  where Value == Wrapped?, Wrapped.RawValue: AppStorageValue {
    self.init(key) {
      Setting<Wrapped.RawValue?>(Shared(.appStorage(key, store: store))).converted(
        get: { $0.flatMap(Wrapped.init(rawValue:)) }, set: { $0?.rawValue })
    }
  }
}

extension AppStorage {
  /// Persists what a user has chosen of the columns of a table.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value, if none is stored.
  ///   - key: The name of the setting.
  ///   - store: The settings to use instead of the default ones.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String,
    store: AppSettings? = nil
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(key) { .text(key, store: store, or: wrappedValue) }
  }

  /// Persists what a user has chosen of the tabs of a tab view.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value, if none is stored.
  ///   - key: The name of the setting.
  ///   - store: The settings to use instead of the default ones.
  public init(
    wrappedValue: Value = TabViewCustomization(), _ key: String, store: AppSettings? = nil
  ) where Value == TabViewCustomization {
    self.init(key) { .text(key, store: store, or: wrappedValue) }
  }
}

extension AppStorage: @MainActor NodeProperty {
  /// Retains the setting for as long as the view lives.
  package mutating func attach(_ storage: inout AnyObject?, to node: Node) {
    let suite = node.environment.appStorageSuite
    if let known = storage as? AppStorageBox<Value>, known.key == key, known.suite == suite {
      box = known
    } else {
      box = AppStorageBox(key: key, suite: suite, setting: setting(in: suite))
      storage = box
    }
  }

  /// The setting if an enclosing view chooses a suite.
  private func setting(in suite: String?) -> Setting<Value> {
    guard let suite else { return makeSetting() }
    return withDependencies {
      $0.defaultAppStorage = $0.defaultAppStorage.suite(named: suite)
    } operation: {
      makeSetting()
    }
  }
}

extension AppStorage: @MainActor LocationProperty {
  /// Whether both refer to the same setting.
  package func leadsToSamePlace(as other: Self) -> Bool { key == other.key }
}

/// The setting that a view retains.
private final class AppStorageBox<Value> {
  let key: String
  let suite: String?
  let setting: Setting<Value>

  init(key: String, suite: String?, setting: Setting<Value>) {
    self.key = key
    self.suite = suite
    self.setting = setting
  }
}
