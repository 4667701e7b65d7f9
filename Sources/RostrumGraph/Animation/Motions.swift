/// Collects the animations of the coming update, and the completions that wait for their end.
final class Motions: GraphService {
  private var log = MotionLog()
  /// The nodes that modify the transactions of changes within them, outermost first.
  private var transformers: [any TransactionTransformer] = []

  /// Records that a node was invalidated while a transaction was in force.
  func note(_ node: Node, _ transaction: Transaction) {
    log.note(node, transaction)
  }

  /// Records that a view declares an animation for its content.
  func wish(_ node: Node, _ animation: Animation?) {
    log.wish(node, animation)
  }

  /// The animation of changes within a node in the coming update; `nil` for none.
  fileprivate func animation(within node: Node) -> Animation? {
    var transaction = Transaction(animation: log.animation(within: node))
    if transformers.isEmpty { return transaction.animation }
    transaction.disablesAnimations = log.disablesAnimations
    var around: [Node] = []
    var next = node.context.parent
    while let node = next {
      around.append(node)
      next = node.context.parent
    }
    for transformer in transformers where around.contains(where: { $0 === transformer }) {
      transformer.transform(&transaction)
    }
    return transaction.animation
  }

  func add(_ transformer: any TransactionTransformer) {
    transformers.append(transformer)
  }

  func remove(_ transformer: any TransactionTransformer) {
    transformers.removeAll { $0 === transformer }
  }

  override func stepsBeforeChanges() -> [Mutation] {
    log.mutations(in: graph.tree, transformers)
  }

  override func tearDown() {
    log = MotionLog()
  }

  override func updateEnded() {
    guard !log.isEmpty else { return }
    let completions = log.takeCompletions()
    guard !completions.isEmpty, let pause = graph.hostEnvironment?.pause else { return }
    for (completion, animation) in completions {
      let duration = completion.delay(after: animation)
      Task { @MainActor [reference = graph.reference] in
        if let duration, duration > .zero { try? await pause(duration) }
        guard let graph = reference.graph, graph.rootNode != nil, duration != nil else { return }
        graph.asCurrent { completion.run() }
      }
    }
  }
}

extension ViewGraph {
  /// The animation of changes within a node that is being updated; `nil` for none.
  ///
  /// - Complexity: O(*n*) in the depth of the node, if the update has animations.
  package func animation(within node: Node) -> Animation? {
    service(Motions.self).animation(within: node)
  }
}

extension EnvironmentValues {
  /// Waits for a duration; a host may use a clock of its own.
  package var pause: @Sendable (Duration) async throws -> Void {
    get { self[PauseKey.self] }
    set { self[PauseKey.self] = newValue }
  }
}

private struct PauseKey: EnvironmentKey {
  static var defaultValue: @Sendable (Duration) async throws -> Void {
    { try await Task.sleep(for: $0) }
  }
}
