import IssueReporting

extension Destinationable {
  /// Assigns an interactor to the destination.
  ///
  /// - Parameters:
  ///   - interactor: The interactor.
  ///   - type: The type of the interactor.
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

  /// The former name of ``assignInteractor(interactor:for:)``.
  ///
  /// - Parameters:
  ///   - interactor: The interactor.
  ///   - type: The type of the interactor.
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
  /// Interfaces should prefer ``performAction(for:content:)``, which doesn't depend on the
  /// interactor. If the interactor is missing, an error is logged and reported as an issue.
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

  /// Sends a request to an interactor that is an actor, and waits for the result.
  ///
  /// - Parameters:
  ///   - type: The interactor.
  ///   - request: The request.
  /// - Returns: The result, which is a failure if the interactor is missing.
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

  /// Cancels the requests, and notifies the interactors, the state model and the destination.
  func release() {
    internalState.requests.cancel()
    for interactor in internalState.interactors.values { interactor.cleanupResources() }
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
