/// The views that ask before what contains them is left.
final class DismissalGuards: GraphService {
  private var guards: [any DismissalGuard] = []
  /// What the question in progress is about.
  private var pending: (@MainActor () -> Void)?

  func add(_ guardian: any DismissalGuard) {
    if guards.contains(where: { $0 === guardian }) { return }
    guards.append(guardian)
  }

  func remove(_ guardian: any DismissalGuard) {
    guards.removeAll { $0 === guardian }
  }

  /// Whether a view within a container, or within the window for `nil`, asks before it is left.
  func holds(_ container: Node?) -> Bool { guardian(in: container) != nil }

  /// Leaves containers, or the window for `nil`: at once, or when the user has confirmed it.
  ///
  /// - Parameters:
  ///   - containers: The presentations or screens.
  ///   - leave: Leaves them.
  func leave(_ containers: [Node?], _ leave: @escaping @MainActor () -> Void) {
    let guardian = containers.reversed().lazy.compactMap { self.guardian(in: $0) }.first
    guard let guardian, Transaction.current.dismissBehavior != .destructive else { return leave() }
    pending = leave
    guardian.ask()
  }

  /// Does what the user was asked about.
  func confirm() {
    let leave = pending
    pending = nil
    leave?()
  }

  /// The innermost view within a container that asks.
  private func guardian(in container: Node?) -> (any DismissalGuard)? {
    guards.filter { $0.isActive && $0.isWithin(container) }.max { $0.depth < $1.depth }
  }

  override func tearDown() {
    guards = []
    pending = nil
  }
}

/// A node that may ask before what contains it is left.
@MainActor
protocol DismissalGuard: Node {
  /// Whether the view asks at the moment.
  var isActive: Bool { get }
  /// Asks the user.
  func ask()
}

extension DismissalGuard {
  /// Whether the node is a descendant of a container, or of the window for `nil`.
  fileprivate func isWithin(_ container: Node?) -> Bool {
    guard let container else { return true }
    var next: Node? = self
    while let node = next {
      if node === container { return true }
      next = node.context.parent
    }
    return false
  }
}

/// Asks by an action of the view.
struct DismissalGuardModifier: ViewModifier {
  typealias Body = Never

  let isActive: Bool
  let ask: @MainActor () -> Void

  static func _makeNode<V: View>(
    _ view: consuming ModifiedContent<V, Self>, _ context: consuming NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    DismissalGuardNode(view, context)
  }
}

private final class DismissalGuardNode<V: View>: ModifierNode<V, DismissalGuardModifier>,
  DismissalGuard
{
  var isActive: Bool { isAlive && view.modifier.isActive && context.place.isVisible }

  override func update() {
    graph.service(DismissalGuards.self).add(self)
    context.child(of: self).reconcile(&content, with: view.content)
  }

  func ask() {
    view.modifier.ask()
  }

  override func willRemove() {
    graph.service(DismissalGuards.self).remove(self)
  }
}
