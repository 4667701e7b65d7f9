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
  package var liveNodeCount = 0
  package let tree = ElementTree()
  /// The node on whose behalf something is read now.
  var reader: Node?
  var marked: [Node] = []
  var toArrange: [any Arranging] = []
  private let setNeedsUpdate: @MainActor () -> Void
  private var isUpdating = false
  private var isScheduled = false
  private var rootNode: Node?

  /// Makes a graph of a view, and evaluates it.
  ///
  /// - Parameters:
  ///   - environment: The environment of the outermost view.
  ///   - setNeedsUpdate: Runs when the graph goes from clean to marked.
  ///   - content: The view.
  public init<Content: View>(
    environment: EnvironmentValues = EnvironmentValues(),
    setNeedsUpdate: @escaping @MainActor () -> Void = {},
    @ViewBuilder content: () -> Content
  ) {
    self.setNeedsUpdate = setNeedsUpdate
    let context = NodeContext(
      graph: self, parent: nil,
      environment: EnvironmentScope(graph: self, values: environment),
      decoration: nil, place: Place(in: nil))
    let view = content()
    let node = RootNode(context)
    rootNode = node
    isUpdating = true
    node.mount(view)
    isUpdating = false
    _ = update()
  }

  /// The element around everything; its role is ``ElementRole/scene``.
  public var root: Element { tree.root }

  /// The element with an id, if it is in the tree.
  public func element(_ id: ElementID) -> Element? { tree[id] }

  /// Whether something has changed since the last update.
  public var needsUpdate: Bool { !marked.isEmpty || !toArrange.isEmpty || tree.hasChanges }

  /// Evaluates marked nodes until none is marked.
  ///
  /// - Returns: The steps from the tree before to the tree after, in order.
  public func update() -> [Mutation] {
    isUpdating = true
    defer {
      isUpdating = false
      isScheduled = false
    }
    while !marked.isEmpty {
      let batch = marked.sorted { $0.depth < $1.depth }
      marked = []
      for node in batch where node.isMarked && node.isAlive { node.refresh() }
    }
    arrange()
    return tree.commit()
  }

  /// Takes everything down: views disappear, tasks are cancelled, state is released.
  public func tearDown() {
    rootNode?.remove()
    rootNode = nil
    marked = []
    toArrange = []
  }
}

extension ViewGraph {
  /// Asks for another look at a node's inputs. O(1).
  package func mark(_ node: Node) {
    guard node.isAlive, !node.isMarked else { return }
    node.isMarked = true
    marked.append(node)
    schedule()
  }

  /// Asks a node to put its elements in order when all nodes are up to date.
  package func arrangeLater(_ node: any Arranging) {
    if node.needsArrangement { return }
    node.needsArrangement = true
    toArrange.append(node)
    schedule()
  }

  private func schedule() {
    if isUpdating || isScheduled { return }
    isScheduled = true
    setNeedsUpdate()
  }

  private func arrange() {
    while let node = toArrange.popLast() {
      node.needsArrangement = false
      if node.isAlive { node.arrange() }
    }
  }
}

final class RootNode: Node, Arranging {
  private var content: Node?
  var needsArrangement = false

  func mount<Content: View>(_ view: Content) {
    content = context.child(of: self).make(view)
    graph.arrangeLater(self)
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }

  override func contentChanged() {
    graph.arrangeLater(self)
  }

  func arrange() {
    var outlets: [Outlet] = []
    content?.collectOutlets(&outlets)
    graph.tree.setChildren(of: graph.tree.root, to: outlets.map(\.outer))
  }
}
