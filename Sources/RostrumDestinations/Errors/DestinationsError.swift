/// What can be wrong about a flow and its destinations.
///
/// All of it are mistakes of the app. The ``message`` says what and where, and what to do.
public indirect enum DestinationsError: Error, Hashable, Sendable {
  /// No provider is there for a destination.
  case missingProvider(destination: String, providers: [String])
  /// No provider is there for several destinations, as a flow finds at its start.
  case missingProviders(destinations: [String], providers: [String])
  /// A provider made a destination without a view.
  case missingInterface(destination: String)
  /// A provider made no destination.
  case destinationNotBuilt(destination: String)
  /// A provider is for another app than the flow.
  case incompatibleType(destination: String, provider: String)
  /// A presentation that has to say a destination says none.
  case undefinedDestinationType(presentation: String)
  /// An event leads to nothing.
  case missingInterfaceAction(event: String, destination: String)
  /// The assistant of an event is for other types.
  case missingInterfaceActionAssistant(event: String, destination: String)
  /// An event leads both to a presentation and to an interactor.
  case duplicateEventTypeUsed(event: String, destination: String)
  /// A destination has no such interactor.
  case interactorNotFound(interactor: String, destination: String)
  /// A tab is not active.
  case tabNotFound(tab: String, tabs: [String])
  /// There is not one destination for each tab.
  case tabsWithoutDestination(tabs: [String], count: Int)
  /// No destination with an identity is there.
  case childDestinationNotFound(presentation: String)
  /// The container that a presentation needs is not around the destination.
  case missingContainer(presentation: String, destination: String)
  /// There is nothing to go back from, or to dismiss.
  case nothingToLeave(presentation: String, destination: String)
  /// A destination acts that is in no flow.
  case noFlow(destination: String)
  /// A step of a path is not possible.
  case pathInterrupted(step: Int, count: Int, reason: DestinationsError)
}
