import Foundation
import RostrumElements

extension DOMNode {
  /// Renders an element.
  ///
  /// This is a pure function of its parameters. It reads the element's children only if the element
  /// absorbs them: see ``Absorption``.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - context: Its surroundings.
  ///   - isFirst: Whether it is the first child of its parent.
  package init(_ element: ElementSnapshot, in context: DOMContext, isFirst: Bool = false) {
    self = DOMNode.body(of: element, in: context)
    classes.insert("r-\(element.role.rawValue)", at: 0)
    addLayout(of: element, in: context)
    addStyles(of: element, in: context)
    addAccessibility(of: element)
    addRefresh(of: element, in: context)
    addInput(of: element, in: context)
    addRowChoice(of: element, in: context)
    addFacts(of: element, in: context)
    if context.isInCalendar { addCalendarRole(of: element) }
    if element.role == .row { addPlace(context.place) }
    if let row = context.row { addNames(in: row, of: element, context, isFirst: isFirst) }
    if context.holdsControls { openLabel(of: element.id) }
    if context.isInForm { addTitle(of: element) }
  }

  /// Adds the place of an item among all, if some of them are absent.
  private mutating func addPlace(_ place: RowPlace?) {
    guard let place, self["role"] != nil else { return }
    self["aria-posinset"] = "\(place.position)"
    self["aria-setsize"] = "\(place.count)"
  }

  /// Names the actions of a row by their own words and those of the row's first view.
  private mutating func addNames(
    in row: ElementID, of element: ElementSnapshot, _ context: DOMContext, isFirst: Bool
  ) {
    if context.parent == .row {
      if isFirst, element.role != .rowActions { self["id"] = self["id"] ?? "c\(row.rawValue)" }
    } else if element.role == .button {
      let id = "a\(element.id.rawValue)"
      self["id"] = id
      self["aria-labelledby"] = "\(id) c\(row.rawValue)"
    }
  }

  private static func body(of element: ElementSnapshot, in context: DOMContext) -> DOMNode {
    switch element.content {
    case .scene: .scene
    case .group(.draggable): .draggable(element, in: context)
    case .group(.dropDestination): .dropDestination(element, in: context)
    case .group(.suggestions): .suggestions(element, in: context)
    case .group(.context) where context.parent == .tableRow: .rowMenu
    case .group(.paneRow): .panes(along: .horizontal)
    case .group(.paneColumn): .panes(along: .vertical)
    case .group(.pane): .pane(isDivided: false, in: context)
    case .group(.dividedPane): .pane(isDivided: true, in: context)
    case .group(let variant): .group(variant)
    case .stack(let axis): .stack(element, along: axis)
    case .overlay(let variant): .overlay(variant, in: context)
    case .spacer(let minimum): .spacer(minimum: minimum)
    case .divider: DOMNode("hr")
    case .scroll(let axes, let showsIndicators, let isEnabled):
      .scroll(axes, showsIndicators: showsIndicators, isEnabled: isEnabled)
    case .fitting(let shown, let last, let axis): .fitting(shown, of: last, axis)
    case .grid(.tracks(let axis)): DOMNode("div", class: "r-grid-\(axis.webName)").slot()
    case .grid(.cells(let columns)): .grid(columns: columns)
    case .gridRow: DOMNode("div").slot()
    case .text(let words, let target): .text(element, words, target)
    case .image(let source, let isResizable):
      .image(element, source, isResizable: isResizable, in: context)
    case .label(let variant): .label(variant)
    case .shape(let outline): .shape(element, outline)
    case .progress(let fraction, let variant): .progress(element, fraction, variant, context.words)
    case .gauge(let value, let bounds, let variant):
      .gauge(element, value, in: bounds, variant, context.words)
    case .chart(let figure): .chart(element, figure, in: context)
    case .canvas(let figure): .canvas(element, figure, in: context)
    case .webView(let address): .webView(element, address)
    case .button(let variant, let role, let border):
      .button(element, variant, role, border, in: context)
    case .disclosure(let isExpanded): .disclosure(element, isExpanded: isExpanded, in: context)
    case .link(let target): .link(element, target, in: context)
    case .textField(let text, let entry): .textField(element, text, entry, in: context)
    case .secureField(let text, let entry): .secureField(element, text, entry)
    case .textEditor(let text, let entry): .textEditor(element, text, entry, in: context)
    case .picker(let selection, let variant):
      .picker(element, selection: selection, variant, in: context)
    case .option: .option(element, in: context)
    case .menu(let symbol, let variant):
      .menu(element, symbol: symbol, variant, in: context)
    case .toggle(let isOn, let variant):
      .toggle(element, isOn: isOn, variant, in: context)
    case .slider(let value, let bounds, let step):
      .slider(element, value, in: bounds, step: step, context.words)
    case .stepper(let value, let minimum, let maximum):
      .stepper(element, value, minimum: minimum, maximum: maximum, context.words)
    case .datePicker(let value, _, _, let variant, let text):
      .datePicker(element, text ?? "\(value)", variant)
    case .colorPicker(let color): .colorPicker(element, color)
    case .list(let variant, let facts): .list("list", variant.rawValue, facts)
    case .form(let variant, let facts): .list("form", variant.rawValue, facts)
    case .section(let isExpanded, let isProminent):
      .section(element, isExpanded: isExpanded, isProminent: isProminent, in: context)
    case .header: .header(element, in: context)
    case .footer: .footer(element, in: context)
    case .row: .row(element, in: context)
    case .rowActions(let edge, let allowsFullSwipe):
      .rowActions(edge, allowsFullSwipe: allowsFullSwipe, in: context)
    case .table(let mode, let look): .table(element, mode, look, in: context)
    case .tableRow(let isHeader): .tableRow(element, isHeader: isHeader, in: context)
    case .columnHeader(let direction, let facts): .columnHeader(element, direction, facts)
    case .cell(let outline, let isGrip): .cell(element, outline, isGrip: isGrip, in: context)
    case .navigationStack: .navigationStack
    case .screen(_, let facts): .screen(facts)
    case .navigationBar(_, let mode, let background):
      .navigationBar(element, mode, background: background, in: context)
    case .toolbarItem(let place, let background): .toolbarItem(place, background: background)
    case .tabView(let selection, let variant):
      .tabView(element, selection: selection, variant, context.words)
    case .tab: .tab(element, in: context)
    case .splitView(let columns, let variant, let hasToggle):
      .splitView(columns, variant, hasToggle: hasToggle, context.words)
    case .column(let place, let isFront, let backTitle):
      .column(element, place, isFront: isFront, backTitle: backTitle, context.words)
    case .inspector: .inspector(element, context.words)
    case .sheet(let facts): .sheet(element, facts, context.words)
    case .cover(let facts): .cover(element, facts)
    case .popover(let facts): .popover(element, facts)
    case .alert(let title, let message, let facts):
      .question(element, title, message, facts, in: context)
    case .dialog(let title, let message, let facts):
      .question(element, title, message, facts, in: context)
    }
  }

  private mutating func addStyles(of element: ElementSnapshot, in surroundings: DOMContext) {
    let styles = element.state.styles
    if styles.isEmpty { return }
    var isVertical = true
    if case .stack(.horizontal) = element.content { isVertical = false }
    if case .grid(.tracks(.horizontal)) = element.content { isVertical = false }
    if case .scroll(.horizontal, _, _) = element.content { isVertical = false }
    var outline: ShapeOutline?
    if case .shape(let drawn) = element.content { outline = drawn }
    let context = AtomContext(
      role: element.role, isVertical: isVertical, isBox: outline?.isBox == true,
      circleInset: outline?.circleInset, isFramed: element.isFramed)
    atoms += Atom.atoms(for: styles, in: context)
    switch outline {
    case .capsule: atoms.append(CornerRadiusAtom(operand: AtomNumber(9999)).atom)
    case .ellipse: atoms.append(EllipseAtom().atom)
    case .rectangle, .path, nil: break
    }
    for case .leastScale in styles { load(.details, in: surroundings) }
    for case .truncation(let mode) in styles where mode != .tail {
      load(.truncation, in: surroundings)
    }
    for case .layoutDirection(let direction) in styles { self["dir"] = direction.webName }
    addMotion(styles, in: surroundings)
    for case .colorMultiply(let color) in styles { multiplyColors(by: color, of: element) }
    for case .innerShadow(let color, let radius, let x, let y) in styles {
      addInnerShadow(AtomShadow(x: x, y: y, radius: max(radius, 0), color: color), of: element)
    }
  }

  private mutating func addAccessibility(of element: ElementSnapshot) {
    if element.state.isAccessibilityHidden { self["aria-hidden"] = "true" }
    switch element.role.naming {
    case .group:
      if let label = element.label {
        self["role"] = self["role"] ?? "group"
        self["aria-label"] = label
      }
      if element.state.accepts(.tap), !element.hasButton { addTap(of: element) }
    case .picture:
      if element.state.accepts(.tap) { addTap(of: element) }
    case .own: break
    }
    addTraits(of: element)
  }

  private mutating func addTap(of element: ElementSnapshot) {
    let role = children.contains { $0.hasControl } ? "group" : "button"
    self["role"] = self["role"].flatMap { $0 == "group" || $0 == "img" ? nil : $0 } ?? role
    self["aria-hidden"] = element.state.isAccessibilityHidden ? "true" : nil
    self["tabindex"] = self["tabindex"] ?? "0"
    listen(for: .tap)
    if element.state.isDisabled { self["aria-disabled"] = "true" }
  }

  private mutating func addFacts(of element: ElementSnapshot, in context: DOMContext) {
    for fact in element.state.facts {
      switch fact {
      case .identifier(let identifier): self[.identifier] = identifier.isEmpty ? nil : identifier
      case .hint, .value, .details:
        // The button of a tab has its description.
        if element.role != .tab { describe(as: element.accessibleDescription) }
      case .labels(let key): self["id"] = self["id"] ?? "n\(key)"
      case .labeled(let key): name(by: "n\(key)")
      case .help(let words): self["title"] = words.isEmpty ? nil : words
      case .labelHidden: classes.append("r-bare")
      case .density(let density): classes.append("r-density-\(density.rawValue)")
      case .controlSize(let size): classes.append("r-size-\(size.rawValue)")
      case .colorScheme(let scheme): classes.append("r-scheme-\(scheme.rawValue)")
      case .preferredColorScheme(let scheme):
        classes.append("r-scheme-preferred-\(scheme.rawValue)")
      case .hitTestingDisabled: classes.append("r-untouchable")
      case .hidden:
        // A column that is hidden on a wide page can be the front one on a narrow page.
        if element.role == .column { break }
        if element.content.isAbsentWhenHidden || element.role == .option {
          self[flag: "hidden"] = true
        } else {
          classes.append("r-hidden")
        }
      case .transition(let transition): add(transition)
      case .absentRows(let count):
        classes.append("r-absent-rows")
        self["role"] = context.isInList ? "listitem" : "group"
        self["aria-label"] = context.words[.moreRows, count]
        self[.rows] = "\(count)"
      case .calendar(let mode): makeCalendar(mode)
      case .language(let language): self["lang"] = language
      case .contentShape: classes.append("r-solid")
      case .refused(_, let number): refuse(describedBy: "e\(number)")
      case .errorMessage(let number): self["id"] = "e\(number)"
      case .keyboardDismissal:
        self[flag: .dismisses] = true
        load(.details, in: context)
      case .menuStaysOpen(let stays):
        self[.stays] = "\(stays)"
        load(.details, in: context)
      case .springs(let springs):
        self[.springs] = "\(springs)"
        load(.dragging, in: context)
      case .tabBarLeaves(let downwards):
        self[.retreats] = downwards ? "down" : "up"
        load(.details, in: context)
      case .clock(let clock):
        self[.clock] = clock.attribute
        load(.clock, in: context)
      case .sharing(let content): handleFiles(content.attribute, in: context)
      case .fileChooser(let chooser):
        // A view on which files can be dropped has a button for them: see `dropDestination`.
        if element.content != .group(.dropDestination) {
          handleFiles(chooser.attribute, in: context)
        }
      // These facts depend on the role; its body and `addAccessibility(of:)` handle them.
      case .label, .headingLevel, .traits, .children, .accessibilityHidden, .disabled,
        .selected, .badge, .badgeProminence:
        break
      }
    }
  }
}

extension DOMNode {
  /// Names the control by another element, with the words of that element.
  private mutating func name(by id: String) {
    let controls = ["input", "select", "progress", "textarea"]
    if self["role"] == nil, let index = children.firstIndex(where: { controls.contains($0.tag) }) {
      children[index]["aria-labelledby"] = id
    } else {
      // Names are for elements with a role.
      if self["role"] == nil, tag == "div" || tag == "span" { self["role"] = "group" }
      self["aria-labelledby"] = id
    }
  }

  /// Adds a description to the control, which is beside its label if it has one in the page.
  private mutating func describe(as words: String?) {
    let controls = ["input", "select", "progress", "textarea"]
    if self["role"] == nil, let index = children.firstIndex(where: { controls.contains($0.tag) }) {
      children[index]["aria-description"] = words
    } else {
      self["aria-description"] = words
    }
  }
}

extension ElementSnapshot {
  /// The description that assistive technology announces after the element's name: the value,
  /// unless an attribute of a range contains it (WAI-ARIA 1.2, `aria-valuetext`), the hint, and what else
  /// is known of it.
  var accessibleDescription: String? {
    let isRange = state.accepts(.adjust) || content.isRange
    let parts = ([isRange ? nil : state.value, state.hint].compactMap(\.self) + state.details)
      .filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension ElementContent {
  /// Whether assistive technology treats the element as a number in a range.
  fileprivate var isRange: Bool {
    if case .slider = self { return true }
    if case .progress = self { return true }
    if case .gauge = self { return true }
    return false
  }
}

extension ElementRole {
  /// The node that has the accessible name and handles the taps of a role.
  fileprivate enum Naming {
    /// The outermost node, which has a role of its own only if the element has a name.
    case group
    /// The outermost node, which is a picture.
    case picture
    /// The nodes that the body creates.
    case own
  }

  fileprivate var naming: Naming {
    switch self {
    case .group, .stack, .overlay, .scroll, .text, .label, .row, .section, .grid: .group
    case .image, .shape: .picture
    default: .own
    }
  }
}

extension ElementSnapshot {
  /// Whether the element shows its child texts as one text, rather than as elements.
  func absorbsTexts(in context: DOMContext) -> Bool {
    role.belongsToOptions && context.choice?.isMenu == true
  }

  /// Whether a button or link in the element handles its taps.
  fileprivate var hasButton: Bool {
    if case .text(_, let target) = content { return target != nil }
    return role == .section
  }
}

extension ElementSnapshot {
  /// Whether the theme draws a border around the element.
  fileprivate var isFramed: Bool {
    if case .button(let variant, _, _) = content {
      return variant == .bordered || variant == .borderedProminent
    }
    let hasBorder = content.entry.contains(.variant(.roundedBorder))
    return hasBorder && role != .textEditor
  }
}
