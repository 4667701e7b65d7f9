import Foundation

extension ViewFlow {
  /// Returns the destination of a presentation, to add it to another destination such as a tab bar.
  public func destination(
    for configuration: DestinationPresentation<DestinationType, ContentType, TabType>
  ) -> (any ViewDestinationable<DestinationType, ContentType, TabType>)? {
    if let target = configuration.actionTargetID, let destination = registry[target] {
      return destination
    }
    return buildDestination(for: configuration)
  }

  /// Creates the destination of a presentation.
  ///
  /// The destination is added to the flow together with the container that it is passed to;
  /// otherwise, it is released.
  ///
  /// - Parameter configuration: The presentation.
  /// - Returns: The destination, or `nil` after reporting an issue if its provider doesn't return
  ///   one.
  public func buildDestination(
    for configuration: DestinationPresentation<DestinationType, ContentType, TabType>
  ) -> (any ViewDestinationable<DestinationType, ContentType, TabType>)? {
    reporting(to: logger) { () throws(DestinationsError) in try build(configuration) }
  }

  /// Creates a destination, which is added to the flow when it is placed.
  func build(_ presentation: Presentation) throws(DestinationsError) -> AnyDestination {
    guard let type = presentation.destinationType else {
      throw .undefinedDestinationType(presentation: presentation.presentationType.rawValue)
    }
    let destination = try make(providers.provider(for: type), of: type, presentation.run())
    pending[destination.id] = destination
    return destination
  }

  private func make<Provider: ViewDestinationProviding>(
    _ provider: Provider, of type: DestinationType, _ presentation: Presentation
  ) throws(DestinationsError) -> AnyDestination {
    guard
      let flow = self
        as? ViewFlow<Provider.DestinationType, Provider.TabType, Provider.ContentType>,
      let configuration = presentation
        as? DestinationPresentation<
          Provider.DestinationType, Provider.ContentType, Provider.TabType
        >
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
    provider.assignInteractorAssistants(for: made)
    state.flow = flow
    state.content = configuration.contentType
    state.removalClosure = configuration.removalClosure
    made.connectActions()
    guard let destination = made as? AnyDestination else {
      throw .incompatibleType(destination: type.rawValue, provider: "\(Provider.self)")
    }
    return destination
  }

  /// Releases destinations that were created but not used.
  func discardPending() {
    guard presentationDepth == 1 else { return }
    for destination in pending.values { destination.release() }
    pending.removeAll()
  }
}
