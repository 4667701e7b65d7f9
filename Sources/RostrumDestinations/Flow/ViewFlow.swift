import Foundation
import IssueReporting
import Observation

/// The navigation state of an app: its active destinations, and the presentations between them.
///
/// ```swift
/// let flow = ViewFlow<AppDestination, AppTab, AppContent>(
///   destinationProviders: [.home: HomeProvider(), .colorDetail: ColorDetailProvider()],
///   startingDestination: DestinationPresentation(
///     destinationType: .home, presentationType: .replaceRoot, assistantType: .basic))
/// flow.start()
/// ```
///
/// The flow doesn't store where destinations are presented. The containers of the views are the
/// only source of truth: the path of a navigation stack, the selected tab, the sheet. The flow
/// derives the position of a destination and the current destination from them. When the user or
/// the app changes a container, the flow releases the destinations that were removed.
/// ``startingDestinationView()`` is the view of the flow. A launch keeps a flow that has been shown,
/// if the destinations, the content and the tabs of the app are `Codable`.
@MainActor @Observable
public final class ViewFlow<
  DestinationType: RoutableDestinations, TabType: TabTypeable, ContentType: ContentTypeable
>: ViewFlowable {
  typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>
  typealias AnyDestination = any ViewDestinationable<DestinationType, ContentType, TabType>

  /// The logger of the flow, which is the shared logger by default.
  @ObservationIgnored public var logger = DestinationsSupport.logger
  /// The presentation of the starting destination.
  @ObservationIgnored
  public var startingDestination: DestinationPresentation<DestinationType, ContentType, TabType>?

  @ObservationIgnored let providers: DestinationProviders<DestinationType>
  var root: AnyDestination?
  var destinations: [AnyDestination] = []
  /// The destinations, by ID.
  @ObservationIgnored var registry: [UUID: AnyDestination] = [:]
  /// Destinations that were created for a container that isn't in the flow yet.
  @ObservationIgnored var pending: [UUID: AnyDestination] = [:]
  /// The number of nested presentations by the app.
  ///
  /// While it isn't zero, removals aren't caused by the user.
  @ObservationIgnored var presentationDepth = 0
  /// The numbers of the destinations, by which each launch knows them.
  @ObservationIgnored var numbers: [UUID: Int] = [:]
  /// The number of the destination that was added last.
  @ObservationIgnored var lastNumber = 0
  /// Keeps the flow with the launch that shows its view.
  @ObservationIgnored var kept: KeptFlow<DestinationType, TabType, ContentType>?
  /// What is being restored from an earlier launch.
  @ObservationIgnored var restored: RestoredDestinations?

  /// Creates a flow.
  ///
  /// - Parameters:
  ///   - destinationProviders: The providers of the destinations.
  ///   - startingDestination: The presentation of the starting destination.
  ///   - routesToIgnore: The destinations that don't need a provider.
  public init(
    destinationProviders: [DestinationType: any ViewDestinationProviding],
    startingDestination: DestinationPresentation<DestinationType, ContentType, TabType>,
    routesToIgnore: [DestinationType]? = nil
  ) {
    providers = DestinationProviders(destinationProviders, ignoring: routesToIgnore ?? [])
    self.startingDestination = startingDestination
  }

  isolated deinit {
    kept?.end()
    for destination in registry.values { destination.release() }
  }

  /// The root destination.
  public var rootDestination: (any Destinationable<DestinationType, ContentType, TabType>)? {
    root
  }

  /// All active destinations, in the order in which they were presented.
  public var activeDestinations: [any Destinationable<DestinationType, ContentType, TabType>] {
    destinations
  }

  /// The current destination: on top of the stack, in the selected tab, in the topmost sheet.
  public var currentDestination: (any Destinationable<DestinationType, ContentType, TabType>)? {
    front
  }

  /// Presents the starting destination, which replaces all others.
  ///
  /// If the destinations are `CaseIterable`, those without a provider are reported. Events that
  /// have both a presentation and an interactor request are reported, too.
  ///
  /// In a launch that was restored, the first call leaves the restored destinations as they are.
  public func start() {
    providersPreflight()
    if kept?.continues() == true { return }
    guard let first = startingDestination?.run() else { return }
    if case .destinationPath = first.presentationType {
    } else {
      first.presentationType = .replaceRoot
    }
    presentDestination(configuration: first)
  }

  /// Reports destinations without a provider, and events with more than one action.
  ///
  /// The check also runs in release builds.
  ///
  /// - Parameter routesToIgnore: Additional destinations that don't need a provider.
  public func providersPreflight(routesToIgnore: [DestinationType]? = nil) {
    for error in providers.preflight(ignoring: routesToIgnore ?? []) {
      logger.log(error.message, category: .error, level: .error)
      reportIssue(error.message)
    }
  }

  /// Returns the destination with an ID.
  public func destination(
    for destinationID: UUID
  ) -> (any Destinationable<DestinationType, ContentType, TabType>)? { registry[destinationID] }

  /// Waits until no request of a destination is in flight.
  ///
  /// This method doesn't return while a request iterates over an endless sequence.
  public func finishRequests() async {
    for destination in destinations { await destination.requests.finish() }
  }
}
