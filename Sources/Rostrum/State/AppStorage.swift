import RostrumCore
import RostrumViews

/// A small value among the settings of the person who uses the app.
///
/// ```swift
/// @AppStorage("isSoundOn") private var isSoundOn = true
/// ```
///
/// It is the value that features share as `@Shared(.appStorage("isSoundOn"))`: see
/// ``SharedReaderKey/appStorage(_:store:)`` for what can be kept, and where. All views, features
/// and sessions of the person follow a change at once.
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

  /// The value.
  public var wrappedValue: Value {
    get { setting.get() }
    nonmutating set { setting.set(newValue) }
  }

  /// A binding to the value.
  @MainActor public var projectedValue: Binding<Value> { setting.binding() }
}

extension AppStorage {
  /// Keeps a value among the settings.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value as long as none is kept.
  ///   - key: The name of the setting.
  ///   - store: Where it is kept, if not at the usual place.
  public init(wrappedValue: Value, _ key: String, store: AppSettings? = nil)
  where Value: AppStorageValue {
    self.init(key) {
      Setting(Shared(wrappedValue: wrappedValue, .appStorage(key, store: store)))
    }
  }

  /// Keeps a value among the settings, or none.
  ///
  /// - Parameters:
  ///   - key: The name of the setting.
  ///   - store: Where it is kept, if not at the usual place.
  public init<Wrapped: AppStorageValue>(_ key: String, store: AppSettings? = nil)
  where Value == Wrapped? {
    self.init(key) { Setting(Shared(.appStorage(key, store: store))) }
  }

  // NB: The forms of raw values are disfavoured because an app may give a raw value to a type that can
  // be kept itself, such as its lists of texts.

  /// Keeps a value that has a raw value among the settings.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value as long as none is kept.
  ///   - key: The name of the setting.
  ///   - store: Where it is kept, if not at the usual place.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String, store: AppSettings? = nil)
  where Value: RawRepresentable, Value.RawValue: AppStorageValue {
    self.init(key) {
      Setting<Value.RawValue?>(Shared(.appStorage(key, store: store))).converted(
        get: { $0.flatMap(Value.init(rawValue:)) ?? wrappedValue }, set: { $0.rawValue })
    }
  }

  /// Keeps a value that has a raw value among the settings, or none.
  ///
  /// - Parameters:
  ///   - key: The name of the setting.
  ///   - store: Where it is kept, if not at the usual place.
  @_disfavoredOverload
  public init<Wrapped: RawRepresentable>(_ key: String, store: AppSettings? = nil)
  where Value == Wrapped?, Wrapped.RawValue: AppStorageValue {
    self.init(key) {
      Setting<Wrapped.RawValue?>(Shared(.appStorage(key, store: store))).converted(
        get: { $0.flatMap(Wrapped.init(rawValue:)) }, set: { $0?.rawValue })
    }
  }
}

extension AppStorage: @MainActor NodeProperty {
  /// Keeps hold of the setting for as long as the view stays.
  package mutating func attach(_ storage: inout AnyObject?, to node: Node) {
    if let known = storage as? AppStorageBox<Value>, known.key == key {
      box = known
    } else {
      box = AppStorageBox(key: key, setting: makeSetting())
      storage = box
    }
  }
}

extension AppStorage: @MainActor LocationProperty {
  /// Whether both are one setting.
  package func leadsToSamePlace(as other: Self) -> Bool { key == other.key }
}

/// What a view keeps of a setting.
private final class AppStorageBox<Value> {
  let key: String
  let setting: Setting<Value>

  init(key: String, setting: Setting<Value>) {
    self.key = key
    self.setting = setting
  }
}
