@preconcurrency import OpenCombine
import RostrumRuntime
import RostrumViews

extension View {
  /// Performs an action for each value of a publisher while the view is visible.
  ///
  /// ```swift
  /// private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  ///
  /// Text(now, format: .dateTime).onReceive(clock) { now = $0 }
  /// ```
  ///
  /// The subscription begins when the view appears and is cancelled when the view disappears. The
  /// publisher may deliver on any thread; the action runs on the main actor.
  ///
  /// - Parameters:
  ///   - publisher: The publisher to subscribe to.
  ///   - action: Receives the value.
  /// - Returns: A view that subscribes to the publisher.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping @MainActor (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(PublisherModifier(publisher: publisher, action: action))
  }
}

package struct PublisherModifier<P: Publisher>: LifecycleModifier where P.Failure == Never {
  let publisher: P
  let action: @MainActor (P.Output) -> Void

  /// The subscription and the current action.
  @MainActor
  package final class Memory {
    var subscription: AnyCancellable?
    var action: (@MainActor (P.Output) -> Void)?
  }

  package var memory: Memory { Memory() }

  package func appear(_ memory: inout Memory, in graph: ViewGraph) {
    memory.action = action
    // NB: The closure isn't the main actor's, because a publisher calls it from any thread.
    memory.subscription = publisher.sink { @Sendable [weak memory] value in
      // NB: A publisher delivers one value at a time, and retains no reference to this copy.
      nonisolated(unsafe) let value = value
      MainQueue.perform { memory?.action?(value) }
    }
  }

  package func update(_ memory: inout Memory, from old: Self, in graph: ViewGraph) {
    memory.action = action
    if ValueLayout.areEqual(old.publisher, publisher) { return }
    memory.subscription = nil
    appear(&memory, in: graph)
  }

  package func disappear(_ memory: inout Memory, in graph: ViewGraph) {
    memory.subscription = nil
    memory.action = nil
  }
}
