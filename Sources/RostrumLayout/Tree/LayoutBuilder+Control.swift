import RostrumElements

extension LayoutBuilder {
  /// The node of a control.
  mutating func control(of element: ElementSnapshot, in context: LayoutContext) -> LayoutNode {
    let controls = metrics.controls
    switch element.content {
    case .menu(_, let variant): return menu(element, controls.menu(variant), in: context)
    case .option: return control(element, context.option ?? controls.option, in: context)
    case .picker(_, let variant): return picker(element, variant, in: context)
    case .textEditor: return FillingNode(facts(of: element, in: context))
    default:
      let shape = controls.shape(of: element.content)
      return shape.showsLabel
        ? control(element, shape, in: context) : bare(element, shape, in: context)
    }
  }

  /// A control around its label.
  mutating func control(
    _ element: ElementSnapshot, _ shape: ControlShape, in context: LayoutContext
  ) -> LayoutNode {
    let children = children(of: element, in: context)
    let facts = facts(of: element, in: context, around: children)
    guard !children.isEmpty, !element.state.has(.labelHidden) else {
      return ControlNode(nil, shape, facts)
    }
    let axis: Axis = element.content.axisWithin(context.axis) ?? .vertical
    return ControlNode(joined(children, axis), shape, facts)
  }

  /// A control without visible children.
  private func bare(
    _ element: ElementSnapshot, _ shape: ControlShape, in context: LayoutContext
  ) -> LayoutNode {
    var shape = shape
    let line = metrics.text.lineHeight(of: context.font)
    shape.leastHeight = max(
      shape.leastHeight, line + Double(shape.insets.top) + Double(shape.insets.bottom))
    return ControlNode(nil, shape, facts(of: element, in: context))
  }

  /// A menu's button: its label is the first child, and the others are in the menu.
  private mutating func menu(
    _ element: ElementSnapshot, _ shape: ControlShape, in context: LayoutContext
  ) -> LayoutNode {
    let label = element.children.first?.id
    let children = children(of: element, in: context) { $0.id == label }
    return ControlNode(
      children.first, shape, facts(of: element, in: context, around: children))
  }

  private mutating func picker(
    _ element: ElementSnapshot, _ variant: PickerVariant, in context: LayoutContext
  ) -> LayoutNode {
    let showsLabel = !element.state.has(.labelHidden)
    let labels = children(of: element, in: context) { showsLabel && !$0.role.belongsToOptions }
    switch variant {
    case .automatic, .menu:
      let facts = facts(of: element, in: context, around: labels)
      return ControlNode(
        labels.isEmpty ? nil : joined(labels), metrics.controls.menuPicker, facts)
    case .segmented, .inline, .radioGroup, .radioRow:
      var context = context
      context.option = variant == .segmented ? metrics.controls.segment : metrics.controls.option
      let options = children(of: element, in: context) {
        variant == .segmented ? $0.role == .option : $0.role.belongsToOptions
      }
      let facts = facts(of: element, in: context, around: labels + options)
      if variant != .radioRow { for option in options { option.facts.width = .fills() } }
      let row =
        switch variant {
        case .segmented: StackNode(.horizontal, options, spacing: 0, alignment: .center, facts)
        case .radioRow: StackNode(.horizontal, options, spacing: 20, alignment: .center, facts)
        default: StackNode(.vertical, options, spacing: 0, alignment: .leading, facts)
        }
      return ControlNode(joined(labels + [row], alignment: .leading), ControlShape(), facts)
    }
  }
}
