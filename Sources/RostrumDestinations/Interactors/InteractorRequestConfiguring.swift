/// Something that is asked of an interactor.
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
  /// What can be asked for.
  associatedtype ActionType: InteractorRequestActionTypeable
  /// What comes back.
  associatedtype ResultData: Sendable

  /// What is asked for.
  var action: ActionType { get }

  /// Makes a request.
  ///
  /// - Parameter action: What is asked for.
  init(action: ActionType)
}

/// What can be asked of one interactor, as an enum scoped to it.
public protocol InteractorRequestActionTypeable: Hashable, Sendable {}

/// The interactors of one destination, as an enum scoped to it.
public protocol InteractorTypeable: Hashable, Sendable {}

/// What an interactor calls when it has done what was asked.
public typealias InteractorResponseClosure<Request: InteractorRequestConfiguring> =
  @MainActor (
    _ result: Result<Request.ResultData, any Error>, _ request: Request
  ) -> Void
