import Foundation

extension ViewFlow {
  /// Presents, goes back or dismisses.
  @discardableResult
  public func present(
    _ presentation: PresentationConfiguration
  ) throws(DestinationsError) -> AnyDestination? {
    presentationDepth += 1
    defer { presentationDepth -= 1 }
    do throws(DestinationsError) {
      let destination = try perform(presentation)
      discardPending()
      if case .custom = presentation.presentationType { return destination }
      presentation.completionClosure?(true)
      return destination
    } catch {
      discardPending()
      presentation.completionClosure?(false)
      throw error
    }
  }

  private func perform(
    _ presentation: PresentationConfiguration
  ) throws(DestinationsError) -> AnyDestination? {
    let origin = try origin(of: presentation)
    switch presentation.presentationType {
    case .destinationPath(let path):
      return try follow(path, of: presentation)
    case .navigationStack(.goBack):
      try goBack(presentation, from: origin)
      return nil
    case .sheet(.dismiss, _):
      try dismissSheet(presentation, from: origin)
      return nil
    case .tabBar(let tab) where presentation.destinationType == nil:
      try tabBar(around: origin, for: presentation).updateSelectedTab(type: tab)
      return nil
    case .moveToNearest:
      return try moveToNearest(presentation, from: origin)
    default:
      if let target = presentation.actionTargetID {
        return try reveal(target, for: presentation)
      }
      return try presentNew(presentation, from: origin)
    }
  }

  /// The destination that asks for a presentation: the one whose event it is, or the current one.
  private func origin(
    of presentation: PresentationConfiguration
  ) throws(DestinationsError) -> AnyDestination? {
    guard let id = presentation.currentDestinationID else { return currentDestination }
    if let destination = registry[id] { return destination }
    throw .childDestinationNotFound(presentation: presentation.presentationType.rawValue)
  }

  func presentNew(
    _ presentation: PresentationConfiguration, from origin: AnyDestination?
  ) throws(DestinationsError) -> AnyDestination {
    let (placement, replaced) = try place(for: presentation, from: origin)
    var configuration = presentation
    configuration.parentDestinationID = placement.parentID ?? presentation.parentDestinationID
    let destination = try build(configuration)
    place(destination, at: placement, replacing: replaced, presentation, from: origin)
    let way = presentation.presentationType.rawValue
    logger.log("Presented \"\(destination.type.rawValue)\" by \(way)", level: .info)
    return destination
  }

  /// Presents several, one after the other; what comes after a step that is not possible is dropped.
  private func follow(
    _ path: [PresentationConfiguration], of presentation: PresentationConfiguration
  ) throws(DestinationsError) -> AnyDestination? {
    var last: AnyDestination?
    for (index, element) in path.enumerated() {
      var step = element
      step.contentType = element.contentType ?? presentation.contentType
      step.currentDestinationID = nil
      if step.navigationStackOptions?.shouldAnimate == nil {
        step.navigationStackOptions = NavigationStackPresentationOptions(shouldAnimate: false)
      }
      do throws(DestinationsError) {
        last = try present(step) ?? last
      } catch {
        throw .pathInterrupted(step: index + 1, count: path.count, reason: error)
      }
    }
    return last
  }
}
