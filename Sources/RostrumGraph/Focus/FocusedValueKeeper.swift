/// Tracks the values that focused views provide.
final class FocusedValueKeeper: GraphService {
  /// Whether a view provides a different value than before.
  var isOutdated = false
  private var values = FocusedValues()
  private var readers = Readers()
  private var focusReaders = Readers()
  private weak var handle: ElementHandle?
  /// The nodes whose values don't depend on the focus.
  private var sceneSources: [any FocusedValueSource] = []

  required init(_ graph: ViewGraph) {
    handle = graph.focus.current
    super.init(graph)
  }

  /// Registers a node to be invalidated when the focus moves.
  func addFocusReader(_ node: Node) {
    focusReaders.add(node)
  }

  func read(for node: Node?) -> FocusedValues {
    readers.add(node)
    return values
  }

  /// Adds a node whose value doesn't depend on the focus.
  func add(_ source: any FocusedValueSource) {
    if !sceneSources.contains(where: { $0 === source }) { sceneSources.append(source) }
  }

  /// Removes a node whose value doesn't depend on the focus.
  func remove(_ source: any FocusedValueSource) {
    sceneSources.removeAll { $0 === source }
    isOutdated = true
  }

  /// Collects the values of the scene and those around the focused element; the innermost value of a key wins.
  override func follow(focus handle: ElementHandle?) {
    guard isOutdated || self.handle !== handle else { return }
    isOutdated = false
    if self.handle !== handle { focusReaders.mark() }
    self.handle = handle
    var sources: [any FocusedValueSource] = []
    var next: Node? = handle?.owner
    while let node = next {
      if let source = node as? any FocusedValueSource { sources.append(source) }
      next = node.context.parent
    }
    var values = FocusedValues()
    for source in sceneSources.sorted(by: { $0.depth < $1.depth }) { source.tell(&values) }
    for source in sources.reversed() { source.tell(&values) }
    if values.isEqual(to: self.values) { return }
    self.values = values
    readers.mark()
  }
}
