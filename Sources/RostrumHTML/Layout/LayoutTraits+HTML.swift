import RostrumElements

extension DOMNode {
  /// Adds the classes by which the theme places the element in the stack or box around it.
  ///
  /// The theme says what a class means in a column, in a row and in a box; see
  /// `Documentation/PageStructure.md`. A view that hugs its content on an axis has no class for it.
  mutating func addLayout(of element: ElementSnapshot, in context: DOMContext) {
    guard context.parent?.placesByFacts == true, element.state.layout != .unknown else { return }
    let layout = element.state.layout.inBox(of: element)
    if let word = layout.width.word { classes.append("r-\(word)-x") }
    if let word = layout.height.word { classes.append("r-\(word)-y") }
    if layout.width == .shrinks { classes.append("r-shrink-x") }
    if layout.height == .shrinks || element.isAroundRatio { classes.append("r-shrink-y") }
    if layout.part == .spacer, element.role == .group { classes.append("r-spacer") }
    if !element.isAroundRatio { addRatio(of: layout) }
    if let priority = element.priorityOfContent {
      atoms.append(LayoutPriorityAtom(priority).atom)
    }
    if element.role != .spacer { addEdges(of: layout.spacing, isText: element.role == .text) }
  }

  /// Adds that both lengths follow from a ratio; the ratio of a picture is its own.
  private mutating func addRatio(of layout: LayoutTraits) {
    switch (layout.width, layout.height) {
    case (.fits, .fits): classes.append("r-ratio")
    case (.covers, .covers): classes.append("r-ratio-fill")
    default: break
    }
  }

  /// Adds which edges are lines of text, and which touch their neighbor, where the role doesn't
  /// imply it.
  private mutating func addEdges(of spacing: EdgeSpacings, isText: Bool) {
    let (above, below) = (spacing.top == .text, spacing.bottom == .text)
    if isText {
      if above && below { return }
      classes.append("r-edged")
    }
    if above || below {
      classes.append(above && below ? "r-line" : above ? "r-line-above" : "r-line-below")
    }
    if spacing.top == .none { classes.append("r-flush-above") }
    if spacing.bottom == .none { classes.append("r-flush-below") }
    if spacing.leading == .none { classes.append("r-flush-before") }
    if spacing.trailing == .none { classes.append("r-flush-after") }
  }
}

extension LayoutTraits.Sizing {
  /// The word of the class, or `nil` for a view that is as long as its content.
  fileprivate var word: String? {
    switch self {
    case .hugs, .fixed, .fits, .covers, .natural: nil
    case .wraps, .shrinks: "wrap"
    case .ranges: "range"
    case .fills: "fill"
    }
  }
}

extension LayoutTraits {
  /// The traits with limits only where the element itself has them.
  ///
  /// A box around a view with limits, such as padding, is limited by its content. A box around a view
  /// that covers its space takes that space.
  fileprivate func inBox(of element: ElementSnapshot) -> Self {
    var result = self
    if width == .ranges, !element.hasLimit(along: .horizontal) { result.width = .shrinks }
    if height == .ranges, !element.hasLimit(along: .vertical) { result.height = .shrinks }
    if element.isBoxWithoutRatio {
      if width == .covers { result.width = .fills }
      if height == .covers { result.height = .fills }
    }
    return result
  }
}

extension ElementSnapshot {
  /// Whether a frame of the element has a maximum length.
  fileprivate func hasLimit(along axis: Axis) -> Bool {
    state.styles.contains { style in
      guard case .frame(let frame) = style else { return false }
      return (axis == .horizontal ? frame.maxWidth : frame.maxHeight) != nil
    }
  }

  /// The layout priority of the view in a box, which is that of the box, too.
  fileprivate var priorityOfContent: Double? {
    let priority = state.layout.priority
    guard priority != 0, !state.styles.contains(where: { $0.kind == .layoutPriority }) else {
      return nil
    }
    return priority
  }

  /// Whether the element is a box around a view that fits in a ratio, without a ratio of its own.
  fileprivate var isAroundRatio: Bool {
    isBoxWithoutRatio && [.fits, .natural].contains(state.layout.height)
  }

  /// Whether the element is a box around other views that has no ratio of its own.
  fileprivate var isBoxWithoutRatio: Bool {
    content.isTransparent && !state.styles.contains { $0.kind == .aspectRatio }
  }
}

extension ElementRole {
  /// Whether the theme places the children of the element by their layout facts.
  fileprivate var placesByFacts: Bool {
    switch self {
    case .scene, .group, .stack, .overlay, .scroll, .fitting, .grid, .gridRow, .screen, .tab,
      .column, .sheet, .cover, .popover, .inspector, .row, .section, .button, .link:
      true
    default: false
    }
  }
}
