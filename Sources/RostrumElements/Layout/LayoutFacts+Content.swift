extension LayoutFacts {
  /// Creates the facts of an element without the properties around it.
  ///
  /// - Parameters:
  ///   - content: The role of the element and the facts of that role.
  ///   - styles: The properties of the element, for the arrangement of an app's layout.
  ///   - axis: The axis of the enclosing stack; `nil` outside of stacks.
  ///   - children: The facts of the children, in order.
  /// - Complexity: O(*n*) in the number of children.
  init(
    _ content: borrowing ElementContent, styles: [StyleProperty], within axis: Axis?,
    children: [LayoutFacts]
  ) {
    switch content {
    case .group(let variant): self.init(variant, children: children)
    case .stack(let axis): self.init(stacked: axis, children)
    case .overlay(let variant): self.init(variant, styles: styles, children: children)
    case .spacer(let minimum): self = .spacer(minimum ?? EdgeSpacing.standardLength, within: axis)
    case .divider: self = .divider(within: axis)
    case .scroll(let axes, _, _): self.init(scrolling: axes, children)
    case .fitting: self.init(stacked: .vertical, children)
    case .grid(let arrangement): self.init(arrangement, children: children)
    case .gridRow: self.init(stacked: .horizontal, children)
    // The browser loads the image out of sight.
    case .image(.awaited, _): self = .absent
    case .image(_, let isResizable): self = isResizable ? .filling() : .hugging()
    case .shape(let outline):
      // A circle chooses a square of its proposal (SwiftUI's `Circle.sizeThatFits(_:)`).
      let square = AxisSizing.follows(ratio: 1, .fit)
      self =
        outline.circleInset == nil
        ? .filling(ideal: 10) : LayoutFacts(width: square, height: square)
    // The items of a menu are elsewhere.
    case .menu: self = .hugging()
    case .label, .button, .disclosure, .link, .option, .toolbarItem, .cell, .columnHeader,
      .toggle(_, .button):
      self.init(stacked: .horizontal, children)
      if content.role != .cell { spacing = .standard }
    case .progress(let value, let variant): self = .progress(value, variant)
    // A bar fills the width, a ring has a size of its own.
    case .gauge(_, _, let variant): self = variant.isBar ? .wide() : .hugging()
    case .picker: self = .wide()
    case .chart: self = .filling(ideal: 120)
    case .canvas: self = .filling(ideal: 10)
    default: self.init(content.role.size, children: children)
    }
  }

  /// Creates the facts of views in a row or column.
  ///
  /// - Complexity: O(*n*) in the number of views.
  package init(stacked axis: Axis, _ children: [LayoutFacts]) {
    let views = children.lazy.filter { $0.part != .absent }
    self.init(
      width: AxisSizing(around: views.map(\.width)),
      height: AxisSizing(around: views.map(\.height)),
      spacing: EdgeSpacings(along: axis, views.map(\.spacing)))
  }

  /// Creates the facts of views on top of each other, which those with the highest priority
  /// determine.
  ///
  /// - Complexity: O(*n*) in the number of views.
  package init(layered children: [LayoutFacts]) {
    let views = children.lazy.filter { $0.part != .absent }
    let priority = views.reduce(-.infinity) { max($0, $1.priority) }
    let deciding = views.filter { $0.priority == priority }
    self.init(
      width: AxisSizing(around: deciding.map(\.width)),
      height: AxisSizing(around: deciding.map(\.height)),
      spacing: EdgeSpacings(over: views.map(\.spacing)))
  }

  private init(_ variant: OverlayVariant, styles: [StyleProperty], children: [LayoutFacts]) {
    switch variant {
    case .plain, .inset, .mask: self.init(layered: children)
    case .overlay: self = children.first ?? .hugging(.none)
    case .background: self = children.last ?? .hugging(.none)
    case .positioned:
      self = .filling(least: nil)
      spacing = EdgeSpacings(over: children.map(\.spacing))
    case .reader: self = .filling(ideal: 10)
    case .backdrop: self = .filling(least: nil)
    case .arranged, .arrangedRow, .arrangedColumn:
      self.init(
        width: .wraps, height: .wraps, spacing: EdgeSpacings(over: children.map(\.spacing)))
      for case .arrangement(let arrangement) in styles { arrangement.apply(to: &self) }
    }
  }

  private init(scrolling axes: Axis.Set, _ children: [LayoutFacts]) {
    self.init(stacked: .vertical, children)
    if axes.contains(.horizontal) { width = .fills(least: 0) }
    if axes.contains(.vertical) { height = .fills(least: 0) }
    spacing = .standard
  }
}
