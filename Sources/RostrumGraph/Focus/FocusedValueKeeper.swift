/// Tracks the values that focused views provide.
final class FocusedValueKeeper: GraphService {
  /// Whether a view provides a different value than before.
  var isOutdated = false
  private var values = FocusedValues()
  private var readers = Readers()
  private var focusReaders = Readers()
  private weak var outlet: Outlet?

  required init(_ graph: ViewGraph) {
    outlet = graph.focus.current
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

  /// Collects the values around the focused element; the innermost value of a key wins.
  override func follow(focus outlet: Outlet?) {
    guard isOutdated || self.outlet !== outlet else { return }
    isOutdated = false
    if self.outlet !== outlet { focusReaders.mark() }
    self.outlet = outlet
    var sources: [any FocusedValueSource] = []
    var next: Node? = outlet?.owner
    while let node = next {
      if let source = node as? any FocusedValueSource { sources.append(source) }
      next = node.context.parent
    }
    var values = FocusedValues()
    for source in sources.reversed() { source.tell(&values) }
    if values.isEqual(to: self.values) { return }
    self.values = values
    readers.mark()
  }
}
