import Foundation

extension ViewFlow {
  /// The destination of a presentation, for use within another one, such as a tab.
  public func destination(for configuration: PresentationConfiguration) -> AnyDestination? {
    if let target = configuration.actionTargetID, let destination = registry[target] {
      return destination
    }
    return reporting { () throws(DestinationsError) in try build(configuration) }
  }

  /// Makes a destination, which is not in the flow until it is placed.
  func build(
    _ presentation: PresentationConfiguration
  ) throws(DestinationsError) -> AnyDestination {
    guard let type = presentation.destinationType else {
      throw .undefinedDestinationType(presentation: presentation.presentationType.rawValue)
    }
    let destination = try make(providers.provider(for: type), of: type, presentation)
    pending[destination.id] = destination
    return destination
  }

  private func make<Provider: ViewDestinationProviding>(
    _ provider: Provider, of type: DestinationType, _ presentation: PresentationConfiguration
  ) throws(DestinationsError) -> AnyDestination {
    guard
      let flow = self
        as? ViewFlow<Provider.DestinationType, Provider.TabType, Provider.ContentType>,
      let configuration = presentation as? Provider.PresentationConfiguration
    else {
      throw .incompatibleType(destination: type.rawValue, provider: "\(Provider.self)")
    }
    let presentations = provider.buildPresentations()
    let navigation = provider.buildSystemPresentations()
    guard
      let made = provider.buildDestination(
        destinationPresentations: presentations, navigationPresentations: navigation,
        configuration: configuration, appFlow: flow)
    else { throw .destinationNotBuilt(destination: type.rawValue) }
    guard made.view != nil else { throw .missingInterface(destination: type.rawValue) }
    let state = made.internalState
    if state.destinationConfigurations == nil { state.destinationConfigurations = presentations }
    if state.systemNavigationConfigurations == nil {
      state.systemNavigationConfigurations = navigation
    }
    state.interactorConfigurations = provider.interactorsData
    state.flow = flow
    guard let destination = made as? AnyDestination else {
      throw .incompatibleType(destination: type.rawValue, provider: "\(Provider.self)")
    }
    return destination
  }

  /// Lets go of what was made and then not used.
  func discardPending() {
    guard presentationDepth == 1 else { return }
    for destination in pending.values { destination.release() }
    pending.removeAll()
  }
}
