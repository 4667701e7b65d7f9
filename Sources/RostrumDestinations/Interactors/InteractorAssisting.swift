/// The kind of an assistant's requests.
public enum InteractorRequestMethod: String, Hashable, Sendable {
  /// The interactor responds synchronously, through the response of the action.
  case sync
  /// The interactor is an actor, and the assistant awaits its results.
  case async
}

/// An assistant that creates the request of an event, and sends it to an interactor.
///
/// The built-in assistants send only the action. A custom assistant adds the content of the event:
///
/// ```swift
/// struct AddNoteAssistant: AsyncInteractorAssisting {
///   typealias Request = NotesRequest
///   let interactorType = NotesDestination.InteractorType.notes
///
///   func handleAsyncRequest<Destination: Destinationable>(
///     destination: Destination, actionType: NotesRequest.ActionType, content: AppContent?
///   ) async where Destination.InteractorType == NotesDestination.InteractorType {
///     guard case .note(let note) = content else { return }
///     let request = NotesRequest(action: .add(note))
///     let result = await destination.performRequest(interactor: interactorType, request: request)
///     await destination.handleAsyncInteractorResult(result: result, for: request)
///   }
/// }
/// ```
///
/// An assistant that doesn't use actions can omit `Request`.
@MainActor
public protocol InteractorAssisting<InteractorType, ContentType> {
  /// The interactors of the destination.
  associatedtype InteractorType: InteractorTypeable
  /// The requests of the interactor.
  associatedtype Request: InteractorRequestConfiguring = NoRequest
  /// The content of events.
  associatedtype ContentType: ContentTypeable

  /// The interactor that the request is sent to.
  var interactorType: InteractorType { get }
  /// The kind of the requests.
  var requestMethod: InteractorRequestMethod { get }

  /// Sends a request.
  ///
  /// - Parameters:
  ///   - destination: The destination that the event belongs to.
  ///   - actionType: The action to perform.
  ///   - content: The content of the event.
  func handleRequest<Destination: Destinationable>(
    destination: Destination, actionType: Request.ActionType, content: ContentType?
  ) where Destination.InteractorType == InteractorType

  /// Sends a request that doesn't depend on an action.
  ///
  /// - Parameters:
  ///   - destination: The destination that the event belongs to.
  ///   - content: The content of the event.
  func handleRequest<Destination: Destinationable>(
    destination: Destination, content: ContentType?
  ) where Destination.InteractorType == InteractorType
}

extension InteractorAssisting {
  /// `.sync`: the interactor responds synchronously.
  public var requestMethod: InteractorRequestMethod { .sync }

  /// Sends a request that doesn't depend on an action.
  public func handleRequest<Destination: Destinationable>(
    destination: Destination, actionType: Request.ActionType, content: ContentType?
  ) where Destination.InteractorType == InteractorType {
    handleRequest(destination: destination, content: content)
  }

  /// Logs that the assistant doesn't support requests without an action.
  public func handleRequest<Destination: Destinationable>(
    destination: Destination, content: ContentType?
  ) where Destination.InteractorType == InteractorType {
    logMissingAction(of: destination)
  }

  func logMissingAction(of destination: some Destinationable) {
    destination.logError(
      error: DestinationsError.unsupportedInteractorActionType(
        action: "none", assistant: "\(Self.self)"))
  }

  /// Sends the request of a type-erased action.
  func request<Destination: Destinationable>(
    destination: Destination, action: any InteractorRequestActionTypeable, content: ContentType?
  ) throws(DestinationsError) where Destination.InteractorType == InteractorType {
    if let action = action as? Request.ActionType {
      handleRequest(destination: destination, actionType: action, content: content)
    } else if Request.self == NoRequest.self {
      handleRequest(destination: destination, content: content)
    } else {
      throw .unsupportedInteractorActionType(action: "\(action)", assistant: "\(Self.self)")
    }
  }
}
