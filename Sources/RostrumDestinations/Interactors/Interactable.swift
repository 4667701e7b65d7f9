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
  /// The responses, by action.
  var requestResponses: [Request.ActionType: InteractorResponseClosure<Request>] { get set }

  /// Performs a request, and calls the response of its action.
  ///
  /// - Parameter request: The request.
  func perform(request: Request)

  /// Called when the interactor is assigned to a destination.
  func prepareForRequests()

  /// Called when the destination has been removed from its flow.
  func cleanupResources()
}

extension Interactable {
  /// The default implementation does nothing.
  public func prepareForRequests() {}

  /// The default implementation does nothing.
  public func cleanupResources() {}

  /// Assigns the response of an action.
  ///
  /// - Parameters:
  ///   - response: A closure that receives the result.
  ///   - action: The action.
  public func assignResponseForAction(
    response: @escaping InteractorResponseClosure<Request>, for action: Request.ActionType
  ) {
    requestResponses[action] = response
  }

  /// Returns the response of an action.
  ///
  /// - Parameter action: The action.
  /// - Returns: The response, or `nil` if none is assigned.
  public func responseForAction(
    action: Request.ActionType
  ) -> InteractorResponseClosure<Request>? {
    requestResponses[action]
  }
}

/// An interactor on the main actor that provides items.
@MainActor
public protocol Datasourceable<Item>: Interactable {
  /// The type of the items.
  associatedtype Item: Hashable

  /// The items.
  var items: [Item] { get }
}
