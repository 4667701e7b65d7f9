import RostrumElements

/// The part of a screen's bars that a toolbar item belongs to.
enum ToolbarPart {
  case leading, principal, trailing, bottom
}

extension ElementSnapshot {
  /// The part of a bar that the element belongs to.
  var toolbarPart: ToolbarPart {
    guard case .toolbarItem(let place, _) = content else { return .trailing }
    switch place {
    case .navigation, .cancellationAction, .topBarLeading: return .leading
    case .principal, .titleMenu: return .principal
    case .bottomBar, .keyboard: return .bottom
    case .automatic, .primaryAction, .secondaryAction, .confirmationAction, .destructiveAction,
      .status, .topBarTrailing, .search, .searchSuggestions, .searchScopes:
      return .trailing
    }
  }
}
