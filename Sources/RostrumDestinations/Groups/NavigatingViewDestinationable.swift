import Foundation

/// A destination whose view holds a navigation stack.
@MainActor
public protocol NavigatingViewDestinationable<DestinationType, ContentType, TabType>:
  ViewDestinationable, GroupedDestinationable
{
  /// The path of the stack.
  func navigator() -> (any DestinationPathNavigating)?
}

extension NavigatingViewDestinationable where ViewType: NavigatingDestinationInterfacing {
  /// The path of the stack, which the view keeps.
  public func navigator() -> (any DestinationPathNavigating)? { view?.navigator }
}

extension NavigatingViewDestinationable {
  /// The destination on top of the stack; `nil` if the root is in front.
  public func currentChildDestination() -> Child? {
    navigator()?.currentPathElement().flatMap(childForIdentifier)
  }

  /// Goes back by one destination.
  public func navigateBackInStack() {
    navigator()?.backToPreviousPathElement()
  }

  /// Takes a child off the stack, or puts another one in its place.
  public func detach(_ id: UUID, replacement: Child?) {
    guard let navigator = navigator() else { return }
    if let replacement {
      swap(id, replacement)
      navigator.navigationPath = navigator.navigationPath.map { $0 == id ? replacement.id : $0 }
    } else {
      swap(id, nil)
      if navigator.index(of: id) != nil { navigator.navigationPath.removeAll { $0 == id } }
    }
  }

  /// Puts a child on top.
  func push(_ child: Child, shouldAnimate: Bool?) {
    addChild(childDestination: child)
    navigator()?.addPathElement(item: child.id, shouldAnimate: shouldAnimate)
  }
}
