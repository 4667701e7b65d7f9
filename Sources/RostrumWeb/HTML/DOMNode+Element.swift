import RostrumViews

extension DOMNode {
  /// What the browser shows for an element.
  ///
  /// A pure function of its parameters. The element's children are looked at only where
  /// the element absorbs them: see ``Absorption``.
  init(_ element: ElementSnapshot, in context: DOMContext) {
    self = DOMNode.body(of: element, in: context)
    classes.insert("r-\(element.role.rawValue)", at: 0)
    addStyles(of: element)
    addAccessibility(of: element)
    addRefresh(of: element)
    addInput(of: element)
    addTransition(of: element)
    addCommon(of: element)
  }

  private static func body(of element: ElementSnapshot, in context: DOMContext) -> DOMNode {
    switch element.content {
    case .other: body(ofRole: element, in: context)
    case .fitting(let shown, let last, let axis): .fitting(shown, of: last, axis)
    case .progress(let fraction, let variant): .progress(element, fraction, variant)
    case .gauge(let value, let bounds, let variant): .gauge(element, value, in: bounds, variant)
    case .textField(let text, let entry): .textField(element, text, entry)
    case .secureField(let text, let entry): .secureField(element, text, entry)
    case .textEditor(let text, let entry): .textEditor(element, text, entry)
    case .button(let variant, let role, let border):
      .button(element, variant, role, border, in: context)
    case .disclosure(let isExpanded): .disclosure(element, isExpanded: isExpanded, in: context)
    case .picker(let selection, let variant): .picker(element, selection: selection, variant)
    case .menu(let symbol, let variant): .menu(element, symbol: symbol, variant)
    case .toggle(let isOn, let variant): .toggle(element, isOn: isOn, variant)
    case .slider(let value, let bounds, let step): .slider(element, value, in: bounds, step: step)
    case .stepper(let value, let minimum, let maximum):
      .stepper(element, value, minimum: minimum, maximum: maximum)
    case .datePicker(let value, let earliest, let latest, let variant):
      .datePicker(element, value, from: earliest, through: latest, variant)
    case .colorPicker(let color): .colorPicker(element, color)
    }
  }

  private static func body(ofRole element: ElementSnapshot, in context: DOMContext) -> DOMNode {
    switch element.role {
    case .scene: .scene
    case .group: DOMNode("div", class: element.variantClass(.variant)).slot()
    case .overlay: DOMNode("div", class: element.variantClass(.variant)).slot()
    case .stack: .stack(element)
    case .spacer: DOMNode("div")
    case .divider: DOMNode("hr")
    case .scroll: .scroll(element)
    case .text: .text(element)
    case .image: .image(element)
    case .label: .label(element)
    case .shape: .shape(element)
    case .link: .link(element)
    case .option: .option(element, in: context)
    case .list, .form: .list(element)
    case .section: .section(element)
    case .grid:
      DOMNode("div", class: element.text(.axis).map { "r-grid-\($0)" } ?? "r-grid-cells").slot()
    case .gridRow: DOMNode("div").slot()
    case .table: .table(element)
    case .tableRow: .tableRow(element)
    case .columnHeader: .columnHeader(element)
    case .cell: DOMNode("td").slot()
    case .header: .header
    case .footer: DOMNode("div").slot()
    case .row: .row(element)
    case .navigationStack: .navigationStack
    case .screen: .screen(element)
    case .navigationBar: .navigationBar(element, in: context)
    case .toolbarItem: .toolbarItem(element)
    case .tabView: .tabView(element)
    case .tab: .tab(element, in: context)
    case .rowActions: .rowActions(element)
    case .inspector: .inspector(element)
    case .splitView: .splitView(element)
    case .column: .column(element)
    case .sheet, .cover: .modal(element)
    case .popover: .popover(element)
    case .alert, .dialog: .alert(element)
    case .textField, .secureField, .textEditor, .button, .picker, .menu, .fitting, .progress,
      .gauge, .toggle, .slider, .stepper,
      .datePicker, .colorPicker:
      DOMNode("div").slot()
    }
  }

  private mutating func addStyles(of element: ElementSnapshot) {
    if let columns = element[.columnCount]?.number { atoms = [Atom("cols", columns)] }
    guard let styles = element[.style]?.styles, !styles.isEmpty else { return }
    let isBox = element.role == .shape && element.text(.path) == nil
    atoms += Atom.atoms(
      for: styles, role: element.role, isVertical: element.text(.axis) != "horizontal",
      isBox: isBox, isFramed: element.isFramed)
    addShape(of: element, isBox: isBox)
    for case .colorMultiply(let color) in styles { multiplyColors(by: color, of: element) }
  }

  private mutating func addShape(of element: ElementSnapshot, isBox: Bool) {
    switch element.text(.variant) {
    case "capsule" where isBox: atoms.append(Atom("radius", 9999))
    case "ellipse" where isBox: atoms.append(Atom("ellipse"))
    default: break
    }
  }

  private mutating func addAccessibility(of element: ElementSnapshot) {
    if element.has(.accessibilityHidden) { self["aria-hidden"] = "true" }
    switch element.role {
    case .group, .stack, .overlay, .scroll, .text, .label, .row, .section, .grid:
      if let label = element.text(.label) {
        self["role"] = self["role"] ?? "group"
        self["aria-label"] = label
      }
      let hasButton = element.role == .section || element.text(.url) != nil
      if element.has(.tappable), !hasButton { addTap(of: element) }
    case .image, .shape:
      if element.has(.tappable) { addTap(of: element) }
    default: break
    }
    addTraits(of: element)
  }

  private mutating func addTap(of element: ElementSnapshot) {
    self["role"] = self["role"].flatMap { $0 == "group" || $0 == "img" ? nil : $0 } ?? "button"
    self["aria-hidden"] = element.has(.accessibilityHidden) ? "true" : nil
    self["tabindex"] = self["tabindex"] ?? "0"
    listen(for: .tap)
    if element.has(.disabled) { self["aria-disabled"] = "true" }
  }

  private mutating func addCommon(of element: ElementSnapshot) {
    if let identifier = element.text(.identifier) { self[.identifier] = identifier }
    if element.has(.labelHidden) { classes.append("r-bare") }
    if let size = ControlSize(rawValue: element.text(.controlSize) ?? "") {
      classes.append("r-size-\(size.rawValue)")
    }
    let schemes = ["light", "dark", "preferred-light", "preferred-dark"]
    if let scheme = element.text(.colorScheme), schemes.contains(scheme) {
      classes.append("r-scheme-\(scheme)")
    }
    // A column that is hidden where there is room can be the one in front where there is none.
    if element.has(.hidden), element.role != .column { self[flag: "hidden"] = true }
  }
}

extension ElementSnapshot {
  /// Whether the texts within are shown as one text of the element, and not as elements.
  func absorbsTexts(in context: DOMContext) -> Bool {
    role == .option && context.choice?.isMenu == true
  }

  /// A theme class `r-<role>-<variant>` for a word that an app chose from a fixed set.
  func variantClass(_ key: AttributeKey) -> String? {
    guard let word = text(key), word.unicodeScalars.allSatisfy(\.isLetterOrDigit) else {
      return nil
    }
    return "r-\(role.rawValue)-\(word)"
  }
}

extension Unicode.Scalar {
  fileprivate var isLetterOrDigit: Bool {
    isASCII && properties.isAlphabetic || ("0"..."9") ~= self
  }
}

extension ElementSnapshot {
  /// Whether the theme draws an edge around it.
  fileprivate var isFramed: Bool {
    switch content {
    case .button(let variant, _, _): variant == .bordered || variant == .borderedProminent
    case .textField(_, let entry), .secureField(_, let entry):
      entry.contains(.variant(.roundedBorder))
    case .other, .fitting, .progress, .gauge, .textEditor, .disclosure, .picker, .menu, .toggle,
      .slider, .stepper, .datePicker, .colorPicker:
      false
    }
  }
}
