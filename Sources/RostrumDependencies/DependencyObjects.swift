import Foundation
import RostrumRuntime

/// The dependencies with which objects were made, for ``withDependencies(from:operation:)``.
///
/// An object that an operation of ``withDependencies(_:operation:)`` returns is recorded, so that it
/// needs no ``Dependency`` of its own to hand its dependencies on. Objects and their containers are
/// referenced weakly.
///
/// NB: `@unchecked Sendable` because `lock` guards the entries.
final class DependencyObjects: @unchecked Sendable {
  /// The objects of the process.
  ///
  /// An object belongs to one launch or test, and so do its dependencies.
  static let shared = DependencyObjects()

  private struct Entry {
    weak var object: AnyObject?
    weak var container: DependencyContainer?
    /// The dependencies without their container.
    let values: DependencyValues
  }

  private let lock = Lock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The recorded objects, those that were inspected last at the end.
  private var queue: [ObjectIdentifier] = []

  /// Records the current dependencies for the result of an operation, if it is an object.
  ///
  /// Results of other types cost a comparison of metadata.
  static func record<Result>(_ result: Result) -> Result {
    if Result.self is AnyClass { shared.insert(result as AnyObject, .current) }
    return result
  }

  private func insert(_ object: AnyObject, _ current: DependencyValues) {
    var values = current
    values.explicitContainer = nil
    let entry = Entry(object: object, container: current.explicitContainer, values: values)
    // NB: Released outside the lock, because releasing values and objects can run app code.
    let dropped = lock.withLock { () -> [Any] in
      let old = entries.updateValue(entry, forKey: ObjectIdentifier(object))
      if old == nil { queue.append(ObjectIdentifier(object)) }
      return (old.map { [$0] } ?? []) + dropReleased()
    }
    withExtendedLifetime(dropped) {}
  }

  /// The dependencies of an object, or `nil` if none are recorded.
  func values(of object: AnyObject) -> DependencyValues? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object else {
        return nil
      }
      var values = entry.values
      values.explicitContainer = entry.container
      return values
    }
  }

  /// Inspects the two entries that weren't for the longest time, and removes those of released
  /// objects, so that at most about as many entries as objects remain.
  ///
  /// - Returns: What must be released outside the lock.
  /// - Complexity: O(*n*) in the number of entries, to move them.
  private func dropReleased() -> [Any] {
    var dropped: [Any] = []
    for id in queue.prefix(2) {
      guard let entry = entries[id] else { continue }
      if let object = entry.object {
        dropped.append(object)
        queue.append(id)
      } else {
        dropped.append(entry)
        entries[id] = nil
      }
    }
    queue.removeFirst(min(2, queue.count))
    return dropped
  }
}
