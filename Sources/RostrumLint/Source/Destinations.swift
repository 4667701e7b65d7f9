import SwiftSyntax

extension TypeScope {
  /// Whether the type is the interface of a destination.
  var isDestinationView: Bool {
    kind == .structure
      && inherits(
        "ViewDestinationInterfacing", "NavigatingDestinationInterfacing",
        "TabBarViewDestinationInterfacing", "NavigationSplitViewDestinationInterfacing")
  }

  /// Whether the type makes destinations.
  var isDestinationProvider: Bool { inherits("ViewDestinationProviding", "DestinationProviding") }

  /// Whether the type says what a user can do in an interface.
  var isInteractionType: Bool {
    kind == .enumeration && inherits("EventTypeable", "UserInteractionTypeable")
  }
}

extension FunctionCallExprSyntax {
  /// The interaction that the call performs: `open` of `handleEvent(.open)`.
  var performedInteraction: MemberAccessExprSyntax? {
    let names: Set = ["handleEvent", "performAction", "performInterfaceAction"]
    guard let calledName, names.contains(calledName), let first = arguments.first,
      [nil, "for", "interactionType", "eventType"].contains(first.label?.text)
    else { return nil }
    return first.expression.as(MemberAccessExprSyntax.self)
  }
}
