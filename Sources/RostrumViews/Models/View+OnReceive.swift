extension View {
  /// Acts on each value that a publisher tells while the view is visible.
  ///
  /// - Parameters:
  ///   - publisher: The publisher.
  ///   - action: Takes a value.
  /// - Returns: The view.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping @MainActor (P.Output) -> Void
  ) -> some View {
    modifier(PublisherModifier(publisher: publisher, action: action))
  }

  /// Acts on each element of an asynchronous sequence while the view is visible.
  ///
  /// ```swift
  /// .onReceive(NotificationCenter.default.notifications(named: .signedOut)) { _ in leave() }
  /// ```
  ///
  /// The sequence is gone through from its start each time the view appears. It ends quietly, also
  /// by
  /// throwing.
  ///
  /// - Parameters:
  ///   - sequence: The sequence.
  ///   - action: Takes an element.
  /// - Returns: The view.
  public func onReceive<S: AsyncSequence>(
    _ sequence: S, perform action: @escaping @MainActor (S.Element) -> Void
  ) -> some View {
    task {
      var elements = sequence.makeAsyncIterator()
      while !Task.isCancelled, let element = try? await elements.next(isolation: MainActor.shared) {
        action(element)
      }
    }
  }
}

private struct PublisherModifier<P: Publisher>: LifecycleModifier {
  let publisher: P
  let action: @MainActor (P.Output) -> Void

  /// The subscription, and what it does now.
  @MainActor
  final class Memory {
    var subscription: AnyCancellable?
    var action: (@MainActor (P.Output) -> Void)?
  }

  var memory: Memory { Memory() }

  func appear(_ memory: inout Memory, in graph: ViewGraph) {
    memory.action = action
    memory.subscription = publisher.sink { [weak memory] value in
      // NB: a value is told on one thread at a time, and nobody else has this copy of it.
      nonisolated(unsafe) let value = value
      MainActor.soon { memory?.action?(value) }
    }
  }

  func update(_ memory: inout Memory, from old: Self, in graph: ViewGraph) {
    memory.action = action
    if ValueLayout.areEqual(old.publisher, publisher) { return }
    memory.subscription = nil
    appear(&memory, in: graph)
  }

  func disappear(_ memory: inout Memory, in graph: ViewGraph) {
    memory.subscription = nil
    memory.action = nil
  }
}
