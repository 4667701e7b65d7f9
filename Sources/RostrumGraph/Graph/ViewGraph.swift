/// Keeps an app's views alive and tells a host what to show.
///
/// ```swift
/// let graph = ViewGraph { Counter() }
/// print(graph.root)
/// try graph.perform(UserEvent(button, .tap))
/// let mutations = graph.update()
/// ```
///
/// A graph does nothing by itself. When state changes it marks the nodes that read the state and
/// calls `setNeedsUpdate` once; the host then calls ``update()`` and draws the mutations.
@MainActor
public final class ViewGraph {
  /// How many nodes are alive, for leak checks.
  package internal(set) var liveNodeCount = 0
  /// How many tasks of views have not ended yet, for leak checks.
  package var liveTaskCount = 0

  package let tree = ElementTree()
  let focus = FocusKeeper()
  /// The node on whose behalf something is read now.
  ///
  /// NB: `nonisolated(unsafe)` because ``EnvironmentScope`` reads it on the main actor without asking.
  @exclusivity(unchecked) nonisolated(unsafe) package var reader: Node?
  var rootNode: RootNode?
  /// The types of nodes that read observable models, which is a fact about the types.
  static var observingTypes: Set<ObjectIdentifier> = []

  /// The types of what shows nothing because a body cannot be evaluated, which was reported.
  var typesWithoutBody: Set<ObjectIdentifier> = []

  // What waits for the update
  @exclusivity(unchecked) var marked: [Node] = []
  var actions: [@MainActor () -> Void] = []
  @exclusivity(unchecked) var toArrange: [Node] = []
  var deferredWork: [any DeferredWork] = []
  /// What hosts are told besides the changes of the tree, as the last of an update's mutations.
  private var notices: [@MainActor () -> Mutation?] = []

  // What lasts as long as the scene
  private(set) var environment: EnvironmentScope?
  @exclusivity(unchecked) var services = GraphServices()
  /// Whether views may start tasks.
  package private(set) var startsTasks = true
  private var lastNamespace = 0
  /// A reference that doesn't keep the graph alive.
  package private(set) lazy var reference = GraphReference(self)

  /// The element of the last tap; the focus comes back to it from what the tap brings up.
  weak var lastTapped: Element?

  /// Whether the graph is one of several sessions, which have no models in common.
  private(set) var isSession = false

  /// How much the update may still do.
  @exclusivity(unchecked) var budget = UpdateBudget()

  private let setNeedsUpdate: @MainActor () -> Void
  @exclusivity(unchecked) private var isUpdating = false
  @exclusivity(unchecked) private var isScheduled = false

  /// Makes a graph of a view, and evaluates it.
  ///
  /// - Parameters:
  ///   - environment: The environment of the outermost view.
  ///   - setNeedsUpdate: Runs when the graph goes from clean to marked.
  ///   - content: The view.
  public convenience init<Content: View>(
    environment: EnvironmentValues = EnvironmentValues(),
    setNeedsUpdate: @escaping @MainActor () -> Void = {},
    @ViewBuilder content: () -> Content
  ) {
    self.init(content(), scene: ElementState(.scene()), environment, setNeedsUpdate)
  }

  /// Makes a graph of a view, and evaluates it.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - scene: What is known about the element around everything.
  ///   - environment: The environment of the outermost view.
  ///   - setNeedsUpdate: Runs when the graph goes from clean to marked.
  package init<Content: View>(
    _ view: Content, scene: ElementState, _ environment: EnvironmentValues,
    _ setNeedsUpdate: @escaping @MainActor () -> Void
  ) {
    self.setNeedsUpdate = setNeedsUpdate
    isUpdating = true
    startsTasks = environment.startsTasks
    isSession = environment.isSession
    let scope = EnvironmentScope(graph: self, values: environment)
    self.environment = scope
    let context = NodeContext(
      graph: self, parent: nil, environment: scope, decoration: nil, place: Place(in: nil))
    let root = RootNode(context)
    rootNode = root
    tree.setState(of: tree.root, to: scene)
    asCurrent {
      root.mount(view)
      settle()
    }
    _ = tree.commit()
    endUpdate()
    isUpdating = false
  }

  // NB: A graph that wasn't taken down may leave nodes behind, which something else references.
  isolated deinit {
    rootNode?.endObservations()
    reference.clear()
  }

  /// The element around everything; its role is ``ElementRole/scene``.
  public var root: Element { tree.root }

  /// The element with an id, if it is in the tree.
  public func element(_ id: ElementID) -> Element? { tree[id] }

  /// The element with the keyboard focus.
  public var focused: ElementID? { focus.current?.core.id }

  /// Whether something has changed since the last update.
  public var needsUpdate: Bool {
    hasWork || tree.hasChanges || focus.needsUpdate || !notices.isEmpty
  }

  /// Evaluates marked nodes until none is marked.
  ///
  /// An update that would never end is stopped and reported.
  ///
  /// - Returns: The steps from the tree before to the tree after, in order.
  public func update() -> [Mutation] {
    isUpdating = true
    asCurrent { settle() }
    isUpdating = false
    isScheduled = false
    let moves = tree.hasChanges ? services.all.flatMap { $0.stepsBeforeChanges() } : []
    let changes = moves + tree.commit() + focus.commit()
    let last = notices
    notices = []
    endUpdate()
    return last.isEmpty ? changes : changes + last.compactMap { $0() }
  }

  private func endUpdate() {
    for service in services.all { service.updateEnded() }
  }

  /// Tells the host something that is no change of the tree, after the changes of the next update.
  ///
  /// - Parameter notice: Makes the step at the end of the update; `nil` if there is nothing to tell
  ///   by then.
  package func tell(_ notice: @escaping @MainActor () -> Mutation?) {
    guard rootNode != nil else { return }
    notices.append(notice)
    schedule()
  }

  /// Takes everything down: views disappear, tasks are cancelled, state is released.
  ///
  /// The tree is empty afterwards, and the graph does nothing more.
  public func tearDown() {
    isUpdating = true
    asCurrent {
      rootNode?.remove()
      rootNode = nil
      let last = actions
      actions = []
      for action in last { action() }
    }
    marked = []
    budget = UpdateBudget()
    notices = []
    actions = []
    toArrange = []
    deferredWork = []
    focus.removeAll()
    for service in services.all { service.tearDown() }
    tree.setChildren(of: tree.root, to: [])
    _ = tree.commit()
  }
}

extension ViewGraph {
  /// Asks for another look at a node's inputs.
  ///
  /// O(1).
  package func mark(_ node: Node) {
    guard node.isAlive else { return }
    if let transaction = TransactionScope.current?.transaction, !transaction.isPlain {
      service(Motions.self).note(node, transaction)
    }
    if node.isMarked { return }
    guard budget.allowsEvaluation(of: node) else { return postpone(node) }
    node.isMarked = true
    marked.append(node)
    schedule()
  }

  /// Asks a node to put its elements in order when all nodes are up to date.
  package func arrangeLater(_ node: Node) {
    if node.needsArrangement { return }
    node.needsArrangement = true
    toArrange.append(node)
    schedule()
  }

  /// Runs app code when all nodes are up to date.
  package func afterUpdate(_ action: @escaping @MainActor () -> Void) {
    actions.append(action)
    schedule()
  }

  /// Moves the focus for a focus state when all nodes are up to date.
  func requestFocus(_ request: any FocusRequest) {
    focus.add(request)
    schedule()
  }

  /// A name that was not used before.
  func makeNamespace() -> Namespace.ID {
    lastNamespace += 1
    return Namespace.ID(number: lastNamespace)
  }

  func schedule() {
    if isUpdating || isScheduled { return }
    isScheduled = true
    setNeedsUpdate()
  }
}
