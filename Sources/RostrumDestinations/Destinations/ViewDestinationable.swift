/// A destination whose interface is a view.
public protocol ViewDestinationable<DestinationType, ContentType, TabType>: Destinationable {
  /// The type of the view.
  associatedtype ViewType: ViewDestinationInterfacing

  /// The view, which the flow releases when the destination is removed.
  var view: ViewType? { get set }
}

extension ViewDestinationable {
  /// Returns the view, or `nil` if the destination has been removed from its flow.
  public func currentView() -> ViewType? { view }

  /// Assigns the view, and adopts the view's state model.
  ///
  /// - Parameter view: The view.
  public func assignAssociatedView(view: ViewType) {
    self.view = view
    if stateModel == nil, let model = view.stateModel as? any StateModeling<Self> {
      stateModel = model
    }
    stateModel?.attach(self)
  }

  /// Releases the view.
  public func removeAssociatedInterface() {
    view?.cleanupResources()
    view = nil
  }

  /// Presents a sheet over the destination.
  ///
  /// - Parameter sheet: The sheet.
  public func presentSheet(sheet: Sheet) {
    sheetPresentation.updateSheet(sheet)
  }

  /// Dismisses the sheet over the destination.
  public func dismissSheet() {
    sheetPresentation.dismissSheet()
  }

  /// Sets the navigator of the stack that contains the destination.
  ///
  /// - Parameter navigator: The navigator.
  public func setPresentingNavigator(navigator: any DestinationPathNavigating) {
    internalState.navigator = navigator
  }

  /// Pops the destination from its navigation stack.
  public func moveBackInNavigationStack() {
    performSystemNavigationAction(navigationType: .navigateBackInStack)
  }

  /// The destinations that were added to this one, in order.
  var addedDestinations: [any ViewDestinationable<DestinationType, ContentType, TabType>] {
    get { internalState.addedDestinations }
    set { internalState.addedDestinations = newValue }
  }

  /// The sheet over the destination, which its view or the destination itself stores.
  var sheetPresentation: SheetPresentation {
    (view as? any SheetPresenting)?.sheetPresentation ?? internalState.sheetPresentation
  }
}

extension StateModeling {
  func attach(_ destination: any Destinationable) {
    if let destination = destination as? Destination { self.destination = destination }
  }

  func release() {
    cleanupResources()
    destination = nil
  }
}
