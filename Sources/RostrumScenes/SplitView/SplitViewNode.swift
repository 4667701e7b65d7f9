/// Maintains the element of a split view, and one for each of its columns.
final class SplitViewNode<Sidebar: View, Content: View, Detail: View>:
  ElementHandleNode<NavigationSplitView<Sidebar, Content, Detail>>, PlaceObserver
{
  private lazy var columns = SplitColumns(
    Content.self == EmptyView.self ? [.sidebar, .detail] : [.sidebar, .content, .detail])
  /// Whether a column removes the button that shows and hides the first column.
  private var isToggleRemoved = false
  private var sidebar: SplitColumnNode?
  private var content: SplitColumnNode?
  private var detail: SplitColumnNode?
  private lazy var ownVisibility = KeptCell(
    NavigationSplitViewVisibility.automatic, of: Container.self, "columnVisibility", in: self)
  private lazy var ownFront = KeptCell(
    NavigationSplitViewColumn.sidebar, of: Container.self, "preferredCompactColumn", in: self)

  private typealias Container = NavigationSplitView<Sidebar, Content, Detail>

  override func update() {
    let isFirst = sidebar == nil
    if isFirst {
      columns.bringToFront = { [weak self] column in
        self?.graph.afterUpdate { self?.bringToFront(column) }
      }
      columns.addressChanged = { [weak self] in
        self?.graph.service(Addresses.self).changed()
      }
      columns.setWidth = { [weak self] width, column in
        self?.graph.afterUpdate { self?.node(of: column)?.setWidth(width) }
      }
      columns.toggleChanged = { [weak self] isRemoved in
        guard let self, isRemoved != isToggleRemoved else { return }
        isToggleRemoved = isRemoved
        graph.afterUpdate { [weak self] in self?.describe() }
      }
      columns.setTitle = { [weak self] title, column in
        guard let next = self?.columns.column(after: column) else { return }
        self?.graph.afterUpdate { self?.node(of: next)?.setBackTitle(title) }
      }
    }
    let (shown, front) = reading {
      (visibility, view.compactColumn?.wrappedValue ?? ownFront.value)
    }
    describe()
    columns.front = front
    show(view.sidebar, in: &sidebar, .sidebar, shown, front)
    if columns.columns.count == 3 { show(view.content, in: &content, .content, shown, front) }
    show(view.detail, in: &detail, .detail, shown, front)
    if isFirst {
      context.place.add(self)
      graph.arrangeLater(self)
    }
    reportPart()
  }

  func visibilityChanged() { reportPart() }

  /// Offers the sidebar to the window's commands.
  private func reportPart() {
    graph.afterUpdate { [weak self] in
      guard let self, isAlive else { return }
      let parts = graph.service(WindowParts.self)
      guard context.place.isVisible else { return parts.remove(ObjectIdentifier(self)) }
      parts.report(.sidebar, isShown: isSidebarShown, of: self) { [weak self] isShown in
        if isShown != self?.isSidebarShown { self?.toggleSidebar() }
      }
    }
  }

  private var isSidebarShown: Bool { visibility.shows(.sidebar, of: columns.columns) }

  private func describe() {
    guard isAlive else { return }
    let draft = reading {
      handle.draft { element in
        element.content = .splitView(
          visibility.columns, environment.splitViewStyle, hasToggle: !isToggleRemoved)
        if !isToggleRemoved { element.onTap { [weak self] in self?.toggleSidebar() } }
      }
    }
    handle.take(draft)
  }

  private func show<Column: View>(
    _ view: Column, in node: inout SplitColumnNode?, _ column: NavigationSplitViewColumn,
    _ visibility: NavigationSplitViewVisibility, _ front: NavigationSplitViewColumn
  ) {
    let made =
      node
      ?? SplitColumnNode(column, in: columns, context.content(of: self, in: slot(of: column)))
    node = made
    made.show(
      view, isShown: visibility.shows(column, of: columns.columns), isFront: column == front)
  }

  private func slot(of column: NavigationSplitViewColumn) -> UInt16 {
    switch column {
    case .sidebar: 0
    case .content: 1
    default: 2
    }
  }

  private func node(of column: NavigationSplitViewColumn) -> SplitColumnNode? {
    switch column {
    case .sidebar: sidebar
    case .content: content
    default: detail
    }
  }

  private func bringToFront(_ column: NavigationSplitViewColumn) {
    guard isAlive else { return }
    if !visibility.shows(column, of: columns.columns) { setVisibility(.all) }
    if let binding = view.compactColumn {
      if binding.wrappedValue != column { binding.wrappedValue = column }
    } else if ownFront.value != column {
      ownFront.value = column
      graph.mark(self)
    }
  }

  private var visibility: NavigationSplitViewVisibility {
    view.visibility?.wrappedValue ?? ownVisibility.value
  }

  private func setVisibility(_ visibility: NavigationSplitViewVisibility) {
    if let binding = view.visibility {
      binding.wrappedValue = visibility
    } else {
      ownVisibility.value = visibility
      graph.mark(self)
    }
  }

  /// The action of the sidebar button if there is room for columns.
  private func toggleSidebar() {
    let withoutSidebar: NavigationSplitViewVisibility =
      columns.columns.count == 3 ? .doubleColumn : .detailOnly
    setVisibility(isSidebarShown ? withoutSidebar : .all)
  }

  override func willRemove() {
    context.place.remove(self)
    graph.afterUpdate { [graph, id = ObjectIdentifier(self)] in
      graph.service(WindowParts.self).remove(id)
    }
    if view.visibility == nil { ownVisibility.remove() }
    if view.compactColumn == nil { ownFront.remove() }
    super.willRemove()
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let sidebar { visit(sidebar) }
    if let content { visit(content) }
    if let detail { visit(detail) }
  }
}
