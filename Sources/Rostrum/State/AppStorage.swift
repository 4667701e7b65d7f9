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
/// and sessions of
/// the person follow a change at once.
@MainActor @propertyWrapper
public struct AppStorage<Value: Sendable> {
  private let key: String
  private let store: AppSettings?
  private let makeShared: @MainActor () -> Shared<Value>
  private var box: AppStorageBox<Value>?

  fileprivate init(
    _ key: String, _ store: AppSettings?, _ makeShared: @escaping @MainActor () -> Shared<Value>
  ) {
    self.key = key
    self.store = store
    self.makeShared = makeShared
  }

  private var shared: Shared<Value> { box?.shared ?? makeShared() }

  /// The value.
  public var wrappedValue: Value {
    get { shared.wrappedValue }
    nonmutating set { shared.withLock { $0 = newValue } }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(shared) }
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
    self.init(key, store) {
      Shared(wrappedValue: wrappedValue, .appStorage(key, store: store))
    }
  }

  /// Keeps a value among the settings, or none.
  ///
  /// - Parameters:
  ///   - key: The name of the setting.
  ///   - store: Where it is kept, if not at the usual place.
  public init<Wrapped: AppStorageValue>(_ key: String, store: AppSettings? = nil)
  where Value == Wrapped? {
    self.init(key, store) { Shared(.appStorage(key, store: store)) }
  }

  /// Keeps a value that has a raw value among the settings.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value as long as none is kept.
  ///   - key: The name of the setting.
  ///   - store: Where it is kept, if not at the usual place.
  public init(wrappedValue: Value, _ key: String, store: AppSettings? = nil)
  where Value: RawRepresentable, Value.RawValue: AppStorageValue {
    self.init(key, store) {
      Shared(wrappedValue: wrappedValue, .appStorage(key, store: store))
    }
  }

  /// Keeps a value that has a raw value among the settings, or none.
  ///
  /// - Parameters:
  ///   - key: The name of the setting.
  ///   - store: Where it is kept, if not at the usual place.
  public init<Wrapped: RawRepresentable & Sendable>(_ key: String, store: AppSettings? = nil)
  where Value == Wrapped?, Wrapped.RawValue: AppStorageValue {
    self.init(key, store) { Shared(.appStorage(key, store: store)) }
  }
}

extension AppStorage: NodeProperty {
  /// Keeps hold of the setting for as long as the view stays.
  package mutating func attach(_ storage: inout AnyObject?, to node: Node) {
    if let known = storage as? AppStorageBox<Value>, known.key == key {
      box = known
    } else {
      box = AppStorageBox(key: key, shared: makeShared())
      storage = box
    }
  }
}

extension AppStorage: LocationProperty {
  /// Whether both are one setting.
  package func leadsToSamePlace(as other: Self) -> Bool { key == other.key }
}

/// What a view keeps of a setting.
private final class AppStorageBox<Value: Sendable> {
  let key: String
  let shared: Shared<Value>

  init(key: String, shared: Shared<Value>) {
    self.key = key
    self.shared = shared
  }
}
