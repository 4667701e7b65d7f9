import Foundation
import RostrumRuntime

/// Hands elements to all streams that were made for a topic.
///
/// A stream ends with the task that reads it, or with the hub.
package final class StreamHub<Topic: Hashable & Sendable, Element: Sendable>: Sendable {
  private typealias Subscribers = [UUID: AsyncStream<Element>.Continuation]

  private let subscribers = Locked<[Topic: Subscribers]>([:])
  private let didChange: @Sendable () -> Void

  /// Makes a hub.
  ///
  /// - Parameter didChange: Called when a topic gets its first subscriber or loses its last one.
  package init(didChange: @escaping @Sendable () -> Void = {}) {
    self.didChange = didChange
  }

  deinit {
    for continuation in subscribers.value.values.flatMap(\.values) { continuation.finish() }
  }

  /// The topics that have subscribers.
  package var topics: Set<Topic> { subscribers.withLock { Set($0.keys) } }

  /// Makes a stream of all elements of a topic from now on.
  ///
  /// - Parameter topic: The topic.
  /// - Returns: The stream.
  package func stream(of topic: Topic) -> AsyncStream<Element> {
    let id = UUID()
    let (stream, continuation) = AsyncStream<Element>.makeStream()
    continuation.onTermination = { [weak self] _ in self?.remove(id, from: topic) }
    let isFirst = subscribers.withLock { subscribers in
      subscribers[topic, default: [:]].updateValue(continuation, forKey: id)
      return subscribers[topic]?.count == 1
    }
    if isFirst { didChange() }
    return stream
  }

  /// Hands an element to all streams of a topic.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - topic: The topic.
  /// - Complexity: O(*n*) in the number of streams of the topic.
  package func yield(_ element: Element, to topic: Topic) {
    let continuations = subscribers.withLock { $0[topic].map { Array($0.values) } }
    for continuation in continuations ?? [] { continuation.yield(element) }
  }

  private func remove(_ id: UUID, from topic: Topic) {
    let wasLast = subscribers.withLock { subscribers in
      guard subscribers[topic]?.removeValue(forKey: id) != nil else { return false }
      guard subscribers[topic]?.isEmpty == true else { return false }
      subscribers[topic] = nil
      return true
    }
    if wasLast { didChange() }
  }
}
