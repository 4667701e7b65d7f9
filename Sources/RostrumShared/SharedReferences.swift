import Foundation
import RostrumDependencies
import RostrumRestoration
import RostrumRuntime

/// The shared values of one launch of an app, by key.
///
/// A value that its key persists is released with its last user, and loaded again for the next one.
/// Other values live as long as the launch.
///
/// NB: `@unchecked Sendable` because `lock` guards the dictionaries.
package final class SharedReferences: @unchecked Sendable {
  private let lock = Lock()
  private var references: [ReferenceID: Entry] = [:]
  private var kept: [ReferenceID: AnyObject] = [:]
  private var limit = SharedReferences.leastLimit

  private static let leastLimit = 64

  /// NB: `@unchecked Sendable` because an id is only compared and hashed, while `lock` is held.
  private struct ReferenceID: Hashable, @unchecked Sendable {
    let key: AnyHashable
    let value: ObjectIdentifier

    init<Key: SharedReaderKey>(_ key: Key) {
      self.key = AnyHashable(key.id)
      value = ObjectIdentifier(Key.Value.self)
    }
  }

  /// The value of one key, and the lock that is held while it is made.
  ///
  /// NB: `@unchecked Sendable` because `making` guards the value, and the lock of
  /// `SharedReferences` guards the number of users.
  private final class Entry: @unchecked Sendable {
    /// NB: Recursive because app code evaluates the default value, and may request the same key.
    let making = Lock(isRecursive: true)
    weak var storage: AnyObject?
    var users = 0
  }

  /// The value of a key, made if it isn't in use.
  ///
  /// Loading it, from a file for example, delays only callers that request the same key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - isLoaded: Whether the value was loaded already, or is about to be.
  ///   - value: The value to use if none is stored.
  /// - Returns: The value.
  func reference<Key: SharedReaderKey>(
    for key: Key, isLoaded: Bool = false, default value: () -> Key.Value
  ) -> SharedReference<Key.Value> {
    let id = ReferenceID(key)
    let (entry, known) = enter(id)
    if let known = known as? SharedStorage<Key.Value> { return known }
    defer { leave(entry) }
    return entry.making.withLock {
      if let known = entry.storage as? SharedStorage<Key.Value> { return known }
      let storage =
        isLoaded && key.keepsValueElsewhere
        ? .keyed(by: key, default: value(), isLoaded: true) : key.storage(default: value)
      entry.storage = storage
      if key.keepsValueElsewhere {
        storage.retention = SharedRetention { [weak self, weak storage] isUnsaved in
          self?.hold(isUnsaved ? storage : nil, for: id)
        }
      } else {
        hold(storage, for: id)
      }
      return storage
    }
  }

  /// Returns the value of a key, if the launch has it.
  fileprivate func known<Key: SharedReaderKey>(for key: Key) -> SharedStorage<Key.Value>? {
    lock.withLock { references[ReferenceID(key)]?.storage } as? SharedStorage<Key.Value>
  }

  /// Returns the value of a key that is in use.
  ///
  /// - Parameters:
  ///   - name: The name of the key.
  ///   - type: The name of the value's type.
  /// - Returns: The value; `nil` if no value or several values have the name and the type.
  /// - Complexity: O(*n*) in the number of keys.
  @MainActor
  func keyed(by name: String, of type: String) -> (any SharedWhole)? {
    let storages = lock.withLock { references.values.compactMap(\.storage) }
    let found = storages.compactMap { $0 as? any KeyedStorage }
      .filter { $0.lastingKey == name && $0.typeName == type }
    return found.count == 1 ? found[0] : nil
  }

  /// Finds the value of a key, or registers its entry so that the value can be made.
  private func enter(_ id: ReferenceID) -> (entry: Entry, known: AnyObject?) {
    let (entry, known, held) = lock.withLock { () -> (Entry, AnyObject?, [AnyObject]) in
      let entry = references[id] ?? Entry()
      if entry.users == 0, let known = entry.storage { return (entry, known, []) }
      entry.users += 1
      references[id] = entry
      return (entry, nil, dropReleased())
    }
    // NB: Released outside the lock, because releasing a value can run arbitrary code.
    withExtendedLifetime(held) {}
    return (entry, known)
  }

  private func leave(_ entry: Entry) {
    lock.withLock { entry.users -= 1 }
  }

  /// Retains a value for a key, or releases the retained one.
  private func hold(_ storage: AnyObject?, for id: ReferenceID) {
    // The old value is released outside the lock.
    _ = lock.withLock {
      defer { kept[id] = storage }
      return kept[id]
    }
  }

  /// The number of entries.
  package var count: Int { lock.withLock { references.count } }

  /// Removes the entries of released values once they may be half of all entries.
  ///
  /// - Returns: The values in use, which inspecting them retains.
  private func dropReleased() -> [AnyObject] {
    guard references.count > limit else { return [] }
    var held: [AnyObject] = []
    references = references.filter { _, entry in
      if entry.users > 0 { return true }
      guard let storage = entry.storage else { return false }
      held.append(storage)
      return true
    }
    limit = max(Self.leastLimit, 2 * references.count)
    return held
  }
}

extension SharedReferences: DependencyKey {
  package static var liveValue: SharedReferences { SharedReferences() }
  package static var testValue: SharedReferences { SharedReferences() }
}

extension SharedReaderKey {
  /// The value of the key in the current launch.
  func reference(default value: @autoclosure () -> Value) -> SharedReference<Value> {
    DependencyValues.current[SharedReferences.self].reference(for: self, default: value)
  }

  /// The value of the key in the current launch, without loading it.
  ///
  /// - Parameter value: The value that was loaded, or the one to use until it is.
  /// - Returns: The value.
  func reference(loaded value: Value) -> SharedReference<Value> {
    DependencyValues.current[SharedReferences.self]
      .reference(for: self, isLoaded: true) { value }
  }

  /// The value of a key whose values the launch alone has, if there is one.
  func inMemoryValue() -> Value? {
    guard !keepsValueElsewhere else { return nil }
    return DependencyValues.current[SharedReferences.self].known(for: self)?.currentValue
  }

  /// Whether a value can be loaded again after it was released.
  ///
  /// A read-only key always loads its value from elsewhere.
  fileprivate var keepsValueElsewhere: Bool {
    (self as? any SharedKey)?.keepsChanges ?? true
  }
}

/// A value that a key persists.
private protocol KeyedStorage: SharedWhole {
  var lastingKey: String? { get }
  var typeName: String { get }
}

extension SharedStorage: KeyedStorage {
  fileprivate var typeName: String { TypeName.of(Value.self) }
}
