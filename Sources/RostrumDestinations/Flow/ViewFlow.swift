import Foundation
import IssueReporting
import Observation

/// The flow of an app: which destinations there are, and how a user gets from one to the next.
///
/// ```swift
/// let flow = ViewFlow<AppDestination, AppTab, AppContent>(
///   destinationProviders: [.home: HomeProvider(), .colorDetail: ColorDetailProvider()],
///   startingDestination: AppPresentation(
///     destinationType: .home, presentationType: .replaceRoot, assistantType: .basic))
/// flow.start()
/// ```
///
/// Its model is read off the containers: the path of a navigation stack, the tab that is chosen,
/// the sheet that is up. Whoever changes them, the user or the app, the flow hears of it at once and
/// lets go of the destinations that are gone. ``startingDestinationView()`` shows it all.
@MainActor @Observable
public final class ViewFlow<
  DestinationType: RoutableDestinations, TabType: TabTypeable, ContentType: ContentTypeable
>: ViewFlowable {
  /// A presentation of the app.
  public typealias PresentationConfiguration = DestinationPresentation<
    DestinationType, ContentType, TabType
  >
  /// A destination of the app.
  public typealias AnyDestination = any ViewDestinationable<DestinationType, ContentType, TabType>

  /// The destination below everything.
  public internal(set) var rootDestination: AnyDestination?
  /// All destinations, in the order in which they came.
  public internal(set) var activeDestinations: [AnyDestination] = []
  /// Where the flow writes what it does.
  @ObservationIgnored public var logger = DestinationsSupport.logger

  @ObservationIgnored let providers: DestinationProviders<DestinationType>
  @ObservationIgnored let startingDestination: PresentationConfiguration
  @ObservationIgnored var registry: [UUID: AnyDestination] = [:]
  @ObservationIgnored var placements: [UUID: DestinationPlacement<TabType>] = [:]
  /// What was made for use within another destination that is not there yet.
  @ObservationIgnored var pending: [UUID: AnyDestination] = [:]
  /// How many presentations of the app are under way; what is left meanwhile, the user did not leave.
  @ObservationIgnored var presentationDepth = 0

  /// Makes a flow.
  ///
  /// - Parameters:
  ///   - destinationProviders: What makes the destinations.
  ///   - startingDestination: The first one.
  ///   - routesToIgnore: Destinations that need no provider, where the enum is `CaseIterable`.
  public init(
    destinationProviders: [DestinationType: any ViewDestinationProviding],
    startingDestination: PresentationConfiguration, routesToIgnore: [DestinationType]? = nil
  ) {
    providers = DestinationProviders(destinationProviders, ignoring: routesToIgnore ?? [])
    self.startingDestination = startingDestination
  }

  isolated deinit {
    for destination in registry.values { destination.release() }
  }

  /// Presents the first destination, in place of all that is there.
  ///
  /// If the destinations are `CaseIterable`, those without a provider are reported.
  public func start() {
    if let error = providers.preflight() { reportIssue(error.message) }
    var first = startingDestination
    if case .destinationPath = first.presentationType {
    } else {
      first.presentationType = .replaceRoot
    }
    presentDestination(configuration: first)
  }

  /// The destination in front.
  ///
  /// It is read off the containers: the sheet that came up last, and in it or else at the root what
  /// is on top of the stack and in the chosen tab.
  public var currentDestination: AnyDestination? {
    let sheet = activeDestinations.last { destination in
      guard let placement = placements[destination.id], placement.isModal else { return false }
      return isVisible(placement.parentID)
    }
    return (sheet ?? rootDestination)?.front
  }

  /// The destination with an identity.
  public func destination(for destinationID: UUID) -> AnyDestination? { registry[destinationID] }

  /// Waits until no request of a destination is under way.
  ///
  /// A request that listens for ever never ends by itself.
  public func finishRequests() async {
    for destination in activeDestinations { await destination.requests.finish() }
  }

  /// Whether no tab around a destination is another than the chosen one.
  private func isVisible(_ id: UUID?) -> Bool {
    guard let id, let placement = placements[id] else { return true }
    if case .tab(let tab) = placement.spot, let parent = placement.parentID,
      let bar = registry[parent]?.asTabBar, bar.selectedTab.type != tab
    {
      return false
    }
    return isVisible(placement.parentID)
  }
}
