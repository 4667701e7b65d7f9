import Foundation

/// A destination with a view that contains other destinations.
public typealias GroupedViewDestinationable = ViewDestinationable & GroupedDestinationable

/// A destination whose view contains a navigation stack.
@MainActor
public protocol NavigatingViewDestinationable<DestinationType, ContentType, TabType>:
  ViewDestinationable, GroupedDestinationable
{
  /// The path of the stack.
  func navigator() -> (any DestinationPathNavigating)?
}

extension NavigatingViewDestinationable where ViewType: NavigatingDestinationInterfacing {
  /// The path of the stack, which the view stores.
  public func navigator() -> (any DestinationPathNavigating)? { view?.navigator }
}

extension NavigatingViewDestinationable {
  /// The destination on top of the stack, or `nil` if only the root is shown.
  public func frontChild() -> ViewChild? {
    navigator()?.currentPathElement().flatMap { ownChild($0) }
  }

  /// Pops a destination from the stack.
  ///
  /// - Parameter previousPresentationID: The ID of the presentation that becomes current.
  public func navigateBackInStack(previousPresentationID: UUID? = nil) {
    navigator()?.backToPreviousPathElement(previousPresentationID: previousPresentationID)
  }

  /// Pushes a child onto the stack.
  ///
  /// - Parameters:
  ///   - childDestination: The child.
  ///   - shouldSetDestinationAsCurrent: Ignored; a pushed destination always becomes current.
  ///   - shouldAnimate: Whether the change is animated.
  public func addChild(
    childDestination: any Destinationable<DestinationType, ContentType, TabType>,
    shouldSetDestinationAsCurrent: Bool? = true, shouldAnimate: Bool? = true
  ) {
    push(childDestination, shouldAnimate: shouldAnimate)
  }

  /// Removes a child from the stack, or replaces it.
  public func detach(_ id: UUID, replacement: ViewChild?) {
    guard let navigator = navigator() else { return }
    if let replacement {
      swap(id, replacement)
      navigator.navigationPath = navigator.navigationPath.map { $0 == id ? replacement.id : $0 }
    } else {
      swap(id, nil)
      if navigator.index(of: id) != nil { navigator.navigationPath.removeAll { $0 == id } }
    }
  }

  /// Pushes a child.
  func push(
    _ child: any Destinationable<DestinationType, ContentType, TabType>, shouldAnimate: Bool?
  ) {
    append(child, setsCurrent: true)
    if let navigator = navigator() {
      child.connect(to: navigator)
      navigator.addPathElement(item: child.id, shouldAnimate: shouldAnimate)
    }
  }
}

extension Destinationable {
  func connect(to navigator: any DestinationPathNavigating) {
    internalState.navigator = navigator
  }
}
