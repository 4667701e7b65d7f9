import Foundation

/// Knows which destinations there are, and presents and removes them.
@MainActor
public protocol ViewFlowable<PresentationConfiguration>: AnyObject {
  /// A presentation of the app.
  associatedtype PresentationConfiguration: DestinationPresentationConfiguring

  /// The destination below everything.
  var rootDestination:
    (
      any ViewDestinationable<
        PresentationConfiguration.DestinationType, PresentationConfiguration.ContentType,
        PresentationConfiguration.TabType
      >
    )?
  { get }
  /// The destination in front.
  var currentDestination:
    (
      any ViewDestinationable<
        PresentationConfiguration.DestinationType, PresentationConfiguration.ContentType,
        PresentationConfiguration.TabType
      >
    )?
  { get }
  /// All destinations, in the order in which they came.
  var activeDestinations:
    [any ViewDestinationable<
      PresentationConfiguration.DestinationType, PresentationConfiguration.ContentType,
      PresentationConfiguration.TabType
    >]
  { get }
  /// Where the flow writes what it does.
  var logger: DestinationsLogger { get }

  /// Presents the first destination.
  func start()

  /// Presents, goes back or dismisses.
  ///
  /// - Parameter presentation: What, and how.
  /// - Returns: The destination that came up, if one did.
  /// - Throws: Why it is not possible; what was presented before is as it was.
  @discardableResult
  func present(_ presentation: PresentationConfiguration) throws(DestinationsError)
    -> (
      any ViewDestinationable<
        PresentationConfiguration.DestinationType, PresentationConfiguration.ContentType,
        PresentationConfiguration.TabType
      >
    )?

  /// The destination with an identity.
  ///
  /// - Parameter destinationID: The identity.
  /// - Returns: The destination, if it is in the flow.
  func destination(
    for destinationID: UUID
  ) -> (
    any ViewDestinationable<
      PresentationConfiguration.DestinationType, PresentationConfiguration.ContentType,
      PresentationConfiguration.TabType
    >
  )?

  /// The destination of a presentation, for use within another one, such as a tab.
  ///
  /// - Parameter configuration: The presentation.
  /// - Returns: The one that is meant by it, or a new one; `nil` with a report if there is none.
  func destination(
    for configuration: PresentationConfiguration
  ) -> (
    any ViewDestinationable<
      PresentationConfiguration.DestinationType, PresentationConfiguration.ContentType,
      PresentationConfiguration.TabType
    >
  )?

  /// Takes a destination away, with all that it presented and holds.
  ///
  /// - Parameter destinationID: The destination; one that is not there changes nothing.
  func removeDestination(destinationID: UUID)

  /// Does what a user can do to leave a destination.
  ///
  /// - Parameters:
  ///   - type: Going back, or dismissing a sheet.
  ///   - options: Which destinations it is about.
  ///   - destinationID: The destination that asks for it.
  func performSystemNavigation(
    _ type: SystemNavigationType, options: SystemNavigationOptions?, from destinationID: UUID)
}

extension ViewFlowable {
  /// Presents, goes back or dismisses; what is not possible is reported as an issue.
  ///
  /// - Parameter configuration: What, and how.
  /// - Returns: The destination that came up, if one did.
  @discardableResult
  public func presentDestination(
    configuration: PresentationConfiguration
  ) -> (
    any ViewDestinationable<
      PresentationConfiguration.DestinationType, PresentationConfiguration.ContentType,
      PresentationConfiguration.TabType
    >
  )? {
    reporting { () throws(DestinationsError) in try present(configuration) }
  }

  /// Takes destinations away, with all that they presented and hold.
  ///
  /// - Parameter destinationIDs: The destinations.
  public func removeDestinations(destinationIDs: [UUID]) {
    for id in destinationIDs { removeDestination(destinationID: id) }
  }
}

extension Destinationable {
  /// Leaves a destination as a user can: by going back, or by dismissing the sheet.
  ///
  /// - Parameters:
  ///   - navigationType: Going back, or dismissing a sheet.
  ///   - options: Which destinations it is about; this one by default.
  public func performSystemNavigationAction(
    navigationType: SystemNavigationType, options: SystemNavigationOptions? = nil
  ) {
    internalState.flow?.performSystemNavigation(navigationType, options: options, from: id)
  }

  /// What happens after the user left the destination without the app's doing.
  ///
  /// - Parameter navigationType: How the user left.
  /// - Returns: The presentation, if the provider has one.
  public func systemNavigationPresentation(
    for navigationType: SystemNavigationType
  ) -> PresentationConfiguration? {
    internalState.systemNavigationConfigurations?.configuration(for: navigationType)
  }

  func leaveFlow() {
    internalState.flow?.removeDestination(destinationID: id)
  }
}
