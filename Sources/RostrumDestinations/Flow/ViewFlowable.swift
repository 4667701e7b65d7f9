import Foundation

/// A flow of destinations with views.
@MainActor
public protocol ViewFlowable<DestinationType, ContentType, TabType>: Flowable {
  /// The logger of the flow.
  var logger: PMLogger { get }

  /// Performs a presentation, which may also go back or dismiss a sheet.
  ///
  /// - Parameter presentation: The presentation.
  /// - Returns: The destination that was presented or revealed, if any.
  /// - Throws: The reason why the presentation isn't possible. In this case, the flow is unchanged,
  ///   except for the earlier steps of a path.
  @discardableResult
  func present(
    _ presentation: DestinationPresentation<DestinationType, ContentType, TabType>
  ) throws(DestinationsError) -> (any ViewDestinationable<DestinationType, ContentType, TabType>)?

  /// Returns the destination of a presentation, to add it to another destination such as a tab bar.
  ///
  /// - Parameter configuration: The presentation.
  /// - Returns: The target of the presentation or a new destination, or `nil` after reporting an
  ///   issue.
  func destination(
    for configuration: DestinationPresentation<DestinationType, ContentType, TabType>
  ) -> (any ViewDestinationable<DestinationType, ContentType, TabType>)?

  /// Creates the destination of a presentation, to add it to another destination such as a tab bar.
  ///
  /// - Parameter configuration: The presentation.
  /// - Returns: The destination, or `nil` after reporting an issue if its provider doesn't return
  ///   one.
  func buildDestination(
    for configuration: DestinationPresentation<DestinationType, ContentType, TabType>
  ) -> (any ViewDestinationable<DestinationType, ContentType, TabType>)?

  /// Performs a navigation that the user can perform, too: going back, or dismissing a sheet.
  ///
  /// - Parameters:
  ///   - type: The navigation.
  ///   - options: The destinations that are involved.
  ///   - destinationID: The ID of the destination that initiates the navigation.
  func performSystemNavigation(
    _ type: SystemNavigationType, options: SystemNavigationOptions?, from destinationID: UUID)

  /// Called when a container has changed, for example when a tab was selected.
  func containersDidChange()
}

extension ViewFlowable {
  /// Performs a presentation, which may also go back or dismiss a sheet.
  ///
  /// If the presentation isn't possible, the error is logged and reported as an issue.
  ///
  /// - Parameter configuration: The presentation.
  /// - Returns: The destination that was presented or revealed, if any.
  @discardableResult
  public func presentDestination(
    configuration: DestinationPresentation<DestinationType, ContentType, TabType>
  ) -> (any ViewDestinationable<DestinationType, ContentType, TabType>)? {
    reporting(to: logger) { () throws(DestinationsError) in try present(configuration) }
  }

  /// Presents several destinations in order.
  ///
  /// - Parameters:
  ///   - path: The presentations.
  ///   - contentToPass: The content of presentations that have none.
  public func presentDestinationPath(
    path: [DestinationPresentation<DestinationType, ContentType, TabType>],
    contentToPass: ContentType? = nil
  ) {
    presentDestination(
      configuration: DestinationPresentation(
        presentationType: .destinationPath(path: path), contentType: contentToPass,
        assistantType: .basic))
  }

  /// Returns the view of a destination of the flow.
  ///
  /// - Parameter destinationID: The ID of the destination; if it isn't in the flow, the view is
  ///   empty.
  /// - Returns: The view, including everything that the flow presents from it.
  public func destinationView(for destinationID: UUID) -> DestinationView {
    DestinationView(viewDestination(for: destinationID))
  }

  func viewDestination(
    for id: UUID
  ) -> (any ViewDestinationable<DestinationType, ContentType, TabType>)? {
    destination(for: id) as? any ViewDestinationable<DestinationType, ContentType, TabType>
  }
}

extension Destinationable {
  /// Performs a navigation that the user can perform, too: going back, or dismissing the sheet.
  ///
  /// - Parameters:
  ///   - navigationType: The navigation.
  ///   - options: The destinations that are involved; this destination by default.
  public func performSystemNavigationAction(
    navigationType: SystemNavigationType, options: SystemNavigationOptions? = nil
  ) {
    guard let flow = internalState.flow else { return }
    internalState.isSystemNavigating = true
    flow.performSystemNavigation(navigationType, options: options, from: id)
    internalState.isSystemNavigating = false
  }

  func leaveFlow() {
    internalState.flow?.removeDestination(destinationID: id)
  }
}
