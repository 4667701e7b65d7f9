import Foundation
import RostrumDependencies

/// The shared values of one launch of an app, found by their keys.
///
/// NB: `@unchecked Sendable` because `lock` guards the dictionary.
final class SharedReferences: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var references: [ReferenceID: AnyObject] = [:]

  private struct ReferenceID: Hashable {
    let key: AnyHashable
    let value: ObjectIdentifier
  }

  /// The value of a key, made if nobody has asked for it before.
  func reference<Key: SharedReaderKey>(
    for key: Key, default value: () -> Key.Value
  ) -> SharedReference<Key.Value> {
    lock.withLock {
      let id = ReferenceID(key: AnyHashable(key.id), value: ObjectIdentifier(Key.Value.self))
      if let reference = references[id] as? SharedStorage<Key.Value> { return reference }
      let reference = SharedStorage.keyed(by: key, default: value())
      references[id] = reference
      return reference
    }
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
}
