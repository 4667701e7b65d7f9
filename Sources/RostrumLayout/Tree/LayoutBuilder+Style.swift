import RostrumElements

extension LayoutBuilder {
  /// Wraps a node for a property, if the property affects sizes, positions or visibility; most don't.
  func wrap(_ node: LayoutNode, in style: StyleProperty, _ context: LayoutContext) -> LayoutNode {
    var facts = node.facts
    facts.apply(style)
    switch style {
    case .padding(let insets): return PaddingNode(node, LayoutInsets(insets), facts)
    case .frame(let frame): return FrameNode(node, frame, facts)
    case .aspectRatio(let ratio, let mode): return AspectRatioNode(node, ratio, mode, facts)
    case .fixedSize(let horizontal, let vertical):
      return FixedSizeNode(node, horizontal: horizontal, vertical: vertical, facts)
    case .relativeFrame(let frame):
      return RelativeFrameNode(node, frame, in: context.container, facts)
    case .offset(let x, let y): return OffsetNode(node, LayoutPoint(x: x, y: y), facts)
    case .position(let x, let y): return PositionNode(node, LayoutPoint(x: x, y: y), facts)
    case .guides(let guides): return guides.reduce(node) { GuideNode($0, $1, facts) }
    case .zIndex(let index): node.zIndex = index
    case .clipped, .cornerRadii, .outline: node.isClipping = true
    case .cornerRadius(let radius):
      node.isClipping = true
      node.cornerRadius = max(node.cornerRadius, radius)
    case .opacity(let opacity): if opacity <= 0 { node.isHidden = true }
    // The grid around a cell knows along which axes the cell doesn't count.
    case .unsizedCell: break
    default: node.facts = facts
    }
    return node
  }
}

extension StyleProperty {
  /// Whether the style moves a box without resizing it.
  var isMove: Bool {
    switch self {
    case .offset, .position: true
    default: false
    }
  }
}

extension ElementSnapshot {
  /// Returns the first result for a property of the element.
  ///
  /// A group that only carries style has the properties of its child, too: a modifier that concerns
  /// the siblings is a property of the innermost box.
  func first<Result>(_ match: (StyleProperty) -> Result?) -> Result? {
    for style in state.styles {
      if let result = match(style) { return result }
    }
    guard content.isTransparent, children.count == 1 else { return nil }
    return children[0].first(match)
  }

  /// The alignment of the children.
  var alignment: Alignment {
    for case .alignment(let alignment) in state.styles { return alignment }
    return .center
  }

  /// The width that a label reserves for its icon; `nil` if the app doesn't set it.
  var iconWidth: Double? {
    for case .iconWidth(let width) in state.styles {
      return width.isFinite ? max(width, 0) : 0
    }
    return nil
  }

  /// The spacing of the children; `nil` if the app doesn't set it.
  var spacing: Double? {
    for case .spacing(let spacing) in state.styles { return spacing }
    return nil
  }
}
