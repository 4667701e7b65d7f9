import RostrumRuntime
import RostrumViews

/// Something that should hold for every screen of an app, and is checked after each step.
///
/// A finding is reported once. A test that does not care removes the check:
///
///     host.checks.remove(.controlWithoutName)
public enum HostCheck: Hashable, Sendable, CaseIterable {
  /// Two elements have the same accessibility identifier.
  case duplicateIdentifier
  /// A control has no name that assistive technology could say.
  case controlWithoutName
  /// The keyboard focus is where a user cannot be.
  case unreachableFocus

  /// One violation.
  struct Finding: Hashable {
    let check: HostCheck
    let element: ElementID
    let message: String
  }
}

extension TestHost {
  /// Checks the screen, and reports what was not reported before; O(n).
  func check(at location: CallSite) {
    for finding in findings() where checks.contains(finding.check) {
      guard reported.insert(finding).inserted else { continue }
      location.report(finding.message)
    }
  }

  private func findings() -> [HostCheck.Finding] {
    var findings: [HostCheck.Finding] = []
    var identifiers: Set<String> = []
    graph.root.visit(visibleOnly: true) { element in
      if let identifier = element[.identifier]?.string, !identifiers.insert(identifier).inserted {
        findings.append(
          .init(
            check: .duplicateIdentifier, element: element.id,
            message: "More than one element has the accessibility identifier “\(identifier)”."))
      }
      if element.role.needsName, element.accessibleName.isEmpty {
        findings.append(
          .init(
            check: .controlWithoutName, element: element.id,
            message: """
              A \(element.role.rawValue) has no accessible name, so nobody can ask for it.

              Give it a label: 'Button("Add") { … }', 'Label("Add", systemImage: "plus")', or \
              '.accessibilityLabel("Add")'.
              """))
      }
    }
    if let focus = unreachableFocus() { findings.append(focus) }
    return findings
  }

  private func unreachableFocus() -> HostCheck.Finding? {
    guard
      let id = graph.focused, let element = graph.element(id),
      let obstacle = element.obstacle(in: graph.root)
    else { return nil }
    let what = "\(element.role.rawValue) “\(element.accessibleName)”"
    let why = refusal(for: obstacle, of: element)
    return HostCheck.Finding(
      check: .unreachableFocus, element: id,
      message: why.message(doing: "have the focus in \(what)", in: self))
  }
}

extension ElementRole {
  /// Whether a user of assistive technology must be able to ask for it by name.
  fileprivate var needsName: Bool {
    switch self {
    case .button, .link, .textField, .secureField, .textEditor, .toggle, .slider, .stepper, .picker,
      .menu, .tab, .option, .datePicker, .colorPicker:
      true
    default: false
    }
  }
}
