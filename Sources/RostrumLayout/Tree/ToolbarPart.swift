import RostrumElements

/// The part of a screen's bar that an element in it belongs to.
enum ToolbarPart {
  case leading, principal, trailing
}

extension ElementSnapshot {
  /// The part of a bar that the element belongs to.
  var toolbarPart: ToolbarPart {
    switch content {
    case .group(.barLeading): .leading
    case .toolbarItem(.principal, _), .toolbarItem(.titleMenu, _): .principal
    default: .trailing
    }
  }
}
