import RostrumRestoration

/// Keeps an app's views alive and tells a host what to show.
///
/// ```swift
/// let graph = ViewGraph { Counter() }
/// print(graph.root)
/// try graph.perform(UserEvent(button, .tap))
/// let mutations = graph.update()
/// ```
///
/// A graph does no work of its own accord. When state changes, it invalidates the nodes that read
/// the state and calls `setNeedsUpdate` once; the host then calls ``update()`` and applies the
/// mutations.
@MainActor
public final class ViewGraph {
  /// How many nodes are alive, for leak checks.
  @exclusivity(unchecked) package internal(set) var liveNodeCount = 0
  /// The number of tasks of views that haven't ended, for leak checks.
  @exclusivity(unchecked) package var liveTaskCount = 0
  /// The number of tasks of views that were started and haven't run yet.
  @exclusivity(unchecked) package var waitingTaskCount = 0

  package let tree = ElementTree()
  let focus = FocusKeeper()
  /// The node on whose behalf values are being read.
  ///
  /// NB: `nonisolated(unsafe)` because ``EnvironmentScope`` reads it on the main actor without
  /// being isolated to it.
  @exclusivity(unchecked) nonisolated(unsafe) package var reader: Node?
  /// Whether a view has read a preference of the reader.
  ///
  /// NB: `nonisolated(unsafe)` for the same reason.
  @exclusivity(unchecked) nonisolated(unsafe) var isInquiring = false
  @exclusivity(unchecked) var rootNode: RootNode?
  /// The types of nodes that read observable models; this is a fact about the types.
  static var observingTypes: Set<ObjectIdentifier> = []

  /// The types that show nothing because a body can't be evaluated, and that were reported.
  @exclusivity(unchecked) var typesWithoutBody: Set<ObjectIdentifier> = []

  // Work that waits for the update
  @exclusivity(unchecked) var marked: [Node] = []
  @exclusivity(unchecked) var actions: [@MainActor () -> Void] = []
  @exclusivity(unchecked) var toArrange: [Node] = []
  @exclusivity(unchecked) var deferredWork: [any DeferredWork] = []
  /// Notices for the host, which come last among an update's mutations.
  @exclusivity(unchecked) private var notices: [@MainActor () -> Mutation?] = []

  // State that lasts as long as the scene
  @exclusivity(unchecked) private(set) var environment: EnvironmentScope?
  @exclusivity(unchecked) var services = GraphServices()
  /// Whether views may start tasks.
  @exclusivity(unchecked) package private(set) var startsTasks = true
  @exclusivity(unchecked) private var lastNamespace = 0
  /// A reference that doesn't keep the graph alive.
  package private(set) lazy var reference = GraphReference(self)

  /// The element of the last tap; the focus returns to it from a presentation that the tap
  /// triggered.
  weak var lastTapped: Element?
  /// Whether the handler of an event has left the event to the views around.
  @exclusivity(unchecked) var isEventLeft = false

  /// Whether the graph is one of several sessions, which share no models.
  @exclusivity(unchecked) private(set) var isSession = false

  /// What the launch begins with and keeps, if it keeps anything.
  package private(set) var restoration: Restoration?
  /// Those who name identities that differ in each launch.
  @exclusivity(unchecked) var owners: [KeptIdentityOwner] = []
  /// Whether the user has done anything yet.
  @exclusivity(unchecked) package internal(set) var hasBeenUsed = false

  /// Whether lazy containers create the views of rows when they come near the screen, because the
  /// host reports the geometry of placeholders.
  @exclusivity(unchecked) package private(set) var createsRowsOnDemand = false

  /// The remaining budget of the update.
  @exclusivity(unchecked) var budget = UpdateBudget()

  private let setNeedsUpdate: @MainActor () -> Void
  @exclusivity(unchecked) private(set) var isUpdating = false
  @exclusivity(unchecked) private var isScheduled = false

  /// Creates a graph for a view, and evaluates the view.
  ///
  /// - Parameters:
  ///   - environment: The environment of the outermost view.
  ///   - setNeedsUpdate: Called when a graph without pending changes is invalidated.
  ///   - content: The view.
  public convenience init<Content: View>(
    environment: EnvironmentValues = EnvironmentValues(),
    setNeedsUpdate: @escaping @MainActor () -> Void = {},
    @ViewBuilder content: () -> Content
  ) {
    self.init(content(), scene: ElementState(.scene()), environment, setNeedsUpdate)
  }

  /// Creates a graph for a view, and evaluates the view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - scene: The properties of the root element.
  ///   - environment: The environment of the outermost view.
  ///   - setNeedsUpdate: Called when a graph without pending changes is invalidated.
  package init<Content: View>(
    _ view: Content, scene: ElementState, _ environment: EnvironmentValues,
    _ setNeedsUpdate: @escaping @MainActor () -> Void
  ) {
    self.setNeedsUpdate = setNeedsUpdate
    isUpdating = true
    startsTasks = environment.startsTasks
    isSession = environment.isSession
    restoration = environment.restoration
    createsRowsOnDemand = environment.createsRowsOnDemand
    let scope = EnvironmentScope(graph: self, values: environment)
    self.environment = scope
    let context = NodeContext(graph: self, environment: scope, place: Place(in: nil))
    let root = RootNode(context)
    rootNode = root
    var scene = scene
    if environment.layoutDirection == .rightToLeft {
      scene.styles.append(.layoutDirection(.rightToLeft))
    }
    tree.setState(of: tree.root, to: scene)
    asCurrent {
      root.mount(view)
      settle()
    }
    inquire()
    _ = tree.commit()
    endUpdate()
    isUpdating = false
  }

  // NB: A graph that wasn't torn down may leave nodes behind if something else references them.
  isolated deinit {
    rootNode?.endObservations()
    reference.clear()
  }

  /// The root element; its role is ``ElementRole/scene``.
  public var root: Element { tree.root }

  /// The element with an id, if it is in the tree.
  public func element(_ id: ElementID) -> Element? { tree[id] }

  /// The element with the keyboard focus.
  public var focused: ElementID? { focus.current?.core.id }

  /// Whether something has changed since the last update.
  public var needsUpdate: Bool {
    hasWork || tree.hasChanges || focus.needsUpdate || !notices.isEmpty
  }

  /// Evaluates invalid nodes until none is left.
  ///
  /// An endless update is stopped and reported.
  ///
  /// - Returns: The steps from the previous tree to the current one, in order.
  public func update() -> [Mutation] {
    isUpdating = true
    asCurrent { settle() }
    inquire()
    isUpdating = false
    isScheduled = false
    let moves = tree.hasChanges ? services.stepsBeforeChanges() : []
    var changes = tree.commit()
    if !moves.isEmpty { changes.insert(contentsOf: moves, at: 0) }
    if let move = focus.commit() { changes.append(move) }
    let last = notices
    notices = []
    endUpdate()
    for notice in last {
      if let mutation = notice() { changes.append(mutation) }
    }
    return changes
  }

  /// Evaluates invalid nodes before the update, so that what they present can be asked.
  package func settleNow() {
    let wasUpdating = isUpdating
    isUpdating = true
    asCurrent { settle() }
    isUpdating = wasUpdating
    if needsUpdate { schedule() }
  }

  private func endUpdate() {
    for service in services.all { service.updateEnded() }
  }

  /// Sends the host a notice that isn't a change of the tree, after the changes of the next update.
  ///
  /// - Parameter notice: Creates the mutation at the end of the update; `nil` if there is nothing
  ///   to send any more.
  package func tell(_ notice: @escaping @MainActor () -> Mutation?) {
    guard rootNode != nil else { return }
    notices.append(notice)
    schedule()
  }

  /// Tears the graph down: views disappear, tasks are cancelled, state is released.
  ///
  /// The tree is empty afterwards, and the graph does no more work.
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
  /// Invalidates a node, so that the next update evaluates it.
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

  /// Schedules a node to arrange its elements when all nodes are up to date.
  package func arrangeLater(_ node: Node) {
    if node.needsArrangement { return }
    node.needsArrangement = true
    toArrange.append(node)
    schedule()
  }

  /// Schedules app code to run when all nodes are up to date.
  package func afterUpdate(_ action: @escaping @MainActor () -> Void) {
    actions.append(action)
    schedule()
  }

  /// Schedules a focus state's request for when all nodes are up to date.
  func requestFocus(_ request: any FocusRequest) {
    focus.add(request)
    schedule()
  }

  /// Creates a namespace that wasn't used before.
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
