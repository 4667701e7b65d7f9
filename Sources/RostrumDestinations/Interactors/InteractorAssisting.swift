/// The kind of an assistant's requests.
public enum InteractorRequestMethod: String, Hashable, Sendable {
  /// The interactor answers at once, through the response of the action.
  case sync
  /// The interactor is an actor, and the assistant awaits its results.
  case async
}

/// An assistant that makes a request of an event, and sends it to an interactor.
///
/// The built-in assistants pass on the action alone. An assistant of the app adds the content of
/// the event:
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
/// An assistant that makes its requests itself can leave out the action, and with it `Request`.
@MainActor
public protocol InteractorAssisting<InteractorType, ContentType> {
  /// The interactors of the destination.
  associatedtype InteractorType: InteractorTypeable
  /// The requests of the interactor.
  associatedtype Request: InteractorRequestConfiguring = NoRequest
  /// The content of events.
  associatedtype ContentType: ContentTypeable

  /// The interactor to which the request is sent.
  var interactorType: InteractorType { get }
  /// The kind of the requests.
  var requestMethod: InteractorRequestMethod { get }

  /// Sends a request.
  ///
  /// - Parameters:
  ///   - destination: The destination whose event it is.
  ///   - actionType: The action that the event asks for.
  ///   - content: The content of the event.
  func handleRequest<Destination: Destinationable>(
    destination: Destination, actionType: Request.ActionType, content: ContentType?
  ) where Destination.InteractorType == InteractorType

  /// Sends a request that doesn't depend on an action.
  ///
  /// - Parameters:
  ///   - destination: The destination whose event it is.
  ///   - content: The content of the event.
  func handleRequest<Destination: Destinationable>(
    destination: Destination, content: ContentType?
  ) where Destination.InteractorType == InteractorType
}

extension InteractorAssisting {
  /// The interactor answers at once.
  public var requestMethod: InteractorRequestMethod { .sync }

  /// Sends the request that doesn't depend on an action.
  public func handleRequest<Destination: Destinationable>(
    destination: Destination, actionType: Request.ActionType, content: ContentType?
  ) where Destination.InteractorType == InteractorType {
    handleRequest(destination: destination, content: content)
  }

  /// Logs that the assistant doesn't make a request without an action.
  public func handleRequest<Destination: Destinationable>(
    destination: Destination, content: ContentType?
  ) where Destination.InteractorType == InteractorType {
    destination.logError(
      error: DestinationsError.unsupportedInteractorActionType(
        action: "none", assistant: "\(Self.self)"))
  }

  /// Sends the request of an action whose type isn't known.
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
