extension DestinationsError {
  package static func missingInterfaceAction(event: String, destination: String) -> Self {
    .missingInterfaceAction(
      message: """
        The event "\(event)" of "\(destination)" has no action.

        Add it to the "presentationsData" or "interactorsData" of the provider, and pass the \
        presentations to the destination.
        """)
  }

  package static func missingInterfaceActionAssistant(event: String, destination: String) -> Self {
    .missingInterfaceActionAssistant(
      message: """
        The assistant of the event "\(event)" of "\(destination)" is for other types of events, \
        destinations, content or interactors.
        """)
  }

  package static func duplicateEventTypeUsed(event: String, destination: String) -> Self {
    .duplicateEventTypeUsed(
      message: """
        The event "\(event)" of "\(destination)" has more than one action.

        Add it either to the "presentationsData" or to the "interactorsData" of the provider.
        """)
  }

  package static func interactorNotFound(interactor: String, destination: String) -> Self {
    .interactorNotFound(
      message: """
        The destination "\(destination)" doesn't have an interactor "\(interactor)" that supports \
        the request.

        Call "assignInteractor(interactor:for:)" in the provider's "buildDestination".
        """)
  }

  package static func unsupportedInteractorActionType(action: String, assistant: String) -> Self {
    .unsupportedInteractorActionType(
      message: """
        The assistant "\(assistant)" doesn't support the action "\(action)".

        Implement its "handleRequest" or "handleAsyncRequest" for the actions of the interactor.
        """)
  }

  package static func noFlow(destination: String) -> Self {
    .noFlow(
      message: """
        The destination "\(destination)" isn't in a flow, so its event doesn't present anything.

        It may have left the flow already, or have been created without one.
        """)
  }
}
