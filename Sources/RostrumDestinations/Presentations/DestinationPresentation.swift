import Foundation

/// A description of how a destination is presented: its type, the presentation, and its content.
///
/// ```swift
/// let colorDetail = DestinationPresentation<AppDestination, AppContent, AppTab>(
///   destinationType: .colorDetail, presentationType: .navigationStack(type: .present),
///   assistantType: .basic)
/// ```
///
/// A provider holds one presentation for each event that presents something. A presentation is a
/// reference with an identity of its own. The flow never changes the one that it's given: it works
/// on a private copy, so the content of one run doesn't leak into the next.
@MainActor
public final class DestinationPresentation<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: DestinationPresentationConfiguring, Identifiable {
  /// The type of the ways to present a destination of the app.
  public typealias PresentationType = DestinationPresentationType<
    DestinationType, ContentType, TabType
  >

  /// The identity of the presentation.
  public nonisolated let id: UUID
  /// The destination to present; `nil` if nothing new is presented, as in going back.
  public var destinationType: DestinationType?
  /// How the destination is presented.
  public var presentationType: PresentationType
  /// The content that is passed to the destination.
  public var contentType: ContentType?
  /// Whether the app or the system asks for the presentation.
  public var actionType: DestinationActionType
  /// The existing destination to reveal, go back to, or dismiss.
  public var actionTargetID: UUID?
  /// The assistant that prepares the presentation when its event happens.
  public var assistantType: ActionAssistantType
  /// The destination that asks for the presentation; `nil` for the one in front.
  public var currentDestinationID: UUID?
  /// The parent of the new destination; the flow sets it.
  public var parentDestinationID: UUID?
  /// The navigator on which the destination is pushed; `nil` for the nearest one.
  public weak var navigator: (any DestinationPathNavigating)?
  /// How the destination moves onto a navigation stack.
  public var navigationStackOptions: NavigationStackPresentationOptions?
  /// The tab bar in which the destination is presented; `nil` for the nearest one.
  public weak var tabBarDestination:
    (any TabBarViewDestinationable<DestinationType, ContentType, TabType>)?
  /// Whether ``completionClosure`` waits until the view of the destination has appeared.
  public var shouldDelayCompletionActivation: Bool
  /// Whether a tab or a column that the presentation changes is selected, too.
  public var shouldSetDestinationAsCurrent = true
  /// Runs after the presentation, with whether it succeeded.
  public var completionClosure: (@MainActor (Bool) -> Void)?
  /// Runs after the destination that was presented has left the flow.
  public var removalClosure: (@MainActor () -> Void)?

  /// Creates a presentation.
  ///
  /// - Parameters:
  ///   - destinationType: The destination to present; `nil` if nothing new is presented.
  ///   - presentationType: How the destination is presented.
  ///   - contentType: The content that is passed to the destination.
  ///   - actionType: Whether the app or the system asks for the presentation.
  ///   - actionTargetID: The existing destination to reveal, go back to, or dismiss.
  ///   - assistantType: The assistant that prepares the presentation when its event happens.
  ///   - currentDestinationID: The destination that asks for the presentation.
  ///   - parentDestinationID: The parent of the new destination.
  ///   - navigator: The navigator on which the destination is pushed.
  ///   - navigationStackOptions: How the destination moves onto a navigation stack.
  ///   - shouldDelayCompletionActivation: Whether the completion waits for the view to appear.
  ///   - completionClosure: Runs after the presentation, with whether it succeeded.
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

  /// Returns a presentation with the same values and an identity of its own.
  public func copy() -> DestinationPresentation<DestinationType, ContentType, TabType> {
    DestinationPresentation(copying: self, id: UUID())
  }

  /// Returns a copy for one run of the flow, which may change it.
  func run() -> DestinationPresentation { DestinationPresentation(copying: self, id: id) }
}

extension DestinationPresentation: Hashable {
  /// Whether two presentations have the same identity.
  public nonisolated static func == (
    first: DestinationPresentation, second: DestinationPresentation
  ) -> Bool { first.id == second.id }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// The types of an app's presentations.
///
/// Only ``DestinationPresentation`` conforms.
public protocol DestinationPresentationConfiguring<DestinationType, ContentType, TabType> {
  /// The destinations of the app.
  associatedtype DestinationType: RoutableDestinations
  /// The content that is passed to them.
  associatedtype ContentType: ContentTypeable
  /// The tabs of the app.
  associatedtype TabType: TabTypeable
}

/// The origin of a presentation.
public enum DestinationActionType: String, Hashable, Sendable {
  /// The app asks for it.
  case presentation
  /// The user went back or dismissed a sheet.
  case systemNavigation
}
