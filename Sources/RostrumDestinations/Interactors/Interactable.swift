/// An interactor on the main actor.
///
/// ```swift
/// final class ColorsDatasource: Datasourceable {
///   typealias Request = ColorsRequest
///   var requestResponses: [ColorsRequest.ActionType: InteractorResponseClosure<ColorsRequest>] = [:]
///   private(set) var items: [ColorModel] = []
///
///   func perform(request: ColorsRequest) {
///     items.append(contentsOf: nextPage())
///     responseForAction(action: request.action)?(.success(.colors(items)), request)
///   }
/// }
/// ```
@MainActor
public protocol Interactable<Request>: AbstractInteractable {
  /// What is called after each action.
  var requestResponses: [Request.ActionType: InteractorResponseClosure<Request>] { get set }

  /// Does what is asked, and calls the response of the action.
  ///
  /// - Parameter request: What is asked.
  func perform(request: Request)

  /// The interactor has been given to a destination.
  func prepareForRequests()

  /// The destination is gone.
  func cleanupResources()
}

extension Interactable {
  /// Does nothing.
  public func prepareForRequests() {}

  /// Does nothing.
  public func cleanupResources() {}

  /// Says what is called after an action.
  ///
  /// - Parameters:
  ///   - response: Gets the result.
  ///   - action: The action.
  public func assignResponseForAction(
    response: @escaping InteractorResponseClosure<Request>, for action: Request.ActionType
  ) {
    requestResponses[action] = response
  }

  /// What is called after an action.
  ///
  /// - Parameter action: The action.
  /// - Returns: The closure, if one is assigned.
  public func responseForAction(
    action: Request.ActionType
  ) -> InteractorResponseClosure<Request>? {
    requestResponses[action]
  }
}

/// An interactor on the main actor that has items.
@MainActor
public protocol Datasourceable<Request>: Interactable {
  /// The type of the items.
  associatedtype Item

  /// What there is.
  var items: [Item] { get }
}
