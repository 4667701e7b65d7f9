/// The node of one column of a split view: an element around a stack of screens.
package final class SplitColumnNode: Node, OutletOwner {
  package private(set) lazy var outlet = Outlet(.column, owner: self, isDecorated: false)
  private let column: NavigationSplitViewColumn
  private let columns: SplitColumns
  private let place: Place
  private let scope: EnvironmentScope
  private var content: Node?
  /// How wide the column's screen says it is.
  private var width: StyleProperty?
  private var isShown = true
  private var isFront = false

  init(_ column: NavigationSplitViewColumn, in columns: SplitColumns, _ context: NodeContext) {
    self.column = column
    self.columns = columns
    place = Place(in: context.place)
    scope = EnvironmentScope(parent: context.environment, graph: context.graph)
    super.init(context)
    scope.start(around: self) { environment in
      environment.splitColumn = SplitColumn(columns: columns, column: column)
      if column != .detail { environment.listStyle = .sidebar }
    }
  }

  /// Shows a view in the column.
  func show<Content: View>(_ view: Content, isShown: Bool, isFront: Bool) {
    let isFirst = content == nil
    self.isShown = isShown
    self.isFront = isFront
    describe()
    var context = context.content(of: self)
    context.environment = scope
    context.place = place
    let stack = NavigationStack { view }
    context.reconcile(&content, with: stack)
    place.setCovered(!isShown)
    if isFirst { graph.arrangeLater(self) }
  }

  private func describe() {
    var draft = ElementDraft()
    draft[.placement] = .string(column.name)
    if isFront { draft[.selected] = .flag(true) }
    if !isShown { draft[.hidden] = .flag(true) }
    if let width { draft.style(width) }
    if column != columns.columns.first {
      draft.on(.back) { [weak columns, column] _ in columns?.retreat(from: column) }
    }
    outlet.take(draft)
  }

  func setWidth(_ width: StyleProperty) {
    if self.width == width { return }
    self.width = width
    describe()
  }

  override package func visitChildren(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }

  override package func collectOutlets(_ outlets: inout [Outlet]) {
    outlets.append(outlet)
  }

  override package func contentChanged() {
    graph.arrangeLater(self)
  }

  override package func arrange() {
    var outlets: [Outlet] = []
    content?.collectOutlets(&outlets)
    graph.tree.setChildren(of: outlet.core, to: outlets.map(\.outer))
  }

  override package func willRemove() {
    outlet.remove()
  }
}
