/// A destination whose interface is a view.
public protocol ViewDestinationable<DestinationType, ContentType, TabType>: Destinationable {
  /// The type of the view.
  associatedtype ViewType: ViewDestinationInterfacing

  /// The view; the flow lets go of it when the destination is gone.
  var view: ViewType? { get set }
}

extension ViewDestinationable {
  /// Gives the destination its view.
  ///
  /// - Parameter view: The view.
  public func assignAssociatedView(view: ViewType) {
    self.view = view
  }

  /// Lets go of the view.
  public func removeAssociatedInterface() {
    view = nil
  }

  /// What was added to the destination, in order.
  var addedDestinations: [any ViewDestinationable<DestinationType, ContentType, TabType>] {
    get { internalState.addedDestinations }
    set { internalState.addedDestinations = newValue }
  }

  /// The sheet over the destination: of its view, if that keeps it, or its own.
  var sheetPresentation: SheetPresentation {
    (view as? any SheetPresenting)?.sheetPresentation ?? internalState.sheetPresentation
  }
}
