extension LayoutFacts {
  /// The facts of a spacer, which expands along the axis of its stack, or along both axes outside
  /// of stacks.
  static func spacer(_ least: Double, within axis: Axis?) -> Self {
    let length = AxisSizing.fills(least: least, ideal: least)
    return Self(
      width: axis == .vertical ? .fixed(0) : length,
      height: axis == .horizontal ? .fixed(0) : length,
      spacing: .none, part: .spacer)
  }

  /// The facts of a divider, across the axis of its stack, or horizontal outside of stacks.
  static func divider(within axis: Axis?) -> Self {
    let line = AxisSizing.fills(least: 0, ideal: 10)
    return axis == .horizontal
      ? Self(width: .fixed(1), height: line) : Self(width: line, height: .fixed(1))
  }
}

extension ElementContent {
  /// Whether the facts of the element depend on the axis of the stack around it.
  package var dependsOnStack: Bool {
    if case .spacer = self { return true }
    return self == .divider
  }

  /// Returns the axis of the stack that contains the children; `nil` outside of stacks.
  ///
  /// Spacers and dividers depend on this axis. A container of a single view passes on its own axis.
  ///
  /// - Parameter axis: The axis of the stack that contains the element.
  /// - Returns: The axis of the nearest stack around the children.
  public func axisWithin(_ axis: Axis?) -> Axis? {
    switch self {
    case .stack(let axis): axis
    case .overlay(.arrangedRow): .horizontal
    case .overlay(.arrangedColumn): .vertical
    case .group(.plain), .group(.context), .fitting: axis
    case .group(.asyncImage), .group(.pane), .group(.dividedPane): nil
    case .group(.controls), .group(.labeled), .group(.barLeading), .group(.barTrailing),
      .group(.bottomBar), .group(.keyboardBar), .group(.paneRow), .label, .button, .disclosure,
      .link, .menu, .toolbarItem, .tableRow, .toggle(_, .button):
      .horizontal
    case .overlay, .gridRow, .spacer, .divider, .grid, .text, .image, .shape, .textField,
      .secureField, .textEditor:
      nil
    default: .vertical
    }
  }
}
