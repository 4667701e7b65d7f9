/// An interactor that is an actor.
///
/// ```swift
/// actor NotesDatasource: AsyncDatasourceable {
///   typealias Request = NotesRequest
///   private(set) var items: [Note] = []
///
///   func perform(request: NotesRequest) async -> Result<NotesRequest.ResultData, any Error> {
///     if case .add(let note) = request.action { items.append(note) }
///     return .success(.notes(items))
///   }
/// }
/// ```
public protocol AsyncInteractable<Request>: AbstractInteractable, Actor {
  /// Does what is asked.
  ///
  /// - Parameter request: What is asked.
  /// - Returns: What came of it.
  func perform(request: Request) async -> Result<Request.ResultData, any Error>

  /// The interactor has been given to a destination.
  func prepareForRequests() async

  /// The destination is gone.
  func cleanupResources() async
}

extension AsyncInteractable {
  /// Does nothing.
  public func prepareForRequests() async {}

  /// Does nothing.
  public func cleanupResources() async {}
}

/// An interactor that is an actor and has items.
public protocol AsyncDatasourceable<Request>: AsyncInteractable {
  /// The type of the items.
  associatedtype Item

  /// What there is.
  var items: [Item] { get }
}
