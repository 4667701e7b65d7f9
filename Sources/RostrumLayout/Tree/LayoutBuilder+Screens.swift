import RostrumElements

extension LayoutBuilder {
  /// The node of a scene, a screen, a bar or a presentation.
  mutating func screens(of element: ElementSnapshot, in context: LayoutContext) -> LayoutNode {
    switch element.content {
    case .scene: return scene(of: element, in: context)
    case .navigationStack:
      let last = element.children.last { $0.role == .screen }?.id
      let children = children(of: element, in: context) { $0.id == last }
      return ExpandingNode(joined(children), facts(of: element, in: context, around: children))
    case .screen: return screen(of: element, in: context)
    case .navigationBar(let title, let mode, _): return bar(of: element, title, mode, in: context)
    case .tabView(let selection, let variant):
      return tabs(of: element, selection, variant, in: context)
    case .splitView: return splitView(of: element, in: context)
    case .toolbarItem:
      let children = children(of: element, in: context)
      return StackNode(
        .horizontal, children, spacing: 4, alignment: .center,
        facts(of: element, in: context, around: children))
    default: return presentation(of: element, in: context)
    }
  }

  /// A presentation or a part of the window, with its content in front of the background.
  private mutating func presentation(
    of element: ElementSnapshot, in context: LayoutContext
  ) -> LayoutNode {
    let views = children(of: element, in: context) { $0.content != .overlay(.backdrop) }
    let facts = facts(of: element, in: context, around: views)
    let content = ExpandingNode(joined(views), facts)
    let backdrops = element.children.filter { $0.content == .overlay(.backdrop) }
    guard let alignment = backdrops.first?.alignment else { return content }
    let layers = children(of: element, in: context) { $0.content == .overlay(.backdrop) }
    return LayersNode(content, layers, areBehind: true, alignment: alignment, facts)
  }

  /// A window with centred content, below its presentations.
  private mutating func scene(of element: ElementSnapshot, in context: LayoutContext) -> LayoutNode
  {
    let views = children(of: element, in: context) { !$0.role.isPresentation }
    let modals = children(of: element, in: context) { $0.role.isPresentation }
    let facts = facts(of: element, in: context, around: views)
    return LayersNode(
      ExpandingNode(joined(views), facts), modals, areBehind: false, alignment: .center, facts)
  }

  private mutating func screen(
    of element: ElementSnapshot, in context: LayoutContext
  ) -> LayoutNode {
    let bars = children(of: element, in: context) { $0.role == .navigationBar }
    let search = children(of: element, in: context) { $0.role == .toolbarItem }
    let views = children(of: element, in: context) {
      $0.role != .navigationBar && $0.role != .toolbarItem && !$0.isBottomBar
    }
    let bottom = children(of: element, in: context) { $0.isBottomBar }
    let facts = facts(of: element, in: context, around: views)
    let content = ExpandingNode(joined(views), facts)
    let found = search.isEmpty ? content : BarNode(content, joined(search), at: .top, facts)
    let page = bottom.isEmpty ? found : BarNode(found, joined(bottom), at: .bottom, facts)
    guard let bar = bars.first else { return page }
    return BarNode(page, bar, at: .top, facts)
  }

  private mutating func bar(
    of element: ElementSnapshot, _ title: String?, _ mode: BarTitleMode, in context: LayoutContext
  ) -> LayoutNode {
    var parts: [ToolbarPart: [LayoutNode]] = [:]
    for part in [ToolbarPart.leading, .principal, .trailing] {
      parts[part] = children(of: element, in: context) { $0.toolbarPart == part }
    }
    let hasTitle = title != nil && mode != .inline
    return BarItemsNode(
      leading: row(parts[.leading]), principal: row(parts[.principal]),
      trailing: row(parts[.trailing]),
      titleHeight: hasTitle ? metrics.controls.largeTitleHeight : 0,
      metrics.controls, facts(of: element, in: context))
  }

  /// The bar at the bottom of a screen, in which items with a spacer take the width.
  mutating func bottomBar(of element: ElementSnapshot, in context: LayoutContext) -> LayoutNode {
    let items = children(of: element, in: context)
    return BarItemsNode(
      leading: nil, principal: row(items), trailing: nil, titleHeight: 0, metrics.controls,
      facts(of: element, in: context))
  }

  /// A row of toolbar items; `nil` without items.
  private func row(_ items: [LayoutNode]?) -> LayoutNode? {
    items.flatMap { $0.isEmpty ? nil : joined($0, .horizontal, spacing: 4) }
  }

  private mutating func tabs(
    of element: ElementSnapshot, _ selection: ElementID?, _ variant: TabViewVariant,
    in context: LayoutContext
  ) -> LayoutNode {
    let tabs = element.children.filter { $0.role == .tab && !$0.state.has(.hidden) }
    let shown = tabs.first { $0.id == selection }?.id ?? tabs.first?.id
    let children = children(of: element, in: context) { $0.id == shown }
    let facts = facts(of: element, in: context, around: children)
    let screen = ExpandingNode(joined(children), facts)
    let accessories = self.children(of: element, in: context) {
      $0.content == .group(.tabAccessory)
    }
    let content =
      accessories.isEmpty ? screen : BarNode(screen, joined(accessories), at: .bottom, facts)
    switch variant {
    case .page, .pageBare: return content
    case .automatic, .bar, .sidebar:
      let bar = ControlNode(
        nil, ControlShape(leastHeight: metrics.controls.tabBarHeight),
        LayoutFacts(width: .fills(), height: .hugs))
      return BarNode(content, bar, at: .bottom, facts)
    }
  }

  private mutating func splitView(
    of element: ElementSnapshot, in context: LayoutContext
  ) -> LayoutNode {
    let isNarrow = window.width < metrics.controls.narrowWidth
    let hasFront = element.children.contains { $0.isFrontColumn }
    let columns = children(of: element, in: context) {
      !isNarrow || !hasFront || $0.isFrontColumn
    }
    for (column, node) in zip(element.children.filter { !$0.state.has(.hidden) }, columns)
    where !isNarrow && !column.isDetail {
      node.facts.width = .fixed(column.columnWidth ?? metrics.controls.columnWidth)
    }
    let framed = columns.map { node in
      node.facts.width.fixedLength.map { FrameNode(node, Frame(width: $0), node.facts) } ?? node
    }
    return StackNode(
      .horizontal, framed, spacing: 0, alignment: .top,
      facts(of: element, in: context, around: framed))
  }
}

extension ElementSnapshot {
  fileprivate var isBottomBar: Bool {
    content == .group(.bottomBar) || content == .group(.keyboardBar)
  }

  fileprivate var isFrontColumn: Bool {
    if case .column(_, isFront: true, _) = content { true } else { false }
  }

  fileprivate var isDetail: Bool {
    if case .column(.detail, _, _) = content { true } else { false }
  }

  fileprivate var columnWidth: Double? {
    for case .columnWidth(_, let ideal, _) in state.styles { return ideal }
    return nil
  }
}
