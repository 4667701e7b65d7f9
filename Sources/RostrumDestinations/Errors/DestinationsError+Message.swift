extension DestinationsError {
  /// What is wrong, and what to do.
  public var message: String {
    switch self {
    case .missingProvider(let destination, let providers):
      """
      No provider makes the destination "\(destination)", so it was not presented.

      Add one to the "destinationProviders" of the flow. It has providers for: \
      \(list(providers)).
      """
    case .missingProviders(let destinations, let providers):
      """
      The flow has no provider for \(list(destinations)).

      Add them to its "destinationProviders", or to its "routesToIgnore" if they are never \
      presented. It has providers for: \(list(providers)).
      """
    case .missingInterface(let destination):
      """
      The provider of "\(destination)" made a destination without a view, so nothing was presented.

      Call "assignAssociatedView(view:)" in its "buildDestination".
      """
    case .destinationNotBuilt(let destination):
      """
      The provider of "\(destination)" made no destination, so nothing was presented.

      Look at what its "buildDestination" needs of the presentation: its type or its content.
      """
    case .incompatibleType(let destination, let provider):
      """
      The provider of "\(destination)", "\(provider)", is for other types of destinations, content \
      or tabs than the flow.
      """
    case .undefinedDestinationType(let presentation):
      """
      A presentation of kind "\(presentation)" has no destination, so nothing was presented.

      Give it a "destinationType".
      """
    case .childDestinationNotFound(let presentation):
      """
      A presentation of kind "\(presentation)" is about a destination that is not in the flow.

      The destination may be gone already; look at "actionTargetID".
      """
    case .missingContainer(let presentation, let destination):
      """
      A presentation of kind "\(presentation)" from "\(destination)" found no place.

      There is no such container around "\(destination)". Put it into a destination with a \
      navigation stack, tabs or columns; a sheet needs a navigation stack of its own.
      """
    case .nothingToLeave(let presentation, let destination):
      """
      A presentation of kind "\(presentation)" from "\(destination)" has nothing to leave.

      No screen is above the root of its stack, or it is in no sheet.
      """
    case .noFlow(let destination):
      """
      The destination "\(destination)" is in no flow, so an event of it presents nothing.

      It may be gone already, or have been made without the flow.
      """
    case .pathInterrupted(let step, let count, let reason):
      "Step \(step) of \(count) of a path was not possible, so the rest was dropped.\n\n"
        + reason.message
    default: eventMessage
    }
  }

  private var eventMessage: String {
    switch self {
    case .missingInterfaceAction(let event, let destination):
      """
      The event "\(event)" of "\(destination)" leads to nothing.

      Add it to the "presentationsData" or "interactorsData" of the provider, and pass the \
      presentations on to the destination.
      """
    case .missingInterfaceActionAssistant(let event, let destination):
      """
      The assistant for the event "\(event)" of "\(destination)" is for other types of events, \
      destinations, content or interactors.
      """
    case .duplicateEventTypeUsed(let event, let destination):
      """
      The event "\(event)" of "\(destination)" leads both to a presentation and to an interactor, \
      so neither happened.

      Take it out of the "presentationsData" or the "interactorsData" of the provider.
      """
    case .interactorNotFound(let interactor, let destination):
      """
      The destination "\(destination)" has no interactor "\(interactor)" that takes such a request.

      Call "assignInteractor(interactor:for:)" in the provider's "buildDestination".
      """
    case .tabNotFound(let tab, let tabs):
      "There is no tab \"\(tab)\". The tabs are: \(list(tabs))."
    case .tabsWithoutDestination(let tabs, let count):
      """
      There are \(count) destinations for the tabs \(list(tabs)).

      Pass one destination for each tab, in the order of the tabs.
      """
    default: "\(self)"
    }
  }

  private func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
