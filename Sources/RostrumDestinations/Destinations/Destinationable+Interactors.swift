import IssueReporting

extension Destinationable {
  /// Assigns an interactor to the destination.
  ///
  /// - Parameters:
  ///   - interactor: The interactor.
  ///   - type: Its type.
  public func assignInteractor<Request>(
    interactor: any AbstractInteractable<Request>, for type: InteractorType
  ) {
    internalState.interactors[type] = interactor
    configureInteractor(interactor, type: type)
    if let interactor = interactor as? any Interactable {
      interactor.prepareForRequests()
    } else if let interactor = interactor as? any AsyncInteractable {
      internalState.requests.start { await interactor.prepareForRequests() }
    }
  }

  /// The former spelling of ``assignInteractor(interactor:for:)``.
  ///
  /// - Parameters:
  ///   - interactor: The interactor.
  ///   - type: Its type.
  public func setupInteractor<Request>(
    interactor: any AbstractInteractable<Request>, for type: InteractorType
  ) {
    assignInteractor(interactor: interactor, for: type)
  }

  /// Returns the interactor of a type.
  ///
  /// - Parameter type: The type.
  /// - Returns: The interactor, or `nil` if none is assigned.
  public func interactor(for type: InteractorType) -> (any AbstractInteractable)? {
    internalState.interactors[type]
  }

  /// Sends a request to an interactor on the main actor.
  ///
  /// An interface should prefer ``performAction(for:content:)``, which hides the interactor. A
  /// missing interactor is reported and logged.
  ///
  /// - Parameters:
  ///   - type: The interactor.
  ///   - request: The request.
  public func performRequest<Request: InteractorRequestConfiguring>(
    interactor type: InteractorType, request: Request
  ) {
    guard let interactor = internalState.interactors[type] as? any Interactable<Request> else {
      logError(error: missing(type))
      reportIssue(missing(type).message)
      return
    }
    interactor.perform(request: request)
  }

  /// Sends a request to an interactor that is an actor.
  ///
  /// - Parameters:
  ///   - type: The interactor.
  ///   - request: The request.
  /// - Returns: The result; a failure if the interactor is missing.
  public func performRequest<Request: InteractorRequestConfiguring>(
    interactor type: InteractorType, request: Request
  ) async -> Result<Request.ResultData, any Error> {
    guard let interactor = internalState.interactors[type] as? any AsyncInteractable<Request> else {
      return .failure(missing(type))
    }
    return await interactor.perform(request: request)
  }

  private func missing(_ interactor: InteractorType) -> DestinationsError {
    .interactorNotFound(interactor: "\(interactor)", destination: type.rawValue)
  }

  /// Cancels the requests, and tells the interactors, the state model and the destination.
  func release() {
    internalState.requests.cancel()
    for interactor in internalState.interactors.values {
      if let interactor = interactor as? any Interactable {
        interactor.cleanupResources()
      } else if let interactor = interactor as? any AsyncInteractable {
        Task { await interactor.cleanupResources() }
      }
    }
    internalState.interactors.removeAll()
    internalState.interfaceActions.removeAll()
    internalState.addedDestinations.removeAll()
    cleanupResources()
    stateModel?.release()
    removeAssociatedInterface()
    stateModel = nil
    internalState.removalClosure?()
  }
}
