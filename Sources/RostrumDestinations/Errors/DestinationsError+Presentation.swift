extension DestinationsError {
  package static func missingProvider(destination: String, providers: [String]) -> Self {
    .missingDestination(
      message: """
        The flow doesn't have a provider for "\(destination)", so nothing was presented.

        Add one to the "destinationProviders" of the flow. It has providers for: \
        \(quoted(providers)).
        """)
  }

  package static func missingProviders(destinations: [String], providers: [String]) -> Self {
    .missingDestination(
      message: """
        The flow doesn't have providers for \(quoted(destinations)).

        Add them to its "destinationProviders", or to its "routesToIgnore" if they are never \
        presented. It has providers for: \(quoted(providers)).
        """)
  }

  package static func missingInterface(destination: String) -> Self {
    .missingDestination(
      message: """
        The provider of "\(destination)" returned a destination without a view, so nothing was \
        presented.

        Call "assignAssociatedView(view:)" in its "buildDestination".
        """)
  }

  package static func destinationNotBuilt(destination: String) -> Self {
    .missingDestination(
      message: """
        The provider of "\(destination)" didn't return a destination, so nothing was presented.

        Check which type and content its "buildDestination" requires.
        """)
  }

  package static func incompatibleType(destination: String, provider: String) -> Self {
    .incompatibleType(
      message: """
        The provider of "\(destination)", "\(provider)", is for other types of destinations, \
        content or tabs than the flow.
        """)
  }

  package static func incompatiblePresentation(_ presentation: String) -> Self {
    .incompatibleType(
      message: """
        An assistant set a presentation type "\(presentation)" that is for other types of \
        destinations, content or tabs than the flow.
        """)
  }

  package static func undefinedDestinationType(presentation: String) -> Self {
    .undefinedDestinationType(
      message: """
        A presentation of type "\(presentation)" doesn't have a destination, so nothing was \
        presented.

        Set its "destinationType".
        """)
  }

  package static func childDestinationNotFound(presentation: String) -> Self {
    .childDestinationNotFound(
      message: """
        A presentation of type "\(presentation)" refers to a destination that isn't in the flow.

        The destination may have left already; check "actionTargetID" and "currentDestinationID".
        """)
  }

  package static func missingContainer(presentation: String, destination: String) -> Self {
    .missingContainer(
      message: """
        A presentation of type "\(presentation)" from "\(destination)" has no matching container.

        Put "\(destination)" into a destination with a navigation stack, tabs or columns. A sheet \
        needs a navigation stack of its own.
        """)
  }

  package static func nothingToLeave(presentation: String, destination: String) -> Self {
    .nothingToLeave(
      message: """
        A presentation of type "\(presentation)" from "\(destination)" has nothing to leave: there \
        is no destination above the root of the stack, or no sheet.
        """)
  }

  package static func pathInterrupted(step: Int, count: Int, reason: DestinationsError) -> Self {
    .pathInterrupted(
      message: """
        Step \(step) of \(count) of a path isn't possible, so the rest was dropped.

        \(reason.message)
        """)
  }

  package static func tabNotFound(tab: String, tabs: [String]) -> Self {
    .tabNotFound(message: "The tab \"\(tab)\" isn't active. The active tabs are: \(quoted(tabs)).")
  }

  package static func tabsWithoutDestination(tabs: [String], count: Int) -> Self {
    .tabNotFound(
      message: """
        The number of destinations, \(count), differs from that of the tabs: \(quoted(tabs)).

        Pass one destination for each tab, in the order of the tabs.
        """)
  }

  package static func quoted(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}

extension DestinationsError {
  package static func unreadableState(of destination: String) -> Self {
    .unreadableState(
      message: """
        The stored state of "\(destination)" has tabs or columns that the destination doesn't have.

        Its provider may have changed since the state was stored. Start the flow again.
        """)
  }
}
