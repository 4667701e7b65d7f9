import Foundation

extension ViewFlow {
  func goBack(
    _ presentation: Presentation, from origin: AnyDestination?
  ) throws(DestinationsError) {
    if let target = presentation.actionTargetID {
      _ = try reveal(target, for: presentation)
      return
    }
    let stack = try stack(around: origin, for: presentation)
    guard let navigator = stack.navigator(), !navigator.navigationPath.isEmpty else {
      throw nothingToLeave(presentation, origin)
    }
    navigator.backToPreviousPathElement()
  }

  func dismissSheet(
    _ presentation: Presentation, from origin: AnyDestination?
  ) throws(DestinationsError) {
    let around = presentation.actionTargetID.flatMap { registry[$0] } ?? origin
    if let presenter = presenter(ofSheetAround: around) {
      presenter.sheetPresentation.dismissSheet()
    } else if let origin, origin.sheetPresentation.sheet != nil {
      origin.sheetPresentation.dismissSheet()
    } else {
      throw nothingToLeave(presentation, origin)
    }
  }

  /// The destination that presented the sheet which contains a destination.
  private func presenter(ofSheetAround destination: AnyDestination?) -> AnyDestination? {
    guard let last = chain(from: destination, acrossSheets: false).last, spot(of: last).isModal
    else { return nil }
    return parent(of: last)
  }

  private func nothingToLeave(
    _ presentation: Presentation, _ origin: AnyDestination?
  ) -> DestinationsError {
    .nothingToLeave(
      presentation: presentation.presentationType.rawValue,
      destination: origin?.type.rawValue ?? "nothing")
  }

  /// Performs a navigation that the user can perform, too: going back, or dismissing a sheet.
  public func performSystemNavigation(
    _ type: SystemNavigationType, options: SystemNavigationOptions?, from destinationID: UUID
  ) {
    switch type {
    case .dismissSheet:
      let destination = registry[options?.targetID ?? destinationID]
      presenter(ofSheetAround: destination)?.sheetPresentation.dismissSheet()
    case .navigateBackInStack:
      if let target = options?.targetID {
        navigator(containing: target)?.backToElement(identifier: target)
      } else {
        leaveStack(options?.currentID ?? destinationID)
      }
    }
  }

  private func navigator(containing id: UUID) -> (any DestinationPathNavigating)? {
    guard let destination = registry[id] else { return nil }
    return parent(of: destination)?.asNavigating?.navigator()
  }

  private func leaveStack(_ id: UUID) {
    if let navigator = navigator(containing: id), let index = navigator.index(of: id) {
      navigator.navigationPath.removeLast(navigator.navigationPath.count - index)
    } else {
      registry[id]?.asNavigating?.navigateBackInStack()
    }
  }
}
