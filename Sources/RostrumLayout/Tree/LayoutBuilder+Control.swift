import RostrumElements

extension LayoutBuilder {
  /// The node of a control.
  mutating func control(of element: ElementSnapshot, in context: LayoutContext) -> LayoutNode {
    let controls = metrics.controls
    switch element.content {
    case .button(let variant, _, _): return control(element, controls.button(variant), in: context)
    case .disclosure, .link: return control(element, controls.bareButton, in: context)
    case .menu(_, let variant): return menu(element, controls.menu(variant), in: context)
    case .toggle(_, .button): return control(element, controls.borderedButton, in: context)
    case .toggle: return control(element, controls.toggle, in: context)
    case .stepper: return control(element, controls.stepper, in: context)
    case .datePicker: return control(element, controls.datePicker, in: context)
    case .colorPicker: return control(element, controls.colorPicker, in: context)
    case .option: return control(element, context.option ?? controls.option, in: context)
    case .picker(_, let variant): return picker(element, variant, in: context)
    case .textField, .secureField: return bare(element, controls.field, in: context)
    case .slider: return bare(element, controls.slider, in: context)
    default: return FillingNode(facts(of: element, in: context))
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
    let labels = children(of: element, in: context) { showsLabel && $0.role != .option }
    switch variant {
    case .automatic, .menu:
      let facts = facts(of: element, in: context, around: labels)
      return ControlNode(
        labels.isEmpty ? nil : joined(labels), metrics.controls.menuPicker, facts)
    case .segmented, .inline, .radioGroup:
      var context = context
      context.option = variant == .segmented ? metrics.controls.segment : metrics.controls.option
      let options = children(of: element, in: context) { $0.role == .option }
      let facts = facts(of: element, in: context, around: labels + options)
      for option in options { option.facts.width = .fills() }
      let row =
        variant == .segmented
        ? StackNode(.horizontal, options, spacing: 0, alignment: .center, facts)
        : StackNode(.vertical, options, spacing: 0, alignment: .leading, facts)
      return ControlNode(joined(labels + [row], alignment: .leading), ControlShape(), facts)
    }
  }
}
