import Foundation

/// Something that tells values to whoever listens, one after the other.
///
/// ```swift
/// Text(name).onReceive(model.$name) { print($0) }
/// ```
///
/// Combine does not exist here. This protocol is what views need of it: one method. What lasts or
/// ends, or takes its
/// time, is better written as an `AsyncSequence`, which `onReceive(_:perform:)` takes as well.
public protocol Publisher<Output> {
  /// The type of the values.
  associatedtype Output

  /// Begins to listen.
  ///
  /// - Parameter receiveValue: Takes each value, where and when it is told.
  /// - Returns: The subscription, which ends with its last reference.
  func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
}

/// Those who listen to something.
///
/// NB: unchecked because `listeners` is only used under the lock.
final class Listeners<Output>: @unchecked Sendable {
  private let lock = NSLock()
  private var listeners: [(id: Int, receive: (Output) -> Void)] = []
  private var lastID = 0

  func add(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    let id = lock.withLock {
      lastID += 1
      listeners.append((lastID, receive))
      return lastID
    }
    return AnyCancellable { [weak self] in self?.remove(id) }
  }

  private func remove(_ id: Int) {
    lock.withLock { listeners.removeAll { $0.id == id } }
  }

  func send(_ value: Output) {
    for listener in lock.withLock({ listeners }) { listener.receive(value) }
  }
}
