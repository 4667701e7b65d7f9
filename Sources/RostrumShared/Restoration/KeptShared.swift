import Foundation
import RostrumDependencies
import RostrumRestoration
import RostrumRuntime

/// A shared value that the launch keeps.
///
/// The storage owns it.
@MainActor
final class KeptShared<Value>: KeptValue {
  private weak var storage: SharedStorage<Value>?
  private var registration: KeptRegistration?

  private init(_ storage: SharedStorage<Value>) {
    self.storage = storage
  }

  isolated deinit {
    registration?.remove()
  }

  /// Begins to keep a value.
  @discardableResult
  static func keep(
    _ storage: SharedStorage<Value>, at place: KeptPlace, in restoration: Restoration,
    isRestored: Bool = false
  ) -> KeptShared {
    let kept = KeptShared(storage)
    if Value.self is any (Encodable & Decodable).Type {
      kept.registration = restoration.register(
        kept, as: Value.self, at: place, isRestored: isRestored)
    } else {
      let issue = RestorationIssue(.notCodable, at: place, of: TypeName.of(Value.self))
      kept.registration = restoration.registerUnkept(issue, as: Value.self, isLost: false)
    }
    storage.setKept(kept)
    return kept
  }

  /// The place of the value.
  var place: KeptPlace? { registration?.place }

  /// Whether the next launch will have the value.
  var isKept: Bool { registration?.isKept == true }

  /// The storage of the value.
  var sharedStorage: SharedStorage<Value>? { storage }

  /// Reports a change of the value, on any thread.
  nonisolated func changed() {
    MainQueue.perform { self.registration?.changed() }
  }

  func encode(with encoder: JSONEncoder) throws -> Data? {
    try (storage?.currentValue as? any Encodable).map { try encoder.encode($0) }
  }

  /// The value at a place, which this launch uses already or begins with.
  static func storage(at place: KeptPlace, in restoration: Restoration) -> SharedStorage<Value>? {
    if let storage = used(at: place, in: restoration) { return storage }
    guard let value = value(at: place, in: restoration) else { return nil }
    let storage = SharedStorage(value)
    keep(storage, at: place, in: restoration, isRestored: true)
    return storage
  }

  static func used(at place: KeptPlace, in restoration: Restoration) -> SharedStorage<Value>? {
    (restoration.owner(of: place) as? KeptShared)?.storage
  }

  static func value(at place: KeptPlace, in restoration: Restoration) -> Value? {
    guard let type = Value.self as? any (Encodable & Decodable).Type else { return nil }
    return restoration.value(type, at: place) as? Value
  }
}

extension SharedStorage {
  /// The place of the value in snapshots.
  @MainActor
  func place(in restoration: Restoration) -> KeptPlace? {
    if let place = kept?.place { return place }
    guard !hasKey else { return nil }
    let place = restoration.newPlace(named: "shared:\(TypeName.of(Value.self))")
    return KeptShared.keep(self, at: place, in: restoration).place
  }
}

extension SharedStorage {
  /// The path to the value itself.
  @MainActor
  func routeOfStorage(in restoration: Restoration) -> SharedRoute? {
    let type = TypeName.of(Value.self)
    if let key = lastingKey { return SharedRoute(origin: .keyed(key, type: type)) }
    // A value that the launch doesn't keep isn't registered for the sake of its parts.
    guard Value.self is any (Encodable & Decodable).Type, let place = place(in: restoration),
      kept?.isKept == true
    else { return nil }
    let name = _mangledTypeName(Value.self).flatMap { _typeByName($0) == nil ? nil : $0 }
    // A value of a private type is found only if a property declares its key.
    return name != nil || hasKey ? SharedRoute(origin: .kept(place, type: name)) : nil
  }
}

extension SharedReaderKey {
  /// The shared value that the launch begins with, or a new one.
  ///
  /// The launch keeps values in memory. Other keys persist theirs elsewhere.
  func storage(default value: () -> Value) -> SharedStorage<Value> {
    guard MainQueue.isCurrent, let key = self as? any KeptKey, let name = key.keptName,
      let restoration = DependencyValues.current.restoration
    else { return .keyed(by: self, default: value()) }
    let place = KeptPlace(rawValue: name)
    let known = MainQueue.wait { KeptShared<Value>.used(at: place, in: restoration) }
    if let known { return known }
    let kept = MainQueue.wait { KeptShared<Value>.value(at: place, in: restoration) }
    let storage = SharedStorage.keyed(by: self, default: kept ?? value())
    MainQueue.wait { _ = KeptShared.keep(storage, at: place, in: restoration) }
    return storage
  }
}

/// A key that finds its value in each launch.
protocol LastingKey {
  /// The name of the value, in the storage that is the launch's default; `nil` in a different one.
  var lastingName: String? { get }
}

extension AppStorageKey: LastingKey {
  var lastingName: String? {
    let isDefault = id.document == DependencyValues.current.defaultAppStorage.document.id
    return isDefault ? "appStorage:\(id.name)" : nil
  }
}

extension FileStorageKey: LastingKey {
  var lastingName: String? {
    // The next launch may have the user's folder in a different place, such as on another machine.
    let (file, folder) = (id.url.path, DependencyValues.current.userDirectory.path + "/")
    let isUsers = file.hasPrefix(folder)
    return "fileStorage:\(isUsers ? String(file.dropFirst(folder.count)) : file)"
  }
}

extension DatabaseKey: LastingKey {
  var lastingName: String? { "database:\(id.name)" }
}

/// A key whose value the launch keeps.
protocol KeptKey {
  /// The name of the value's place; `nil` if the value doesn't belong to the launch.
  var keptName: String? { get }
}

extension InMemoryKey: KeptKey {
  var keptName: String? {
    id.storage == DependencyValues.current.defaultInMemoryStorage ? "inMemory:\(id.name)" : nil
  }
}
