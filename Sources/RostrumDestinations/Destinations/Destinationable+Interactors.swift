import IssueReporting

extension Destinationable {
  /// Gives the destination an interactor.
  ///
  /// - Parameters:
  ///   - interactor: The interactor.
  ///   - type: Which one it is.
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

  /// The older spelling of ``assignInteractor(interactor:for:)``.
  ///
  /// - Parameters:
  ///   - interactor: The interactor.
  ///   - type: Which one it is.
  public func setupInteractor<Request>(
    interactor: any AbstractInteractable<Request>, for type: InteractorType
  ) {
    assignInteractor(interactor: interactor, for: type)
  }

  /// The interactor of a type.
  ///
  /// - Parameter type: Which one.
  /// - Returns: The interactor, if there is one.
  public func interactor(for type: InteractorType) -> (any AbstractInteractable)? {
    internalState.interactors[type]
  }

  /// Asks an interactor on the main actor for something.
  ///
  /// An interface should rather perform an action, which keeps the interactor out of its sight. A
  /// missing interactor is reported as an issue.
  ///
  /// - Parameters:
  ///   - type: Which interactor.
  ///   - request: What is asked.
  public func performRequest<Request: InteractorRequestConfiguring>(
    interactor type: InteractorType, request: Request
  ) {
    guard let interactor = internalState.interactors[type] as? any Interactable<Request> else {
      reportIssue(missing(type).message)
      return
    }
    interactor.perform(request: request)
  }

  /// Asks an interactor that is an actor for something.
  ///
  /// - Parameters:
  ///   - type: Which interactor.
  ///   - request: What is asked.
  /// - Returns: What came of it; a failure if there is no such interactor.
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

  /// Ends the requests, and tells the interactors and the destination that it is over.
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
    internalState.addedDestinations.removeAll()
    cleanupResources()
    removeAssociatedInterface()
  }
}
