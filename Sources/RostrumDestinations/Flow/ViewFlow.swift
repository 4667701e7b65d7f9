import Foundation
import IssueReporting
import Observation

/// The flow of an app: the destinations that exist, and how the user gets from one to another.
///
/// ```swift
/// let flow = ViewFlow<AppDestination, AppTab, AppContent>(
///   destinationProviders: [.home: HomeProvider(), .colorDetail: ColorDetailProvider()],
///   startingDestination: DestinationPresentation(
///     destinationType: .home, presentationType: .replaceRoot, assistantType: .basic))
/// flow.start()
/// ```
///
/// The containers of the views are the only model of what is presented: the path of a navigation
/// stack, the selected tab, the sheet. The flow reads from them where a destination is and which one
/// is in front. When the user or the app changes a container, the flow releases the destinations
/// that are gone. ``startingDestinationView()`` shows the flow.
@MainActor @Observable
public final class ViewFlow<
  DestinationType: RoutableDestinations, TabType: TabTypeable, ContentType: ContentTypeable
>: ViewFlowable {
  typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>
  typealias AnyDestination = any ViewDestinationable<DestinationType, ContentType, TabType>

  /// The logger of the flow; by default the one that destinations share.
  @ObservationIgnored public var logger = DestinationsSupport.logger
  /// The first destination.
  @ObservationIgnored
  public var startingDestination: DestinationPresentation<DestinationType, ContentType, TabType>?

  @ObservationIgnored let providers: DestinationProviders<DestinationType>
  var root: AnyDestination?
  var destinations: [AnyDestination] = []
  /// The destinations by identity.
  @ObservationIgnored var registry: [UUID: AnyDestination] = [:]
  /// Destinations that were created for a container which isn't in the flow yet.
  @ObservationIgnored var pending: [UUID: AnyDestination] = [:]
  /// The number of nested presentations of the app.
  ///
  /// Removals meanwhile aren't the user's.
  @ObservationIgnored var presentationDepth = 0

  /// Creates a flow.
  ///
  /// - Parameters:
  ///   - destinationProviders: The providers of the destinations.
  ///   - startingDestination: The first destination.
  ///   - routesToIgnore: Destinations that don't need a provider.
  public init(
    destinationProviders: [DestinationType: any ViewDestinationProviding],
    startingDestination: DestinationPresentation<DestinationType, ContentType, TabType>,
    routesToIgnore: [DestinationType]? = nil
  ) {
    providers = DestinationProviders(destinationProviders, ignoring: routesToIgnore ?? [])
    self.startingDestination = startingDestination
  }

  isolated deinit {
    for destination in registry.values { destination.release() }
  }

  /// The destination below all others.
  public var rootDestination: (any Destinationable<DestinationType, ContentType, TabType>)? {
    root
  }

  /// All destinations, in the order in which they were presented.
  public var activeDestinations: [any Destinationable<DestinationType, ContentType, TabType>] {
    destinations
  }

  /// The destination in front: on top of the stack, in the selected tab, in the topmost sheet.
  public var currentDestination: (any Destinationable<DestinationType, ContentType, TabType>)? {
    front
  }

  /// Presents the first destination, in place of everything.
  ///
  /// If the destinations or their events are `CaseIterable`, those that lead nowhere are reported.
  public func start() {
    providersPreflight()
    guard let first = startingDestination?.run() else { return }
    if case .destinationPath = first.presentationType {
    } else {
      first.presentationType = .replaceRoot
    }
    presentDestination(configuration: first)
  }

  /// Reports the destinations without a provider, and the events that a provider uses twice.
  ///
  /// It runs in released programs, too.
  ///
  /// - Parameter routesToIgnore: More destinations that don't need a provider.
  public func providersPreflight(routesToIgnore: [DestinationType]? = nil) {
    for error in providers.preflight(ignoring: routesToIgnore ?? []) {
      logger.log(error.message, category: .error, level: .error)
      reportIssue(error.message)
    }
  }

  /// Returns the destination with an identity.
  public func destination(
    for destinationID: UUID
  ) -> (any Destinationable<DestinationType, ContentType, TabType>)? { registry[destinationID] }

  /// Waits until no request of a destination is in flight.
  ///
  /// A request that follows an endless sequence doesn't end by itself.
  public func finishRequests() async {
    for destination in destinations { await destination.requests.finish() }
  }
}
