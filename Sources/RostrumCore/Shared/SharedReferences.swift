import Foundation
import RostrumDependencies
import RostrumRuntime

/// The shared values of one launch of an app, found by their keys.
///
/// A value that its key has saved is released with its last user, and is loaded again for the next
/// one. A value that is not saved elsewhere lives as long as the launch.
///
/// NB: `@unchecked Sendable` because `lock` guards the dictionaries.
final class SharedReferences: @unchecked Sendable {
  /// NB: Recursive because a value is made under the lock, and the code that makes it may ask for other
  /// shared values.
  private let lock = Lock(isRecursive: true)
  private var references: [ReferenceID: WeakReference] = [:]
  private var kept: [ReferenceID: AnyObject] = [:]
  private var limit = SharedReferences.leastLimit

  private static let leastLimit = 64

  /// NB: `@unchecked Sendable` because an id is only compared and hashed, while `lock` is held.
  private struct ReferenceID: Hashable, @unchecked Sendable {
    let key: AnyHashable
    let value: ObjectIdentifier
  }

  private struct WeakReference {
    weak var storage: AnyObject?
  }

  /// The value of a key, made if nothing uses it now.
  func reference<Key: SharedReaderKey>(
    for key: Key, default value: () -> Key.Value
  ) -> SharedReference<Key.Value> {
    lock.withLock {
      let id = ReferenceID(key: AnyHashable(key.id), value: ObjectIdentifier(Key.Value.self))
      if let known = references[id]?.storage as? SharedStorage<Key.Value> { return known }
      let storage = SharedStorage.keyed(by: key, default: value())
      references[id] = WeakReference(storage: storage)
      if key.keepsValueElsewhere {
        storage.retention = SharedRetention { [weak self, weak storage] isUnsaved in
          self?.hold(isUnsaved ? storage : nil, for: id)
        }
      } else {
        kept[id] = storage
      }
      dropReleased()
      return storage
    }
  }

  /// Holds a value, or lets go of the one that was held.
  private func hold(_ storage: AnyObject?, for id: ReferenceID) {
    // What was held is released outside of the lock.
    _ = lock.withLock {
      defer { kept[id] = storage }
      return kept[id]
    }
  }

  /// The number of keys that are remembered.
  var count: Int { lock.withLock { references.count } }

  /// Drops the keys of released values once they may be half of all.
  private func dropReleased() {
    guard references.count > limit else { return }
    references = references.filter { $0.value.storage != nil }
    limit = max(Self.leastLimit, 2 * references.count)
  }
}

extension SharedReferences: DependencyKey {
  static var liveValue: SharedReferences { SharedReferences() }
  static var testValue: SharedReferences { SharedReferences() }
}

extension SharedReaderKey {
  /// The value of the key in the current launch.
  func reference(default value: @autoclosure () -> Value) -> SharedReference<Value> {
    DependencyValues.current[SharedReferences.self].reference(for: self, default: value)
  }

  /// Whether a value can be loaded again after it was released.
  ///
  /// A key that can only be read gets its value from elsewhere.
  fileprivate var keepsValueElsewhere: Bool {
    (self as? any SharedKey)?.keepsChanges ?? true
  }
}
