/// A request to an interactor.
///
/// ```swift
/// struct NotesRequest: InteractorRequestConfiguring {
///   enum ActionType: InteractorRequestActionTypeable { case retrieve, add(Note) }
///   enum ResultData: Sendable { case notes([Note]) }
///
///   let action: ActionType
///   init(action: ActionType) { self.action = action }
/// }
/// ```
public protocol InteractorRequestConfiguring: Sendable {
  /// The actions of the interactor.
  associatedtype ActionType: InteractorRequestActionTypeable
  /// The content of the requests.
  associatedtype RequestContentType: ContentTypeable = NoContent
  /// The data of a result.
  associatedtype ResultData: Sendable
  /// The items of the interactor.
  associatedtype Item: Hashable = Never

  /// The action.
  var action: ActionType { get }

  /// Creates a request.
  ///
  /// - Parameter action: The action.
  init(action: ActionType)
}

/// The actions of an interactor.
public protocol InteractorRequestActionTypeable: Hashable, Sendable {}

/// The interactors of a destination.
public protocol InteractorTypeable: Hashable, Sendable {}

/// A closure that receives the result of a request.
public typealias InteractorResponseClosure<Request: InteractorRequestConfiguring> =
  @MainActor (
    _ result: Result<Request.ResultData, any Error>, _ request: Request
  ) -> Void
