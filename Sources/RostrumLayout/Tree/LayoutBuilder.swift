import RostrumElements

/// Creates the nodes of a layout from elements.
struct LayoutBuilder {
  let metrics: LayoutMetrics
  /// The number of elements with a node.
  private(set) var count = 0
  let window: LayoutSize

  init(_ metrics: LayoutMetrics, window: LayoutSize) {
    self.metrics = metrics
    self.window = window
  }

  /// The outermost node of an element with its descendants; `nil` for elements that aren't laid
  /// out.
  ///
  /// - Complexity: O(*n*) in the number of descendants.
  mutating func node(of element: ElementSnapshot, in context: LayoutContext) -> LayoutNode? {
    guard !element.isAbsent else { return nil }
    let outer = context.direction
    var context = context
    context.apply(element.state.styles)
    if !element.role.isSectionPart { context.grid = nil }
    count += 1
    let core = core(of: element, in: context)
    core.content = element.id
    var node = core
    var drawn: LayoutNode?
    for style in element.state.styles {
      // An offset and a position are outside of the box that they move.
      if drawn == nil, style.isMove { drawn = node }
      node = wrap(node, in: style, context)
    }
    if context.direction != outer { node.isMirrored = true }
    // The order among siblings is a property of the innermost box.
    if core.zIndex != 0 { node.zIndex = core.zIndex }
    node.isWholeLine = element.state.absentRows != nil || context.grid != nil
    (drawn ?? node).box = element.id
    if element.state.has(.hidden) { node.isHidden = true }
    return node
  }

  /// The nodes of an element's children.
  mutating func children(
    of element: ElementSnapshot, in context: LayoutContext,
    where isIncluded: (ElementSnapshot) -> Bool = { _ in true }
  ) -> [LayoutNode] {
    var context = context
    context.axis = element.content.axisWithin(context.axis)
    var nodes: [LayoutNode] = []
    nodes.reserveCapacity(element.children.count)
    for child in element.children where isIncluded(child) {
      if let node = node(of: child, in: context) { nodes.append(node) }
    }
    return nodes
  }

  /// The facts of an element around nodes, without the properties around it.
  func facts(
    of element: ElementSnapshot, in context: LayoutContext, around children: [LayoutNode] = []
  ) -> LayoutFacts {
    LayoutFacts(
      contentOf: element.state, within: context.axis, children: children.map(\.facts))
  }

  /// Combines several nodes into one; without a container, views form a column.
  func joined(
    _ nodes: [LayoutNode], _ axis: Axis = .vertical, spacing: Double? = nil,
    alignment: Alignment = .center
  ) -> LayoutNode {
    if nodes.count == 1 { return nodes[0] }
    return StackNode(
      axis, nodes, spacing: spacing, alignment: alignment,
      LayoutFacts(stacked: axis, nodes.map(\.facts)))
  }
}

extension ElementRole {
  /// Whether elements with the role are sections, or take a whole line of one.
  fileprivate var isSectionPart: Bool { self == .section || self == .header || self == .footer }
}

extension ElementSnapshot {
  /// Whether the element doesn't take part in a layout.
  fileprivate var isAbsent: Bool {
    switch content {
    case .rowActions, .group(.spoken), .group(.dragPreview), .group(.suggestions),
      .menu(_, .context),
      .image(.awaited, _):
      true
    default: state.has(.hidden) && content.isAbsentWhenHidden
    }
  }
}
