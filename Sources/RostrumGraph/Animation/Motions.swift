/// Collects the animations of the coming update, and the completions that wait for their end.
final class Motions: GraphService {
  private var log = MotionLog()
  /// The nodes that modify the transactions of changes within them, outermost first.
  private var transformers: [any TransactionTransformer] = []
  /// The nodes whose values have changed in the coming update.
  private var changed: Set<ObjectIdentifier> = []

  /// Records that a node was invalidated while a transaction was in force.
  func note(_ node: Node, _ transaction: Transaction) {
    log.note(node, transaction)
  }

  /// Records that a view declares an animation for its content.
  func wish(_ node: Node, _ animation: Animation?) {
    log.wish(node, animation)
  }

  func add(_ transformer: any TransactionTransformer) {
    transformers.append(transformer)
  }

  func remove(_ transformer: any TransactionTransformer) {
    transformers.removeAll { $0 === transformer }
  }

  /// Records that the value of a node has changed in the coming update.
  func valueChanged(of node: Node) {
    changed.insert(ObjectIdentifier(node))
  }

  /// Whether the value of a node has changed in the coming update.
  func hasChangedValue(_ node: Node) -> Bool {
    changed.contains(ObjectIdentifier(node))
  }

  func animation(at node: Node) -> Animation? {
    log.animation(at: node, transformers)
  }

  override func stepsBeforeChanges() -> [Mutation] {
    log.mutations(in: graph.tree, transformers)
  }

  override func tearDown() {
    log = MotionLog()
    changed = []
  }

  override func updateEnded() {
    changed = []
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

extension Node {
  /// The animation of the changes that the current update makes to what the node shows; `nil` for none.
  ///
  /// O(n) in the enclosing nodes and in the animations of the update.
  package var changeAnimation: Animation? {
    graph.services.find(Motions.self)?.animation(at: self)
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
