import Foundation

/// A flow of destinations with views.
@MainActor
public protocol ViewFlowable<DestinationType, ContentType, TabType>: Flowable {
  /// The logger of the flow.
  var logger: PMLogger { get }

  /// Presents, goes back or dismisses.
  ///
  /// - Parameter presentation: The presentation.
  /// - Returns: The destination that was presented or revealed, if any.
  /// - Throws: The reason why it isn't possible. The destinations are as they were before.
  @discardableResult
  func present(
    _ presentation: DestinationPresentation<DestinationType, ContentType, TabType>
  ) throws(DestinationsError) -> (any ViewDestinationable<DestinationType, ContentType, TabType>)?

  /// Returns the destination of a presentation, for use in another destination such as a tab bar.
  ///
  /// - Parameter configuration: The presentation.
  /// - Returns: The destination that it targets, or a new one; `nil` with a report if there isn't
  ///   one.
  func destination(
    for configuration: DestinationPresentation<DestinationType, ContentType, TabType>
  ) -> (any ViewDestinationable<DestinationType, ContentType, TabType>)?

  /// Creates the destination of a presentation, for use in another destination such as a tab bar.
  ///
  /// - Parameter configuration: The presentation.
  /// - Returns: The destination; `nil` with a report if its provider doesn't return one.
  func buildDestination(
    for configuration: DestinationPresentation<DestinationType, ContentType, TabType>
  ) -> (any ViewDestinationable<DestinationType, ContentType, TabType>)?

  /// Performs a navigation as the user can: going back, or dismissing a sheet.
  ///
  /// - Parameters:
  ///   - type: The navigation.
  ///   - options: The destinations that it concerns.
  ///   - destinationID: The destination that asks for it.
  func performSystemNavigation(
    _ type: SystemNavigationType, options: SystemNavigationOptions?, from destinationID: UUID)

  /// Called when a container has changed, such as the selected tab.
  func containersDidChange()
}

extension ViewFlowable {
  /// Presents, goes back or dismisses.
  ///
  /// What isn't possible is logged and reported as an issue.
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
  ///   - contentToPass: The content for those that don't have any.
  public func presentDestinationPath(
    path: [DestinationPresentation<DestinationType, ContentType, TabType>],
    contentToPass: ContentType? = nil
  ) {
    presentDestination(
      configuration: DestinationPresentation(
        presentationType: .destinationPath(path: path), contentType: contentToPass,
        assistantType: .basic))
  }

  /// The view of a destination of the flow.
  ///
  /// - Parameter destinationID: The identity; one that isn't in the flow shows nothing.
  /// - Returns: The view, with everything that the flow presents from it.
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
  /// Performs a navigation as the user can: going back, or dismissing the sheet.
  ///
  /// - Parameters:
  ///   - navigationType: The navigation.
  ///   - options: The destinations that it concerns; by default this one.
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
