import Foundation

/// How a destination is presented: which one, in which way, and with what.
///
/// ```swift
/// typealias AppPresentation = DestinationPresentation<AppDestination, AppContent, AppTab>
///
/// let colorDetail = AppPresentation(
///   destinationType: .colorDetail, presentationType: .navigationStack(type: .present),
///   assistantType: .basic)
/// ```
///
/// Providers hold one for each event of their destination that presents something. It is a value: a
/// flow works on a copy, so the content of one run never shows up in the next.
public struct DestinationPresentation<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: DestinationPresentationConfiguring, Identifiable {
  /// Tells presentations apart.
  public let id: UUID
  /// The destination; `nil` where none comes up, as in going back.
  public var destinationType: DestinationType?
  /// The way in which it is presented.
  public var presentationType: DestinationPresentationType<DestinationType, ContentType, TabType>
  /// What is passed on to the destination.
  public var contentType: ContentType?
  /// Whether the app or the system asks for it.
  public var actionType: DestinationActionType
  /// The destination that is there already and that is meant, as in going back to it.
  public var actionTargetID: UUID?
  /// What prepares the presentation when its event happens.
  public var assistantType: ActionAssistantType
  /// The destination whose event it is; `nil` for the current one.
  public var currentDestinationID: UUID?
  /// The destination that the new one belongs to; the flow fills it in.
  public var parentDestinationID: UUID?
  /// How it comes onto a navigation stack.
  public var navigationStackOptions: NavigationStackPresentationOptions?
  /// Runs afterwards, with whether it worked.
  public var completionClosure: (@MainActor (Bool) -> Void)?

  /// Makes a presentation.
  ///
  /// - Parameters:
  ///   - destinationType: The destination; `nil` where none comes up.
  ///   - presentationType: The way in which it is presented.
  ///   - contentType: What is passed on to the destination.
  ///   - actionType: Whether the app or the system asks for it.
  ///   - actionTargetID: The destination that is meant, if it is there already.
  ///   - assistantType: What prepares the presentation when its event happens.
  ///   - currentDestinationID: The destination whose event it is; `nil` for the current one.
  ///   - parentDestinationID: The destination that the new one belongs to.
  ///   - navigationStackOptions: How it comes onto a navigation stack.
  ///   - completionClosure: Runs afterwards, with whether it worked.
  public init(
    destinationType: DestinationType? = nil,
    presentationType: DestinationPresentationType<DestinationType, ContentType, TabType>,
    contentType: ContentType? = nil,
    actionType: DestinationActionType = .presentation,
    actionTargetID: UUID? = nil,
    assistantType: ActionAssistantType = .basic,
    currentDestinationID: UUID? = nil,
    parentDestinationID: UUID? = nil,
    navigationStackOptions: NavigationStackPresentationOptions? = nil,
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
    self.navigationStackOptions = navigationStackOptions
    self.completionClosure = completionClosure
  }
}

/// The types of an app's presentations; ``DestinationPresentation`` alone conforms.
public protocol DestinationPresentationConfiguring<DestinationType, ContentType, TabType> {
  /// The areas of the app.
  associatedtype DestinationType: RoutableDestinations
  /// What is passed on to them.
  associatedtype ContentType: ContentTypeable
  /// The tabs of the app.
  associatedtype TabType: TabTypeable
}

/// Who asks for a presentation.
public enum DestinationActionType: String, Hashable, Sendable {
  /// The app.
  case presentation
  /// The system: the user went back or dismissed a sheet.
  case systemNavigation
}
