import Foundation

extension ViewFlow {
  /// Performs a presentation, which may also go back or dismiss a sheet.
  @discardableResult
  public func present(
    _ presentation: DestinationPresentation<DestinationType, ContentType, TabType>
  ) throws(DestinationsError) -> (any ViewDestinationable<DestinationType, ContentType, TabType>)? {
    let presentation = presentation.run()
    presentationDepth += 1
    defer {
      presentationDepth -= 1
      containersDidChange()
    }
    do throws(DestinationsError) {
      let destination = try perform(presentation)
      discardPending()
      if case .custom = presentation.presentationType { return destination }
      complete(presentation, with: destination)
      return destination
    } catch {
      discardPending()
      presentation.completionClosure?(false)
      throw error
    }
  }

  private func complete(_ presentation: Presentation, with destination: AnyDestination?) {
    if presentation.shouldDelayCompletionActivation, let destination {
      destination.delayCompletion(presentation.completionClosure)
    } else {
      presentation.completionClosure?(true)
    }
  }

  private func perform(_ presentation: Presentation) throws(DestinationsError) -> AnyDestination? {
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

  /// The destination that initiates a presentation: the event's destination, or the frontmost one.
  private func origin(
    of presentation: Presentation
  ) throws(DestinationsError) -> AnyDestination? {
    guard let id = presentation.currentDestinationID else { return front }
    if let destination = registry[id] { return destination }
    throw .childDestinationNotFound(presentation: presentation.presentationType.rawValue)
  }

  func presentNew(
    _ presentation: Presentation, from origin: AnyDestination?
  ) throws(DestinationsError) -> AnyDestination {
    let target = try target(of: presentation, from: origin)
    let configuration = presentation.run()
    configuration.parentDestinationID = target.parent?.id ?? presentation.parentDestinationID
    let destination = try build(configuration)
    place(destination, at: target, presentation, from: origin)
    let way = presentation.presentationType.rawValue
    logger.log("Presented \"\(destination.type.rawValue)\" by \(way)")
    return destination
  }

  /// Presents several destinations in order.
  ///
  /// If a presentation isn't possible, the remaining ones are dropped.
  private func follow(
    _ path: [Presentation], of presentation: Presentation
  ) throws(DestinationsError) -> AnyDestination? {
    var last: AnyDestination?
    for (index, element) in path.enumerated() {
      let step = element.run()
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

extension Destinationable {
  func delayCompletion(_ completion: (@MainActor (Bool) -> Void)?) {
    internalState.delayedCompletion = completion
  }
}
