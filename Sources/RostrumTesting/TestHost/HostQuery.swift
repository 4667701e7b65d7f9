import RostrumViews

/// A query for elements by role and name, and by position among the matches.
struct HostQuery: Hashable, Sendable {
  /// How the name is compared.
  enum Name: Hashable, Sendable {
    case any
    case exactly(String)
    case containing(String)
    case identifier(String)
  }

  /// Which of several matches is selected.
  enum Place: Hashable, Sendable {
    case only
    case index(Int)
    case last
  }

  var role: ElementRole?
  var name: Name = .any
  var place: Place = .only

  /// Whether an element has the role and name of the query.
  @MainActor
  func matches(_ element: Element) -> Bool {
    if let role, element.role != role { return false }
    if role == .text, element.isPartOfAName || element.isOnlyRun { return false }
    switch name {
    case .any: return true
    case .exactly(let name): return element.accessibleName == name
    case .containing(let part):
      return (element.role == .row ? element.spokenText : element.accessibleName).contains(part)
    case .identifier(let identifier): return element.state.identifier == identifier
    }
  }
}

extension Element {
  /// Whether the element is the only run of a text that the app draws, which stands for itself.
  fileprivate var isOnlyRun: Bool {
    guard let parent, parent.role == .text, parent.state.accepts(.typeset) else { return false }
    return parent.children.count { $0.role != .canvas } == 1
  }
}

extension HostQuery: CustomStringConvertible {
  var description: String {
    let what = role?.rawValue ?? "element"
    let named =
      switch name {
      case .any: what
      case .exactly(let name): "\(what) “\(name)”"
      case .containing(let part): "\(what) containing “\(part)”"
      case .identifier(let identifier): "\(what) with the identifier “\(identifier)”"
      }
    return switch place {
    case .only: named
    case .index(let index): "\(named) at \(index)"
    case .last: "last \(named)"
    }
  }
}

extension Element {
  /// Whether the element is part of the name of a control around it.
  ///
  /// Assistive technology presents buttons, options and toggles without children (WAI-ARIA 1.2,
  /// "Children Presentational").
  fileprivate var isPartOfAName: Bool {
    lineage.dropFirst().contains { [.button, .option, .toggle].contains($0.role) }
  }
}
