/// Makes a request of an event, and asks an interactor.
///
/// The built-in assistants pass on the action alone. One of your own adds what came with the event:
///
/// ```swift
/// struct AddNoteAssistant: AsyncInteractorAssisting {
///   typealias ContentType = AppContent
///   let interactorType = NotesDestination.InteractorType.notes
///
///   func handleAsyncRequest<Destination: Destinationable>(
///     destination: Destination, content: AppContent?
///   ) async where Destination.InteractorType == NotesDestination.InteractorType {
///     guard case .note(let note) = content else { return }
///     let request = NotesRequest(action: .add(note))
///     let result = await destination.performRequest(interactor: interactorType, request: request)
///     await destination.handleAsyncInteractorResult(result: result, for: request)
///   }
/// }
/// ```
public protocol InteractorAssisting<InteractorType, ContentType>: Sendable {
  /// The interactors of the destination.
  associatedtype InteractorType: InteractorTypeable
  /// What can come with an event.
  associatedtype ContentType: ContentTypeable

  /// The interactor that is asked.
  var interactorType: InteractorType { get }

  /// Asks the interactor.
  ///
  /// - Parameters:
  ///   - destination: The destination whose event it is.
  ///   - content: What came with the event.
  @MainActor
  func handleRequest<Destination: Destinationable>(
    destination: Destination, content: ContentType?
  ) where Destination.InteractorType == InteractorType
}

/// Makes a request of an event, asks an interactor, and waits for the results.
///
/// It may go on for as long as it likes, as in listening to an `AsyncSequence`: its task belongs to
/// the destination, and is cancelled when the destination is gone.
public protocol AsyncInteractorAssisting<InteractorType, ContentType>: InteractorAssisting {
  /// Asks the interactor, and passes the results on to the destination.
  ///
  /// - Parameters:
  ///   - destination: The destination whose event it is.
  ///   - content: What came with the event.
  func handleAsyncRequest<Destination: Destinationable>(
    destination: Destination, content: ContentType?
  ) async where Destination.InteractorType == InteractorType
}

extension AsyncInteractorAssisting {
  /// Asks the interactor in a task of the destination.
  @MainActor
  public func handleRequest<Destination: Destinationable>(
    destination: Destination, content: ContentType?
  ) where Destination.InteractorType == InteractorType {
    destination.internalState.requests.start {
      await handleAsyncRequest(destination: destination, content: content)
    }
  }
}
