import RostrumRuntime

extension ViewGraph {
  /// Runs a closure on behalf of a node; a change of anything that it reads invalidates the node.
  ///
  /// Nodes of a type that reads models prepare to end the observation of models. Most nodes read no
  /// model and skip that step; the first node of a type that reads one records the type.
  func track<Result>(_ node: Node, _ body: @MainActor () -> Result) -> Result {
    let outer = reader
    reader = node
    defer { reader = outer }
    let type = ObjectIdentifier(Swift.type(of: node))
    let expectsModels = Self.observingTypes.contains(type)
    let (result, hasReadModels) = node.observing(expectsModels: expectsModels, body)
    if hasReadModels, !expectsModels { Self.observingTypes.insert(type) }
    return result
  }
}

extension Node: ObservationReader {
  /// The subscriber of the node, which invalidates the node when a value that it read changes.
  @usableFromInline
  package nonisolated final var subscriber: ObservationSubscriber {
    lazySubscriber.made ?? lazySubscriber.make { MainActor.assumeIsolated { makeSubscriber() } }
  }

  // NB: A weak reference would make all references to the node more expensive. The subscriber ends
  // when the node is removed or released, which happens on the main actor.
  private final func makeSubscriber() -> ObservationSubscriber {
    let session = graph.isSession ? graph.reference : nil
    return ObservationSubscriber { [unowned(unsafe) self] subscriber, modelType in
      if let session, let other = GraphReference.current, other !== session,
        let type = modelType()
      {
        MainQueue.perform {
          guard !subscriber.isEnded, let graph = other.graph else { return }
          SharedModels.note(type, observedBy: self, changedIn: graph)
        }
      }
      MainQueue.perform {
        if !subscriber.isEnded { self.graph.mark(self) }
      }
    }
  }
}
