import RostrumRuntime
import RostrumViews

/// A rule that every screen of an app should satisfy, checked after each step.
///
/// A violation is reported once. Remove a check from a host if a test doesn't need it:
///
///     host.checks.remove(.controlWithoutName)
public enum HostCheck: Hashable, Sendable, CaseIterable {
  /// Two elements have the same accessibility identifier.
  case duplicateIdentifier
  /// A control has no accessible name.
  case controlWithoutName
  /// The keyboard focus is on an element that a user can't reach.
  case unreachableFocus

  /// A violation of a check.
  struct Finding: Hashable {
    let check: HostCheck
    let element: ElementID
    let message: String
  }
}

extension TestHost {
  /// Checks the screen, and reports violations that haven't been reported yet; O(n).
  func check(at location: CallSite) {
    for finding in findings() where checks.contains(finding.check) {
      guard reported.insert(finding).inserted else { continue }
      location.report(finding.message)
    }
  }

  /// What is wrong with the screen; O(n).
  func findings() -> [HostCheck.Finding] {
    var findings: [HostCheck.Finding] = []
    var identifiers: Set<String> = []
    graph.root.visit(visibleOnly: true) { element in
      if let identifier = element.state.identifier, !identifiers.insert(identifier).inserted {
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
              A \(element.role.rawValue) has no accessible name, so assistive technology cannot refer \
              to it.

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
  /// Whether users of assistive technology need a name to refer to elements of this role.
  fileprivate var needsName: Bool { family == .control || self == .tab }
}
