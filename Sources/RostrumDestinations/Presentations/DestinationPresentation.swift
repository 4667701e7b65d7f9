import Foundation

/// A description of a presentation: the destination, how it is presented, and its content.
///
/// ```swift
/// let colorDetail = DestinationPresentation<AppDestination, AppContent, AppTab>(
///   destinationType: .colorDetail, presentationType: .navigationStack(type: .present),
///   assistantType: .basic)
/// ```
///
/// A provider stores a presentation for each event that presents something. A presentation is a
/// reference type with its own ID. The flow never modifies a presentation that is passed to it: it
/// works on a private copy, so the content of one presentation doesn't affect the next.
@MainActor
public final class DestinationPresentation<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: DestinationPresentationConfiguring, Identifiable {
  /// The type that describes how a destination is presented.
  public typealias PresentationType = DestinationPresentationType<
    DestinationType, ContentType, TabType
  >

  /// The ID of the presentation.
  public nonisolated let id: UUID
  /// The destination to present, or `nil` if nothing new is presented, for example when going back.
  public var destinationType: DestinationType?
  /// How the destination is presented.
  public var presentationType: PresentationType
  /// The content that is passed to the destination.
  public var contentType: ContentType?
  /// Whether the app or the system initiates the presentation.
  public var actionType: DestinationActionType
  /// The existing destination to reveal, go back to, or dismiss.
  public var actionTargetID: UUID?
  /// The assistant that prepares the presentation when its event occurs.
  public var assistantType: ActionAssistantType
  /// The ID of the destination that initiates the presentation; `nil` for the current destination.
  public var currentDestinationID: UUID?
  /// The ID of the new destination's parent, which the flow sets.
  public var parentDestinationID: UUID?
  /// The navigator that the destination is pushed onto, or `nil` for the nearest one.
  public weak var navigator: (any DestinationPathNavigating)?
  /// Options for a push onto a navigation stack.
  public var navigationStackOptions: NavigationStackPresentationOptions?
  /// The tab bar in which the destination is presented, or `nil` for the nearest one.
  public weak var tabBarDestination:
    (any TabBarViewDestinationable<DestinationType, ContentType, TabType>)?
  /// Whether ``completionClosure`` waits until the view of the destination has appeared.
  public var shouldDelayCompletionActivation: Bool
  /// Whether a tab or a column that the presentation changes is also selected.
  public var shouldSetDestinationAsCurrent = true
  /// A closure that is called after the presentation with whether it succeeded.
  public var completionClosure: (@MainActor (Bool) -> Void)?
  /// A closure that is called after the presented destination has been removed from the flow.
  public var removalClosure: (@MainActor () -> Void)?

  /// Creates a presentation.
  ///
  /// - Parameters:
  ///   - destinationType: The destination to present, or `nil` if nothing new is presented.
  ///   - presentationType: How the destination is presented.
  ///   - contentType: The content that is passed to the destination.
  ///   - actionType: Whether the app or the system initiates the presentation.
  ///   - actionTargetID: The existing destination to reveal, go back to, or dismiss.
  ///   - assistantType: The assistant that prepares the presentation when its event occurs.
  ///   - currentDestinationID: The ID of the destination that initiates the presentation.
  ///   - parentDestinationID: The ID of the new destination's parent.
  ///   - navigator: The navigator that the destination is pushed onto.
  ///   - navigationStackOptions: Options for a push onto a navigation stack.
  ///   - shouldDelayCompletionActivation: Whether the completion waits for the view to appear.
  ///   - completionClosure: A closure that receives whether the presentation succeeded.
  public init(
    destinationType: DestinationType? = nil, presentationType: PresentationType,
    contentType: ContentType? = nil, actionType: DestinationActionType = .presentation,
    actionTargetID: UUID? = nil, assistantType: ActionAssistantType = .basic,
    currentDestinationID: UUID? = nil, parentDestinationID: UUID? = nil,
    navigator: (any DestinationPathNavigating)? = nil,
    navigationStackOptions: NavigationStackPresentationOptions? = nil,
    shouldDelayCompletionActivation: Bool? = false,
    completionClosure: (@MainActor (Bool) -> Void)? = nil
  ) {
    id = UUID()
    self.destinationType = destinationType
    self.presentationType = presentationType
    self.contentType = contentType
    self.actionType = actionType
    self.actionTargetID = actionTargetID
    self.assistantType = assistantType
    self.currentDestinationID = currentDestinationID
    self.parentDestinationID = parentDestinationID
    self.navigator = navigator
    self.navigationStackOptions = navigationStackOptions
    self.shouldDelayCompletionActivation = shouldDelayCompletionActivation ?? false
    self.completionClosure = completionClosure
  }

  private init(copying other: DestinationPresentation, id: UUID) {
    self.id = id
    destinationType = other.destinationType
    presentationType = other.presentationType
    contentType = other.contentType
    actionType = other.actionType
    actionTargetID = other.actionTargetID
    assistantType = other.assistantType
    currentDestinationID = other.currentDestinationID
    parentDestinationID = other.parentDestinationID
    navigator = other.navigator
    navigationStackOptions = other.navigationStackOptions
    tabBarDestination = other.tabBarDestination
    shouldDelayCompletionActivation = other.shouldDelayCompletionActivation
    shouldSetDestinationAsCurrent = other.shouldSetDestinationAsCurrent
    completionClosure = other.completionClosure
    removalClosure = other.removalClosure
  }

  /// Returns a presentation with the same values and a new ID.
  public func copy() -> DestinationPresentation<DestinationType, ContentType, TabType> {
    DestinationPresentation(copying: self, id: UUID())
  }

  /// Returns a copy that the flow may modify while it performs the presentation.
  func run() -> DestinationPresentation { DestinationPresentation(copying: self, id: id) }
}

extension DestinationPresentation: Hashable {
  /// Whether two presentations have the same ID.
  public nonisolated static func == (
    first: DestinationPresentation, second: DestinationPresentation
  ) -> Bool { first.id == second.id }

  /// Hashes the ID.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// The associated types of an app's presentations.
///
/// Only ``DestinationPresentation`` conforms.
public protocol DestinationPresentationConfiguring<DestinationType, ContentType, TabType> {
  /// The destinations of the app.
  associatedtype DestinationType: RoutableDestinations
  /// The content that is passed to destinations.
  associatedtype ContentType: ContentTypeable
  /// The tabs of the app.
  associatedtype TabType: TabTypeable
}

/// The origin of a presentation.
public enum DestinationActionType: String, Hashable, Sendable {
  /// The app initiates the presentation.
  case presentation
  /// The user went back or dismissed a sheet.
  case systemNavigation
}
