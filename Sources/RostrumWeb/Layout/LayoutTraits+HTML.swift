import RostrumElements

extension DOMNode {
  /// Adds the classes by which the theme places the element in the stack or box around it.
  ///
  /// The theme says what a class means in a column, in a row and in a box; see
  /// `Documentation/PageStructure.md`. A view that hugs its content on an axis has no class for it.
  mutating func addLayout(of element: ElementSnapshot, in context: DOMContext) {
    guard context.parent?.placesByFacts == true, element.state.layout != .unknown else { return }
    let layout = element.state.layout
    if let word = layout.width.word { classes.append("r-\(word)-x") }
    if let word = layout.height.word { classes.append("r-\(word)-y") }
    if layout.height.isContentRange || element.isAroundRatio { classes.append("r-shrink-y") }
    if !element.isAroundRatio { addRatio(of: layout) }
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
    case .wraps: "wrap"
    case .ranges: "range"
    case .fills: "fill"
    }
  }
}

extension AxisSizing {
  /// Whether the view can be shorter than its content wants, in bounds that only the content has.
  fileprivate var isContentRange: Bool { self == .contentRange }
}

extension ElementSnapshot {
  /// Whether the element is a box around a view of a ratio, without a ratio of its own.
  fileprivate var isAroundRatio: Bool {
    guard case .group(.plain) = content, case .follows = state.layout.height else { return false }
    return !state.styles.contains { $0.kind == .aspectRatio }
  }
}

extension ElementRole {
  /// Whether the theme places the children of the element by their layout facts.
  fileprivate var placesByFacts: Bool {
    switch self {
    case .scene, .group, .stack, .overlay, .scroll, .fitting, .grid, .gridRow, .screen, .tab,
      .column, .sheet, .cover, .popover, .inspector, .row, .section, .button, .link:
      true
    case .spacer, .divider, .text, .image, .label, .shape, .progress, .gauge, .textField,
      .secureField, .textEditor, .picker, .option, .menu, .toggle, .slider,
      .stepper, .datePicker, .colorPicker, .list, .form, .header, .footer, .rowActions, .table,
      .tableRow, .columnHeader, .cell, .navigationStack, .navigationBar, .toolbarItem, .tabView,
      .splitView, .alert, .dialog:
      false
    }
  }
}
