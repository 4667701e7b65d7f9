import Foundation
import RostrumRuntime

/// Delivers elements to all streams of a topic.
///
/// A stream ends with the task that reads it, or with the hub.
package final class StreamHub<Topic: Hashable & Sendable, Element: Sendable>: Sendable {
  private typealias Subscribers = [UUID: AsyncStream<Element>.Continuation]

  private struct State {
    var subscribers: [Topic: Subscribers] = [:]
    var isFinished = false
  }

  private let state = Locked(State())
  private let didChange: @Sendable () -> Void

  /// Creates a hub.
  ///
  /// - Parameter didChange: Called when a topic gets its first subscriber or loses its last one.
  package init(didChange: @escaping @Sendable () -> Void = {}) {
    self.didChange = didChange
  }

  deinit { finish() }

  /// The topics that have subscribers.
  package var topics: Set<Topic> { state.withLock { Set($0.subscribers.keys) } }

  /// Ends all streams, and any that are created later.
  package func finish() {
    let subscribers = state.withLock { state in
      defer { state = State(isFinished: true) }
      return state.subscribers
    }
    for continuation in subscribers.values.flatMap(\.values) { continuation.finish() }
    if !subscribers.isEmpty { didChange() }
  }

  /// Creates a stream of a topic's future elements.
  ///
  /// - Parameter topic: The topic.
  /// - Returns: The stream.
  package func stream(of topic: Topic) -> AsyncStream<Element> {
    let id = UUID()
    let (stream, continuation) = AsyncStream<Element>.makeStream()
    continuation.onTermination = { [weak self] _ in self?.remove(id, from: topic) }
    let count = state.withLock { state -> Int? in
      if state.isFinished { return nil }
      state.subscribers[topic, default: [:]].updateValue(continuation, forKey: id)
      return state.subscribers[topic]?.count
    }
    guard let count else {
      continuation.finish()
      return stream
    }
    if count == 1 { didChange() }
    return stream
  }

  /// Delivers an element to all streams of a topic.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - topic: The topic.
  /// - Complexity: O(*n*) in the number of streams of the topic.
  package func yield(_ element: Element, to topic: Topic) {
    let continuations = state.withLock { $0.subscribers[topic].map { Array($0.values) } }
    for continuation in continuations ?? [] { continuation.yield(element) }
  }

  private func remove(_ id: UUID, from topic: Topic) {
    let wasLast = state.withLock { state in
      guard state.subscribers[topic]?.removeValue(forKey: id) != nil else { return false }
      guard state.subscribers[topic]?.isEmpty == true else { return false }
      state.subscribers[topic] = nil
      return true
    }
    if wasLast { didChange() }
  }
}
