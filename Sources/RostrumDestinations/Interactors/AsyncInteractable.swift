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
  /// Performs a request.
  ///
  /// - Parameter request: The request.
  /// - Returns: The result.
  func perform(request: Request) async -> Result<Request.ResultData, any Error>

  /// Called when the interactor is assigned to a destination.
  func prepareForRequests() async

  /// Called when the destination has been removed from its flow.
  func cleanupResources() async
}

extension AsyncInteractable {
  /// The default implementation does nothing.
  public func prepareForRequests() async {}

  /// The default implementation does nothing.
  public func cleanupResources() async {}
}

/// An interactor that is an actor and provides items.
public protocol AsyncDatasourceable<Item>: AsyncInteractable {
  /// The type of the items.
  associatedtype Item: Hashable

  /// The items.
  var items: [Item] { get }
}
