import Foundation
import RostrumDestinations

/// A flow of destinations with views, described by its presentations.
@MainActor
public protocol ViewFlowable<PresentationConfiguration>: RostrumDestinations.ViewFlowable
where PresentationConfiguration == DestinationPresentation<DestinationType, ContentType, TabType> {
  /// The presentations of the flow.
  associatedtype PresentationConfiguration

  /// Returns the destination of a presentation, to add it to another destination such as a tab bar.
  ///
  /// - Parameter configuration: The presentation.
  /// - Returns: The target of the presentation or a new destination, or `nil` after reporting an
  ///   issue.
  func destination(
    for configuration: PresentationConfiguration
  ) -> (any ViewDestinationable<PresentationConfiguration>)?

  /// Creates the destination of a presentation, to add it to another destination such as a tab bar.
  ///
  /// - Parameter configuration: The presentation.
  /// - Returns: The destination, or `nil` after reporting an issue if its provider doesn't return
  ///   one.
  func buildDestination(
    for configuration: PresentationConfiguration
  ) -> (any ViewDestinationable<PresentationConfiguration>)?

  /// Performs a presentation, which may also go back or dismiss a sheet.
  ///
  /// - Parameter configuration: The presentation.
  /// - Returns: The destination that was presented or revealed, if any.
  @discardableResult
  func presentDestination(
    configuration: PresentationConfiguration
  ) -> (any ViewDestinationable<PresentationConfiguration>)?

  /// Returns the destination with an ID.
  ///
  /// - Parameter destinationID: The ID of the destination.
  /// - Returns: The destination, or `nil` if it isn't in the flow.
  func destination(
    for destinationID: UUID
  ) -> (any Destinationable<PresentationConfiguration>)?
}

// NB: The type `ViewFlow` has functions of the same names that return destinations of
// RostrumDestinations. These overloads are disfavored, so a call without a type isn't ambiguous.
extension ViewFlow: ViewFlowable {
  /// The presentations of the flow.
  public typealias PresentationConfiguration = DestinationPresentation<
    DestinationType, ContentType, TabType
  >

  /// Returns the destination of a presentation, to add it to another destination such as a tab bar.
  @_disfavoredOverload
  public func destination(
    for configuration: PresentationConfiguration
  ) -> (any ViewDestinationable<PresentationConfiguration>)? {
    classic(destination(for: configuration))
  }

  /// Creates the destination of a presentation, to add it to another destination such as a tab bar.
  @_disfavoredOverload
  public func buildDestination(
    for configuration: PresentationConfiguration
  ) -> (any ViewDestinationable<PresentationConfiguration>)? {
    classic(buildDestination(for: configuration))
  }

  /// Performs a presentation, which may also go back or dismiss a sheet.
  @_disfavoredOverload @discardableResult
  public func presentDestination(
    configuration: PresentationConfiguration
  ) -> (any ViewDestinationable<PresentationConfiguration>)? {
    classic(presentDestination(configuration: configuration))
  }

  /// Returns the destination with an ID.
  @_disfavoredOverload
  public func destination(
    for destinationID: UUID
  ) -> (any Destinationable<PresentationConfiguration>)? {
    let found: (any RostrumDestinations.Destinationable<DestinationType, ContentType, TabType>)? =
      destination(for: destinationID)
    return found as? any Destinationable<PresentationConfiguration>
  }

  private func classic(
    _ destination: (
      any RostrumDestinations.ViewDestinationable<DestinationType, ContentType, TabType>
    )?
  ) -> (any ViewDestinationable<PresentationConfiguration>)? {
    destination as? any ViewDestinationable<PresentationConfiguration>
  }
}
