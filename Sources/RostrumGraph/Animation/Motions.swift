/// How the changes of the coming update should move, and what waits for the end of them.
final class Motions: GraphService {
  private var log = MotionLog()
  /// The nodes that change what comes with changes within them, the outer ones first.
  private var shapers: [any TransactionShaper] = []

  /// A node is marked while a transaction is in force.
  func note(_ node: Node, _ transaction: Transaction) {
    log.note(node, transaction)
  }

  /// A view asks for an animation of its own of what is within.
  func wish(_ node: Node, _ animation: Animation?) {
    log.wish(node, animation)
  }

  func add(_ shaper: any TransactionShaper) {
    shapers.append(shaper)
  }

  func remove(_ shaper: any TransactionShaper) {
    shapers.removeAll { $0 === shaper }
  }

  override func stepsBeforeChanges() -> [Mutation] {
    log.mutations(in: graph.tree, shapers)
  }

  override func tearDown() {
    log = MotionLog()
  }

  override func updateEnded() {
    guard !log.isEmpty else { return }
    let completions = log.takeCompletions()
    guard !completions.isEmpty, let pause = graph.hostEnvironment?.pause else { return }
    for (completion, animation) in completions {
      let duration = animation.map { $0.totalDuration } ?? .zero
      Task { @MainActor [reference = graph.reference] in
        if let duration, duration > .zero { try? await pause(duration) }
        guard let graph = reference.graph, graph.rootNode != nil, duration != nil else { return }
        graph.asCurrent { completion.run() }
      }
    }
  }
}

extension EnvironmentValues {
  /// Waits until a time has passed; a host may have a clock of its own.
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
