import RostrumElements

extension LayoutBuilder {
  /// The node of a group.
  mutating func group(
    of element: ElementSnapshot, _ variant: GroupVariant, in context: LayoutContext
  ) -> LayoutNode {
    switch variant {
    case .insetTop: return inset(of: element, at: .top, in: context)
    case .insetBottom: return inset(of: element, at: .bottom, in: context)
    case .insetLeading: return inset(of: element, at: .leading, in: context)
    case .insetTrailing: return inset(of: element, at: .trailing, in: context)
    case .plain, .asyncImage, .context, .draggable, .dragPreview, .dropDestination, .contentLabel,
      .contentValue, .boxLabel, .unavailableLabel, .unavailableDescription, .unavailableActions,
      .gaugeLabel, .gaugeValue, .gaugeMinimum,
      .gaugeMaximum, .sliderMinimum, .sliderMaximum, .labeled, .controls, .box, .disclosure,
      .disclosed, .unavailable, .inspected, .spoken, .suggestions, .barLeading, .barTrailing,
      .sidebarHeader, .sidebarFooter, .sidebarBar, .tabAccessory, .paneRow, .paneColumn, .pane,
      .dividedPane:
      break
    case .bottomBar, .keyboardBar: return bottomBar(of: element, in: context)
    }
    let children = children(of: element, in: context)
    let facts = facts(of: element, in: context, around: children)
    let margin = LayoutInsets(
      vertical: metrics.controls.margin, horizontal: metrics.controls.margin)
    switch variant {
    case .asyncImage: return OverlayNode(children, alignment: element.alignment, facts)
    case .labeled: return labeled(children, facts)
    case .controls:
      return StackNode(.horizontal, children, spacing: nil, alignment: .center, facts)
    case .barLeading, .barTrailing:
      return StackNode(.horizontal, children, spacing: 4, alignment: .center, facts)
    case .box:
      let content = StackNode(.vertical, children, spacing: nil, alignment: .leading, facts)
      return PaddingNode(content, margin, facts)
    case .disclosure, .disclosed:
      return ControlNode(joined(children, alignment: .leading), ControlShape(), facts)
    case .unavailable: return ExpandingNode(joined(children), facts)
    case .paneRow: return StackNode(.horizontal, children, spacing: 0, alignment: .center, facts)
    case .paneColumn: return StackNode(.vertical, children, spacing: 0, alignment: .center, facts)
    case .inspected:
      return StackNode(.horizontal, children, spacing: 0, alignment: .top, facts)
    default:
      let node = UnaryNode(joined(children), facts)
      if children.count == 1 { node.zIndex = children[0].zIndex }
      return node
    }
  }

  /// A label and a value at opposite ends of a line.
  private func labeled(_ children: [LayoutNode], _ facts: LayoutFacts) -> LayoutNode {
    guard children.count > 1 else { return ControlNode(children.first, ControlShape(), facts) }
    let space = SpacerNode(
      minimum: EdgeSpacing.standardLength, within: .horizontal,
      LayoutFacts(
        contentOf: ElementState(.spacer(minimum: nil)), within: .horizontal, children: []))
    return StackNode(
      .horizontal, [children[0], space] + children.dropFirst(), spacing: 0, alignment: .center,
      facts)
  }

  /// A view with a bar at one of its edges.
  private mutating func inset(
    of element: ElementSnapshot, at edge: Edge, in context: LayoutContext
  ) -> LayoutNode {
    let bars = children(of: element, in: context) { $0.content == .overlay(.inset) }
    let views = children(of: element, in: context) { $0.content != .overlay(.inset) }
    let facts = facts(of: element, in: context, around: views + bars)
    let bar = element.children.first { $0.content == .overlay(.inset) }
    return BarNode(
      joined(views), joined(bars), at: edge, spacing: element.spacing ?? EdgeSpacing.standardLength,
      alignment: bar?.alignment ?? .center, facts)
  }
}
