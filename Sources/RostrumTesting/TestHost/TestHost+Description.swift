import RostrumViews

extension TestHost: @MainActor CustomStringConvertible {
  /// What a user sees, a line for each thing, things within further in.
  ///
  /// What stands behind a presentation is one line that says so. Meant to be read in a failure, and
  /// to be compared in a test.
  public var description: String {
    bringUpToDate()
    var dump = HostDump(focused: graph.focused)
    dump.add(scene: graph.root)
    return dump.lines.joined(separator: "\n")
  }
}

/// The lines in which a screen is told.
@MainActor
private struct HostDump {
  let focused: ElementID?
  var lines: [String] = []

  mutating func add(scene: Element) {
    for child in scene.children {
      if scene.shows(child) {
        add(child, depth: 0)
      } else {
        add(behind: child)
      }
    }
  }

  private mutating func add(behind element: Element) {
    var screen: Element? = element.role.isPresentation ? element : nil
    if screen == nil, element.role == .navigationStack { screen = element.screens.last }
    if screen == nil {
      element.visit(visibleOnly: true) { if $0.role == .screen { screen = $0 } }
    }
    if let screen { lines.append("\(screen.role.rawValue)\(quoted(screen.heading)) (behind)") }
  }

  private mutating func add(_ element: Element, depth: Int) {
    guard element[.hidden] == nil else { return }
    switch element.role {
    case .group, .stack, .overlay, .scroll, .fitting, .grid, .gridRow, .navigationStack,
      .navigationBar, .toolbarItem:
      addChildren(of: element, depth: depth)
    case .spacer, .divider, .shape:
      break
    case .image:
      guard element[.accessibilityHidden] == nil, let label = element[.label]?.string else {
        return
      }
      line("image\(quoted(label))", element, depth)
    case .text:
      line("“\(element.textWords)”", element, depth)
    case .button, .link, .label, .textField, .secureField, .textEditor, .toggle, .slider, .stepper,
      .progress, .gauge, .picker, .option, .menu, .datePicker, .colorPicker, .header, .footer,
      .columnHeader:
      line(element.role.rawValue + quoted(element.accessibleName), element, depth)
    case .tab:
      let isOpen = element.isChosen
      line("tab\(quoted(element.accessibleName))\(isOpen ? " (chosen)" : "")", element, depth)
      addChildren(of: element, depth: depth + 1)
    case .row, .list, .form, .section, .table, .tableRow, .cell, .tabView, .splitView, .column,
      .inspector,
      .rowActions:
      line(element.role.rawValue, element, depth)
      addChildren(of: element, depth: depth + 1)
    case .scene, .screen, .sheet, .cover, .popover, .alert, .dialog:
      line(element.role.rawValue + quoted(element.heading), element, depth)
      if let message = element[.message]?.string {
        lines.append(indent(depth + 1) + "“\(message)”")
      }
      addChildren(of: element, depth: depth + 1)
    }
  }

  private mutating func addChildren(of element: Element, depth: Int) {
    for child in element.children where element.shows(child) { add(child, depth: depth) }
  }

  private mutating func line(_ text: String, _ element: Element, _ depth: Int) {
    var text = indent(depth) + text
    let value = element.role == .tabView ? "" : element.shownValue
    if !value.isEmpty { text += " = “\(value)”" }
    if element[.selected] != nil { text += " (chosen)" }
    if let sort = element[.sort]?.string { text += " (\(sort))" }
    if element[.disabled] != nil { text += " (disabled)" }
    if element.id == focused { text += " (focused)" }
    lines.append(text)
  }

  private func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

  private func quoted(_ name: String) -> String { name.isEmpty ? "" : " “\(name)”" }
}
