import Foundation
import RostrumElements

extension LayoutBuilder {
  /// The node of an element without the properties around it.
  mutating func core(of element: ElementSnapshot, in context: LayoutContext) -> LayoutNode {
    switch element.role {
    case .scene: screens(of: element, in: context)
    case .grid, .gridRow: structure(of: element, in: context)
    default:
      switch element.role.family {
      case .structure: structure(of: element, in: context)
      case .content: content(of: element, in: context)
      case .control: control(of: element, in: context)
      case .collection: collection(of: element, in: context)
      case .navigation, .presentation: screens(of: element, in: context)
      }
    }
  }

  private mutating func content(
    of element: ElementSnapshot, in context: LayoutContext
  ) -> LayoutNode {
    let controls = metrics.controls
    switch element.content {
    case .text: return text(of: element, in: context)
    case .image(let source, let isResizable):
      let size = size(of: source, in: context)
      let facts = facts(of: element, in: context)
      return isResizable ? FillingNode(facts, ideal: size) : FixedNode(size, facts)
    case .label(let variant): return label(of: element, variant, in: context)
    case .progress(let value, let variant):
      var shape = ControlShape(partWidth: 0, partHeight: controls.bar, gap: 6)
      if variant == .circular || variant == .automatic && value == nil {
        let side = value == nil ? controls.spinner(element.state.controlSize) : controls.ring
        shape = ControlShape(partWidth: side, partHeight: side, gap: 6)
        shape.alignment = .center
      }
      shape.isPartBelow = true
      return control(element, shape, in: context)
    case .gauge(_, _, let variant):
      guard variant.isBar else {
        return FixedNode(LayoutSize(width: 64, height: 64), facts(of: element, in: context))
      }
      var shape = ControlShape(partWidth: 0, partHeight: controls.bar, gap: 6)
      shape.isPartBelow = true
      return control(element, shape, in: context)
    case .shape(let outline) where outline.circleInset != nil:
      return SquareNode(facts(of: element, in: context))
    default: return FillingNode(facts(of: element, in: context))
    }
  }

  /// The size of a picture; symbols are as large as the adjacent letters.
  private func size(of source: ImageSource, in context: LayoutContext) -> LayoutSize {
    if let size = metrics.imageSizes[source] {
      return LayoutSize(width: Double(size.width), height: Double(size.height))
    }
    if case .picture(let picture) = source {
      return LayoutSize(width: Double(picture.size.width), height: Double(picture.size.height))
    }
    guard case .symbol = source else { return LayoutSize(width: 32, height: 32) }
    let side = metrics.text.lineHeight(of: context.font) * context.imageScale.factor
    return LayoutSize(width: side, height: side)
  }

  private mutating func label(
    of element: ElementSnapshot, _ variant: LabelVariant, in context: LayoutContext
  ) -> LayoutNode {
    let isImage = { (child: ElementSnapshot) in child.role == .image }
    var children = children(of: element, in: context) { child in
      switch variant {
      case .automatic, .titleAndIcon: true
      case .titleOnly: !isImage(child)
      case .iconOnly: isImage(child)
      }
    }
    if let width = element.iconWidth, variant != .titleOnly, let icon = children.first,
      element.children.first?.state.isAccessibilityHidden == true
    {
      children[0] = FrameNode(icon, Frame(minWidth: width), icon.facts)
    }
    return StackNode(
      .horizontal, children, spacing: element.spacing ?? EdgeSpacing.standardLength,
      alignment: .center, facts(of: element, in: context, around: children))
  }
}
